/** Programs from outside that would like to play: the host invites one to a free seat, and it comes or does not. */
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import type { TableModel } from '../table/model.ts';
import { programWords } from '../words/programs.ts';
import { ProgramBadge } from './program-badge.tsx';
import './programs.css';

interface Program {
  readonly program: string;
  readonly name: string;
  readonly level?: string;
}

/** What has become of an invitation: it is waited for, it did not come, or it could not be invited. */
type State = 'invited' | 'absent' | 'refused';

/** How often the list is looked at, and how long somebody who was invited has to sit down, in milliseconds. */
const PAUSE = 10_000;
const TIMEOUT_MS = 15_000;

const say = () => programWords[settings.value.language];

export function ProgramList({ table, game }: { table: TableModel; game: string }) {
  const programs = usePrograms(game);
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const { once } = useBusy();
  const sitters = table.tableView.value?.table.sitters ?? [];
  const absent = programs.filter(
    ({ name }) => !sitters.some(sitter => sitter?.program !== undefined && sitter.name === name),
  );
  if (absent.length === 0) return null;
  const note = (program: string, state: State) => setStates(before => new Map(before).set(program, state));
  const invite = async ({ program }: Program) => {
    const seat = sitters.indexOf(null);
    const isTold = await invited(table.id, program, seat);
    note(program, isTold ? 'invited' : 'refused');
    if (isTold) setTimeout(() => note(program, 'absent'), TIMEOUT_MS);
  };
  return (
    <details class="programs">
      <summary>{say().title(absent.length)}</summary>
      <p class="soft small">{say().explained}</p>
      <ul class="program-list">
        {absent.map(program => {
          const state = states.get(program.program);
          return (
            <li key={program.program} class="program">
              <span class="program-name">{program.name}</span>
              <ProgramBadge program={program} />
              <span class="soft small" role="status">
                {state === undefined ? '' : say().states[state]}
              </span>
              <button
                type="button"
                class="button small"
                disabled={state === 'invited'}
                aria-label={say().inviteOne(program.name)}
                onClick={() => void once(() => invite(program))}
              >
                {say().invite}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Those who play a game, looked at again and again: they come and go. */
function usePrograms(game: string): readonly Program[] {
  const [programs, setPrograms] = useState<readonly Program[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = await listed(game).catch(() => []);
      if (!isOver) setPrograms(found);
    };
    void look();
    const timer = setInterval(() => void look(), PAUSE);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [game]);
  return programs;
}

async function listed(game: string): Promise<readonly Program[]> {
  const answer = await fetch(`/api/v1/programs?game=${encodeURIComponent(game)}`);
  if (!answer.ok) return []; // a server that knows nothing of them
  return ((await answer.json()) as { readonly programs: readonly Program[] }).programs;
}

async function invited(table: string, program: string, seat: number): Promise<boolean> {
  const answer = await fetch(`/api/v1/tables/${table}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ program, seat }),
  }).catch(() => null);
  return answer?.ok === true;
}
