/** The door is shut to everything that is not legal: it is refused with a reason, and nothing has changed. */
import { canonical } from '../canonical.ts';
import type { Chance } from '../chance.ts';
import type { Act } from '../flow.ts';
import type { Rules } from '../game.ts';
import type { Match } from '../match.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { listed, type Seat } from '../seats.ts';
import type { TableEntry } from '../table.ts';
import type { Judge } from './breach.ts';

/** Things no game has an answer for. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  'pass',
  [],
  [{ type: 'pass' }],
  {},
  { type: 5 },
  { type: '' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString', card: 1 },
  { type: ['playCard'] },
  { __proto__: null, type: 'nothing like it' },
];

const BAD_ENTRIES: readonly unknown[] = [
  null,
  'left',
  {},
  { type: 'exploded', seat: 0 },
  { type: 'left' },
  { type: 'left', seat: -1 },
  { type: 'left', seat: 99 },
  { type: 'left', seat: '0' },
  { type: 'left', seat: 0.5 },
  { type: 'left', seat: 0, why: 'bored' },
  { type: 'agreed', on: 'pizza', seats: 3 },
  { type: 'agreed', on: 'draw', seats: 0 },
  { type: 'timeUp', seat: 1 << 20 },
];

/** Tries everything that must fail. `earlier` are actions that were legal before. */
export function keepsItsDoorShut<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  earlier: readonly Act[],
  ledger: ReadonlySet<string> | undefined,
  chance: Chance,
): void {
  const kept = (): string => JSON.stringify(match.save());
  const before = kept();
  const refused = (what: string, answer: unknown): void => {
    const law = 'what is not legal is refused and changes nothing';
    judge.holds(law, isRefusal(answer), () => `${what} was accepted`);
    judge.holds(law, kept() === before, () => `${what} has left traces`);
    const flaw = flawOfRefusal(answer as Refusal, ledger);
    judge.holds('a refusal says why', flaw === null, () => `${what} was refused with ${flaw}`);
  };
  const play = (seat: Seat, action: unknown): unknown => match.play(seat, action as R['action']);
  const shown = (action: unknown): string => canonical(action).slice(0, 80);

  const seats = [...Array(match.seats).keys()];
  const someone = seats[chance.below(seats.length)];
  for (const garbage of GARBAGE) refused(`garbage ${shown(garbage)}`, play(someone, garbage));
  for (const entry of BAD_ENTRIES) refused(`entry ${shown(entry)}`, match.enter(entry as TableEntry));

  for (const seat of seats) {
    const question = match.asked(seat);
    const legal = new Set(question?.legal.map(canonical));
    const isFree = (action: Act): boolean => question?.open === true && acceptsFreely(match, seat, action);
    const others = seats.flatMap(other => match.asked(other)?.legal ?? []);
    for (const action of [...earlier, ...others]) {
      if (!legal.has(canonical(action)) && !isFree(action))
        refused(`${shown(action)} by seat ${seat}`, play(seat, action));
    }
    for (const action of (question?.legal ?? []).flatMap(one => mutations(one))) {
      if (!legal.has(canonical(action)) && !isFree(action))
        refused(`${shown(action)} by seat ${seat}`, play(seat, action));
    }
    if (question !== null && question.legal.length > 0) {
      const action = question.legal[chance.below(question.legal.length)];
      refused('an answer to a past decision', match.play(seat, action, { decision: question.decision - 1 }));
    }
  }
  const action = seats.flatMap(seat => match.asked(seat)?.legal ?? [])[0] ?? earlier[0];
  if (action !== undefined)
    for (const seat of [-1, match.seats, 0.5, Number.NaN, '0' as unknown as number])
      refused(`seat ${String(seat)}`, play(seat, action));
}

function acceptsFreely<R extends Rules>(match: Match<R>, seat: Seat, action: Act): boolean {
  const top = match.state.stack.at(-1);
  if (top === undefined) return false;
  const open = match.game.book.steps[top.step].ask.open;
  return open !== undefined && open.check(match.state, top.v, seat, action as R['action']) === null;
}

/** The same action with one field bent, missing or too many. */
function mutations(action: Act): Act[] {
  const bent: object[] = [
    { ...action, surplus: 1 },
    { ...action, type: `${action.type}s` },
  ];
  for (const [name, value] of Object.entries(action)) {
    if (name === 'type') continue;
    const { [name]: _, ...without } = action as unknown as Record<string, unknown>;
    bent.push(without);
    const others: unknown[] =
      typeof value === 'number' ? [value + 1, value - 1, value + 0.5, -value - 1, `${value}`] : [null, {}];
    bent.push(...others.map(other => ({ ...action, [name]: other })));
  }
  return bent as Act[];
}

/** What is missing from a refusal, or null. */
function flawOfRefusal(refusal: Refusal, ledger: ReadonlySet<string> | undefined): string | null {
  if (typeof refusal.refused !== 'string' || refusal.refused === '') return 'no code';
  if (refusal.rule !== undefined && ledger !== undefined && !ledger.has(refusal.rule)) return `a rule ${refusal.rule}`;
  return null;
}

/** The seats that have left no doubt: none of them is asked anything, and nothing is accepted any more. */
export function isClosed<R extends Rules>(match: Match<R>): boolean {
  return listed((1 << match.seats) - 1).every(seat => match.asked(seat) === null);
}
