/** The desk in front of the machine: what the own seat does now. */
import type { Event } from '@havre/engine/games/decrypto/events.ts';
import { MAX_ROUNDS, TRIO_ROUNDS } from '@havre/engine/games/decrypto/material.ts';
import type { SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { isBesideScreen } from '../../../table/big-screen.ts';
import { words as pageWords } from '../../../words/index.ts';
import { currentLine, ownTeam, type Task } from '../reading.ts';
import { Dials } from '../room/scenery.tsx';
import { roomWords, teamName } from '../speech.ts';
import { Awaiting } from './awaiting.tsx';
import { Choosing } from './choosing.tsx';
import { Contest } from './contest.tsx';
import type { DeskProps } from './contract.ts';
import { Deed } from './deed.tsx';
import { Glass } from './glass.tsx';
import { Guessing } from './guessing.tsx';
import { Judging } from './judging.tsx';
import { Heard } from './listening.tsx';
import { Naming } from './naming.tsx';
import { Reveal } from './reveal.tsx';
import type { Draft } from './use-draft.ts';
import { Writing, type WritingProps } from './writing.tsx';
import './desk.css';

export interface WholeDeskProps extends Pick<DeskProps, 'props' | 'play'> {
  readonly task: Task;
  readonly draft: Draft | null;
  /** Clues on their way: the desk may move to another place of the room while they are typed. */
  readonly slate: WritingProps['slate'];
}

export function Desk({ task, draft, slate, ...common }: WholeDeskProps) {
  const { view } = common.props;
  const line = task === 'reveal' ? (view.sheet.at(-1) ?? null) : currentLine(view);
  // Where nothing in it can be touched, it is moved with the keyboard.
  const stop = task === 'watch' ? 0 : undefined;
  return (
    <section class="dec-desk" data-task={task} aria-label={pageWords().table.actions} tabIndex={stop}>
      <header class="dec-desk-head">
        <span class="dec-round">{roomWords().round(view.round, view.trio ? TRIO_ROUNDS : MAX_ROUNDS)}</span>
        <Dials />
        {line === null ? null : <span>{roomWords().transmission(teamName(view, line.team))}</span>}
      </header>
      <Inside task={task} draft={draft} slate={slate} line={line} {...common} />
    </section>
  );
}

function Inside({ task, draft, slate, line, props, play }: WholeDeskProps & { readonly line: SheetLine | null }) {
  const { view, seat } = props;
  const team = ownTeam(view);
  if (task === 'reveal' && line !== null) {
    const isTurning = (props.event as Event | null)?.type === 'revealed';
    return <Reveal view={view} line={line} isElsewhere={isTurning && isBesideScreen(props.table)} />;
  }
  if (seat === null || team === null)
    return line === null ? <Awaiting props={props} play={play} /> : <Heard line={line} draft={null} />;
  const desk: DeskProps = { props, play, seat, team };
  switch (task) {
    case 'choose':
      return <Choosing {...desk} />;
    case 'write':
      return <Writing key={view.round} {...desk} slate={slate} />;
    case 'guess':
      return line === null || draft === null ? null : <Guessing {...desk} line={line} draft={draft} />;
    case 'behindGlass':
      return line === null ? null : <Glass {...desk} line={line} />;
    case 'listen':
      return line === null ? null : (
        <div class="dec-listening">
          <Heard line={line} draft={null} beside={number => <Contest props={props} play={play} line={number} />} />
          <p class="dec-remark">{roomWords().firstRound}</p>
        </div>
      );
    case 'name':
      return <Naming {...desk} />;
    case 'judge':
      return <Judging {...desk} />;
    case 'admit':
      return (
        <div class="dec-levers">
          {play.legal.map(action => (
            <Deed key={action.type} props={props} play={play} action={action} isMain={action.type === 'admitPlayer'} />
          ))}
        </div>
      );
    default:
      return line === null ? <Awaiting props={props} play={play} /> : <Heard line={line} draft={null} />;
  }
}
