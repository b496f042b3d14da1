/** The table of Aquatika: the lagoon, the two who play, and what the own seat is about to do. */
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { type Action, colourAt, type Event as GameEvent } from '@havre/engine/games/aquatika/state.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { arrangement, Parts } from '../../stage/stage.tsx';
import { SeatSigns, spokenState } from '../../table/seat-signs.tsx';
import { seatStateOf } from '../../table/seat-state.ts';
import { words as pageWords } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { spokenTo } from '../generic/actions.tsx';
import { Tray } from './arranging/tray.tsx';
import { useArranging } from './arranging/use-arranging.ts';
import { Dock } from './dock.tsx';
import { Lagoon } from './lagoon/lagoon.tsx';
import { Overview } from './lagoon/overview.tsx';
import { cellText } from './naming.ts';
import { Plates } from './plates.tsx';
import { NO_CAMP, ownColour, sceneOf } from './reading.ts';
import { captionOf, deedsOf, notationOf } from './saying.ts';
import { aquaWords } from './speech.ts';
import { threatsTo } from './threats.ts';
import { Triumph } from './triumph.tsx';
import { useCells } from './use-cells.ts';
import { useFilm } from './use-film.ts';
import { useFollowing } from './use-following.ts';
import { useLifting } from './use-lifting.ts';
import { usePlay } from './use-play.ts';
import './board.css';

/** On a shared device nothing of what one person has chosen is there for the next. */
export const Board = (props: BoardProps<Aquatika>) => <OneSeat key={props.seat} {...props} />;

function OneSeat(props: BoardProps<Aquatika>) {
  const { view, seat, question, names, table, ui, act } = props;
  const event = props.event as GameEvent | null;
  const sheet = useRef<HTMLElement>(null);
  const play = usePlay(props);
  const arranging = useArranging(props);
  const lifting = useLifting();
  const isLow = arrangement.value === 'low';
  const isAcross = isLow || arrangement.value === 'wide' || arrangement.value === 'huge';
  const suggested: readonly Action[] = props.suggested ?? [];
  const hasHelp = table.tableView.value?.table.plan.hints === true;
  const threats = hasHelp && seat !== null && play.legal.length > 0 ? threatsTo(view, seat) : [];
  const scene = sceneOf(
    view,
    { seat, isAcross, arranged: arranging ?? NO_CAMP, event },
    {
      legal: play.legal,
      chosen: arranging?.held != null ? { from: arranging.held, stops: [] } : play.chosen,
      suggested,
      lifted: lifting.lifted,
      threats,
    },
  );
  const own = ownColour(view, seat);
  const hands = useCells({ view, sight: scene.sight, own, play, arranging, lifting, isWaiting: table.isSending.value });
  useFilm(sheet, scene.sight, event);
  useFollowing(sheet, scene.targets);
  useReturningFocus(sheet, question?.decision ?? null);
  const info = table.tableView.value?.table;
  const stateOf = (of: Seat) => ({ ...seatStateOf(table, ui, of), doing: null });
  const plates = (
    <Plates
      view={view}
      seat={seat}
      names={names}
      acting={info?.acting ?? []}
      notes={of => spokenState(stateOf(of))}
      signs={of => <SeatSigns state={stateOf(of)} />}
    />
  );
  const isEnded = view.over && event === null;
  /** What lies below the lagoon stays until the frame has something in its place: the lagoon would move for nothing. */
  const hasDock = seat !== null && (!isEnded || props.isSolo === true);
  const startCells = arranging?.isOpen === true ? arranging.cells : [];
  const spoken = (action: Action) => spokenTo(ui.wording[settings.value.language], { view, seat, names }, action);
  return (
    <Parts class={isEnded ? 'aqua over' : 'aqua'}>
      {isLow && hasDock ? null : (
        <section class="aqua-others" data-part="others" aria-label={pageWords().table.players}>
          {plates}
        </section>
      )}
      <Lagoon
        sheet={sheet}
        scene={scene}
        touching={seat === null || isEnded ? null : hands.touching}
        nameOf={cell => cellText(aquaWords(), view, scene, cell, startCells)}
      >
        <Overview scene={scene} sheet={sheet} />
        {view.over ? (
          <Triumph text={verdictOf(props)} camp={view.winner < 0 ? null : colourAt(view, view.winner)} />
        ) : null}
      </Lagoon>
      {!hasDock ? null : arranging !== null ? (
        <Tray
          view={view}
          own={own}
          arranging={arranging}
          attributes={hands.kind}
          tray={hands.tray}
          suggested={suggested}
          act={act}
        >
          {isLow ? plates : null}
        </Tray>
      ) : (
        <Dock
          text={captionOf(props, play, threats)}
          notation={notationOf(props, play)}
          deeds={deedsOf(props, play)}
          canGoBack={play.chosen !== null}
          announcement={play.chosen === null && threats.length === 0 ? '' : captionOf(props, play, threats)}
          moves={play.legal.map(spoken)}
          back={play.back}
          act={action => act(action as Action)}
        >
          {isLow ? plates : null}
        </Dock>
      )}
    </Parts>
  );
}

const verdictOf = ({ view, names }: BoardProps<Aquatika>): string =>
  view.winner < 0 ? aquaWords().draw : aquaWords().wins(nameOf(names, view.winner));

/** The button that was pressed is gone: whoever plays by keyboard goes on where the animals are. */
function useReturningFocus(sheet: { readonly current: HTMLElement | null }, decision: number | null): void {
  const usesKeys = useRef(false);
  useEffect(() => {
    const board = sheet.current?.closest('.parts') ?? null;
    const note = ({ target }: Event): void => {
      usesKeys.current = target instanceof Element && target.matches(':focus-visible');
    };
    board?.addEventListener('focusin', note);
    return () => board?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (usesKeys.current && document.activeElement === document.body)
      sheet.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  }, [decision]);
}
