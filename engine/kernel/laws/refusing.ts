/** Everything that is not legal is refused with a reason, and nothing has changed. */
import { canonical, whyNotPlain } from '../canonical.ts';
import { type Chance, SeededDice } from '../chance.ts';
import type { ExternalEvent } from '../external-events.ts';
import { next, perform } from '../flow.ts';
import type { Rules } from '../game.ts';
import { checkLegality } from '../legality.ts';
import type { Match } from '../match.ts';
import { bare } from '../position.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { perSeat, type Seat } from '../seats.ts';
import { misshapen } from '../shapes.ts';
import { type AnyAction, Offer } from '../steps.ts';
import type { Judge } from './breach.ts';
import { wellShaped } from './samples.ts';

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

const BAD_EXTERNAL_EVENTS: readonly unknown[] = [
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
export function refusesTheIllegal<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  earlier: readonly AnyAction[],
  ledger: ReadonlySet<string> | undefined,
  chance: Chance,
): void {
  const kept = (): string => JSON.stringify(match.save());
  const before = kept();
  const refused = (what: string, answer: unknown): void => {
    const law = 'what is not legal is refused and changes nothing';
    judge.holds(law, isRefusal(answer), () => `${what} was accepted`);
    judge.holds(law, kept() === before, () => `${what} has left traces`);
    saysWhy(judge, what, answer as Refusal, ledger);
  };
  const play = (seat: Seat, action: unknown): unknown => match.play(seat, action as R['action']);
  const shown = (action: unknown): string => canonical(action).slice(0, 80);

  const seats = perSeat(match.seats, seat => seat);
  const someone = seats[chance.below(seats.length)];
  for (const garbage of GARBAGE) refused(`garbage ${shown(garbage)}`, play(someone, garbage));
  for (const event of BAD_EXTERNAL_EVENTS)
    refused(`entry ${shown(event)}`, match.applyExternal(event as ExternalEvent));

  for (const seat of seats) {
    const question = match.asked(seat);
    const legal = new Set([...(question?.legal ?? []), ...match.asides(seat)].map(canonical));
    const others = seats.flatMap(other => match.asked(other)?.legal ?? []);
    const bent = (question?.legal ?? []).flatMap(mutations);
    for (const action of [...earlier, ...others, ...bent, ...wellShaped(match.game.actions, chance)]) {
      if (legal.has(canonical(action))) continue;
      if (isFree(match, seat, action)) isCarriedOut(judge, match, seat, action, chance);
      else refused(`${shown(action)} by seat ${seat}`, play(seat, action));
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

/** Whether an action that no list holds is taken all the same. */
function isFree<R extends Rules>(match: Match<R>, seat: Seat, action: AnyAction): boolean {
  const { game, state } = match;
  if (misshapen(game.actions, action) !== null) return false;
  return 'legal' in checkLegality(game.book, state, seat, action as R['action']);
}

/** In a copy; what is lost or broken by it is named. */
function isCarriedOut<R extends Rules>(
  judge: Judge,
  match: Match<R>,
  seat: Seat,
  action: AnyAction,
  chance: Chance,
): void {
  const { game, state } = match;
  const copy = game.clone(state, new SeededDice(chance.below(65536)));
  let flaw: string | null;
  try {
    perform(game.book, copy, seat, action as R['action']);
    next(game.book.steps, copy, new Offer());
    flaw = game.check?.(copy) ?? whyNotPlain(bare(game, copy));
  } catch (error) {
    flaw = String(error);
  }
  const law = 'a free answer that is accepted can be carried out';
  judge.holds(law, flaw === null, () => `after ${canonical(action).slice(0, 80)} by seat ${seat}: ${flaw}`);
}

/** The same action with one field bent, missing or too many. */
function mutations(action: AnyAction): AnyAction[] {
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
  return bent as AnyAction[];
}

/** A refusal has a code, and its rule is a row of the ledger. */
export function saysWhy(
  judge: Judge,
  what: string,
  { refused, rule }: Refusal,
  ledger: ReadonlySet<string> | undefined,
): void {
  const coded = typeof refused === 'string' && refused !== '';
  judge.holds('a refusal says why', coded, () => `${what} was refused without a code`);
  if (rule !== undefined) citesRow(judge, what, rule, ledger);
}

/** What the rules refuse by is a row of the ledger. */
export function citesRow(judge: Judge, what: string, rule: string, ledger: ReadonlySet<string> | undefined): void {
  judge.holds('a refusal says why', ledger?.has(rule) ?? rule !== '', () => `${what} cites '${rule}'`);
}

/** Whether nobody is asked anything any more. */
export function isClosed<R extends Rules>(match: Match<R>): boolean {
  return perSeat(match.seats, seat => match.asked(seat)).every(question => question === null);
}
