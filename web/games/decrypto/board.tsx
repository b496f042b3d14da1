/** The table of Decrypto, an enciphering room: the machines of both teams, the desk in front of them, and the team's talk. */
import type { Event } from '@havre/engine/games/decrypto/events.ts';
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import { type Colour, otherOf } from '@havre/engine/games/decrypto/state.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { play as playSound } from '../../sound/sounds.ts';
import { isRoomy, Parts } from '../../stage/stage.tsx';
import { unreadIn } from '../../table/chat.tsx';
import { seatStateOf } from '../../table/seat-state.ts';
import { words as pageWords } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { useAnswering } from '../kit/use-answering.ts';
import { useGestures } from '../kit/use-gestures.ts';
import { Desk } from './desk/desk.tsx';
import type { Slate } from './desk/use-clues.ts';
import { useDraft } from './desk/use-draft.ts';
import { soundOf } from './pace.ts';
import { currentLine, isAlone, taskOf } from './reading.ts';
import { Ending } from './room/ending.tsx';
import { Plates } from './room/plates.tsx';
import { Scenery } from './room/scenery.tsx';
import { Talk, teamChannel } from './room/talk.tsx';
import { TeamSettings } from './room/team-settings.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { type TabPanel, TabPanels } from './sheet/tab-panels.tsx';
import { usePencil } from './sheet/use-notes.ts';
import { roomWords, teamName } from './speech.ts';
import './board.css';

/** On a shared device nothing of what one person has begun to write is there for the next. */
export const Board = (props: BoardProps<Decrypto>) => <OneSeat key={props.seat} {...props} />;

function OneSeat(props: BoardProps<Decrypto>) {
  const { view, seat, names, table, ui } = props;
  const event = props.event as Event | null;
  const parts = useRef<HTMLDivElement>(null);
  const [isTeamShown, setTeamShown] = useState(false);
  const play = useAnswering(props, () => {});
  useGestures(parts, { ...play, lower: () => setTeamShown(false) });
  useEffect(() => {
    const sound = event === null ? null : soundOf(event);
    if (sound !== null) playSound(sound);
  }, [event]);
  const draft = useDraft(props);
  const pencil = usePencil(props);
  const slate = useRef<Slate | null>(null);
  const task = taskOf(view, seat, event);
  const line = task === 'reveal' ? null : currentLine(view);
  const sheetOf = (colour: Colour) => (
    <Sheet
      // Clues go to their windows when the drums stand still.
      view={event?.type === 'revealed' ? { ...view, sheet: view.sheet.slice(0, -1) } : view}
      team={colour}
      pencil={colour === view.side || view.over ? null : pencil}
      draft={draft?.code ?? null}
      open={line}
    />
  );
  const isPlaying = seat !== null && !view.over;
  // A replay and a board of the past have nobody who could talk.
  const hasTalk = isPlaying && table.seat === seat && teamChannel(props) !== null;
  const first: Colour = view.side ?? 0;
  // The lone Interceptor has neither words nor codes (DEC-TRIO-02).
  const sides = view.trio ? ([0] as const) : ([first, otherOf(first)] as const);
  const titleOf = (colour: Colour): string =>
    view.side === null
      ? teamName(view, colour)
      : colour === view.side
        ? roomWords().tabs.ours
        : roomWords().tabs.theirs;
  const talk = <Talk props={props} pencil={pencil} openSettings={() => setTeamShown(true)} />;
  const panels: readonly TabPanel[] = [
    ...sides.map(colour => ({ name: `team ${colour}`, title: titleOf(colour), content: sheetOf(colour) })),
    ...(hasTalk && !isRoomy()
      ? [
          {
            name: 'talk',
            title: isAlone(view) ? roomWords().tabs.notebook : roomWords().tabs.talk,
            content: talk,
            isNew: unreadIn(table),
          },
        ]
      : []),
  ];
  const desk = view.over ? (
    <Ending view={view} />
  ) : (
    <Desk props={props} play={play} task={task} draft={draft} slate={slate} />
  );
  // Whose words it is about: of the code at hand, of the one that is read out, of those that are to be named.
  const about = (task === 'reveal' ? view.sheet.at(-1) : line)?.team ?? (task === 'name' ? otherOf(first) : first);
  const isDeskOnBoard = isRoomy() || view.over;
  return (
    <Parts parts={parts} class={view.over ? 'dec over' : 'dec'}>
      <Plates view={view} names={names} stateOf={each => seatStateOf(table, ui, each)} />
      <section class="dec-room" data-part="board" aria-label={pageWords().table.board}>
        <Scenery />
        {isDeskOnBoard ? desk : null}
        <TabPanels panels={panels} wanted={`team ${about}`} />
        <TeamSettings props={props} isOpen={isTeamShown} close={() => setTeamShown(false)} />
      </section>
      {view.over || (isDeskOnBoard && !hasTalk) ? null : (
        <div class="dec-mine" data-part="mine">
          {isDeskOnBoard ? talk : desk}
        </div>
      )}
    </Parts>
  );
}
