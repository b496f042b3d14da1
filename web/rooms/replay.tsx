/** The replay of a game: from the server, from this device, or from a file. */
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import { useEffect, useState } from 'preact/hooks';
import { FileButton, type FilePicker, useDrop, useFilePicker } from '../replay/file-picker.tsx';
import { fetchReplay, playAgain, Unavailable } from '../replay/loading.ts';
import { EVERYTHING, eyesFrom, type Source, sourceOf, usualEyes } from '../replay/moment.ts';
import { openedFile } from '../replay/opened-file.ts';
import { ReplayController } from '../replay/replay-controller.ts';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import type { ReplayTimeline } from '../replay/timeline.ts';
import type { Route } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import './replay.css';

type ReplayPlace = Extract<Route, { room: 'replay' }>;

type Loading =
  /** No file has been opened yet. */
  | { readonly type: 'empty' }
  | { readonly type: 'loading'; readonly percent: number }
  | { readonly type: 'unavailable'; readonly code: string }
  | { readonly type: 'ready'; readonly controller: ReplayController };

export function ReplayRoom({ place }: { place: ReplayPlace }) {
  const source = sourceOf(place);
  const picker = useFilePicker();
  const isHeldOver = useDrop(picker);
  const loading = useLoading(source, place);
  return (
    <div class={isHeldOver ? 'replay-room held-over' : 'replay-room'}>
      {loading.type === 'ready' ? (
        <ReplayScreen controller={loading.controller} source={source} picker={picker} key={loading.controller} />
      ) : loading.type === 'loading' ? (
        <p class="frame-loading" role="status">
          {words().replay.winding(loading.percent)}
        </p>
      ) : (
        <NoReplay picker={picker} source={source} code={loading.type === 'unavailable' ? loading.code : null} />
      )}
      {picker.problem === null ? null : (
        <p class="replay-problem" role="alert">
          {picker.problem}
        </p>
      )}
    </div>
  );
}

/** Gets the replay of an address, plays it again, and makes it ready to be looked at. */
function useLoading(source: Source, { at, eyes }: ReplayPlace): Loading {
  const [loading, setLoading] = useState<Loading>({ type: 'loading', percent: 0 });
  const file = source.type === 'file' ? openedFile.value : null;
  const table = source.type === 'file' ? '' : source.table;
  useEffect(() => {
    if (source.type === 'file' && file === null) return setLoading({ type: 'empty' });
    let isWanted = true;
    let controller: ReplayController | null = null;
    const arrive = (next: Loading) => {
      if (isWanted) setLoading(next);
    };
    const load = async () => {
      const replay = file ?? (await fetchReplay(source as Exclude<Source, { type: 'file' }>));
      const { timeline, ui } = await playAgain(replay, share =>
        arrive({ type: 'loading', percent: Math.round(share * 100) }),
      );
      if (!isWanted) return;
      controller = new ReplayController(timeline, ui, { name: table, at: at ?? 0, eyes: eyesIn(timeline, eyes) });
      arrive({ type: 'ready', controller });
    };
    setLoading({ type: 'loading', percent: 0 });
    load().catch((error: unknown) => {
      if (!(error instanceof Unavailable)) console.error(error);
      arrive({ type: 'unavailable', code: error instanceof Unavailable ? error.code : 'damaged' });
    });
    return () => {
      isWanted = false;
      controller?.close();
    };
  }, [source.type, table, file]);
  // The back button, or a link to another moment of the same game.
  useEffect(() => {
    if (loading.type !== 'ready') return;
    const { controller } = loading;
    controller.look(eyesIn(controller.timeline, eyes));
    if (at !== null) controller.goTo(at);
  }, [at, eyes]);
  return loading;
}

function eyesIn({ replay: { seats, players }, canBeRevealed }: ReplayTimeline, text: string | null): Viewer {
  const eyes = eyesFrom(text, seats);
  return eyes === null || (eyes === EVERYTHING && !canBeRevealed) ? usualEyes(players) : eyes;
}

interface NoReplayProps {
  readonly picker: FilePicker;
  readonly source: Source;
  /** Why there is no replay; null if none was asked for. */
  readonly code: string | null;
}

/** There is no replay yet, or none to be had: one may open a file. */
const NoReplay = ({ picker, source, code }: NoReplayProps) => (
  <>
    <TopBar />
    <main class="room">
      <section class="sheet stack drop-sheet">
        <h1>{code === null ? words().replay.open : words().nowhere.title}</h1>
        <p>{code === null ? words().replay.drop : words().replay.unavailable(code)}</p>
        <p class="row">
          {code === 'not-over' && source.type !== 'file' ? (
            <a class="button main" href={`/${source.type === 'here' ? 'here' : 'table'}/${source.table}`}>
              {words().replay.toTable}
            </a>
          ) : null}
          <FileButton picker={picker} />
          <a class="button quiet" href="/">
            {words().common.home}
          </a>
        </p>
      </section>
    </main>
  </>
);
