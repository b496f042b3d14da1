/** Puts into words why the rules do not offer something: a code and the row that says so. What is legal, the steps list. */
import { isUnderWay, localsOf } from '../../kernel/flow.ts';
import { pending } from '../../kernel/pending.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import { whyNot } from '../../kernel/seen.ts';
import { orderMatters } from './2-cards.ts';
import { fits, sailsOf } from './4-hold.ts';
import { closing } from './5-turn.ts';
import { isAtSea } from './5-voyage.ts';
import { seaFight } from './6-sea-fight.ts';
import { isMinimal, lacking } from './7-letters.ts';
import { boarding } from './9-boarding.ts';
import { isThirsty } from './15-rum.ts';
import { cooks } from './16-sailors/cook.ts';
import { type Action, act } from './actions.ts';
import { book } from './book.ts';
import type { View } from './information.ts';
import { ARROW, BESIDE, BOARDING, type Card, canTurn, NONE, PORT } from './material.ts';
import { powers } from './powers.ts';
import { asSeen } from './seen.ts';
import { type State, type Stowed, sideOf, upOf } from './state.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** What nobody does out of turn, also where they are asked something else then. */
const OWN_TURN: readonly Action['type'][] = [
  ...(['sail', 'dock', 'take', 'fight', 'board', 'reveal', 'pass', 'stop', 'finish'] as const),
  ...(['dig', 'turn', 'fulfil', 'steer', 'soothe', 'lookOut', 'deliver'] as const),
];

/** Why an action is not allowed, as a screen shows the table; null where it is. */
export const whyNotOnScreen = (view: View, seat: Seat, action: Action): Refusal | null =>
  whyNot({ book, asSeen, reason }, view, seat, action);

/** Whether nothing but room is lacking for the card that was revealed, or won from a hazard. */
export const lacksRoom = (view: View, seat: Seat): boolean =>
  (view.moment === 'decide' && whyNotOnScreen(view, seat, act.take)?.refused === 'no-room') ||
  (view.moment === 'keeping' && whyNotOnScreen(view, seat, act.keep)?.refused === 'no-room');

/** Why the rules do not offer an action; null where there is no better reason than that. `s` is the table as one sees it. */
export function reason(s: State, seat: Seat, action: Action): Refusal | null {
  if (s.over) return refuse('over', 'CJG-END-04');
  if (s.ships[seat].gone) return refuse('gone', 'CJG-NET-04');
  if (action.type === 'linger') return refuse('already-so', 'CJG-TURN-28');
  if (action.type === 'abstain') return s.advanced ? refuse('already-so', 'CJG-ADV-RUM-11') : null;
  const now = pending(book.steps, s);
  if (now?.step.ask.who(s, now.v) !== seat) return seat === s.turn ? null : refuse('not-your-turn', 'CJG-TURN-03');
  if (seat !== s.turn && OWN_TURN.includes(action.type)) return refuse('not-your-turn', 'CJG-TURN-03');
  const { name } = now.step;
  switch (action.type) {
    case 'sail':
    case 'dock':
      if (name === 'setCourse') return refuse('empty-area', 'CJG-TURN-26');
      return refuse('course-is-set', isSailing(s) ? 'CJG-TURN-09' : 'CJG-TURN-04');
    case 'take':
      return atCard(s, name) ?? whyNotTake(s, seat);
    case 'fight':
      return atCard(s, name) ?? whyNotFight(s, seat);
    case 'board':
      return atCard(s, name) ?? whyNotBoard(s, seat, action.seat);
    case 'reveal':
      return whyNotGoOn(s)[0] ?? whyNotYet(s, name);
    case 'pass':
      return whyNotGoOn(s)[0] ?? null;
    case 'stop':
      return name === 'brace' ? refuse('must-be-faced', 'CJG-ADV-HAZARD-01') : null;
    case 'discard':
      return whyNotDiscard(s);
    case 'dig':
      return whyNotDig(s, seat, action);
    case 'turn':
      return whyNotTurn(s, seat, action.card);
    case 'fulfil':
      return name === 'inPort' ? whyNotFulfil(s, seat, action) : refuse('only-in-port', 'CJG-PORT-25');
    case 'remove':
      return name === 'damage' ? whyNotRemove(s, action.card) : null;
    case 'steal':
      return name === 'spoils' ? whyNotSteal(s, seat, action.card) : refuse('only-after-boarding', 'CJG-BOARD-11');
    case 'keep':
      return name === 'keeping' ? refuse('no-room', 'CJG-ADV-HAZARD-10') : null;
    case 'rollAgain':
      return localsOf(s, seaFight)?.left === 0 ? refuse('no-roll-left', 'CJG-ADV-SEA-11') : null;
    case 'steer':
    case 'soothe':
    case 'lookOut':
      return whyNotEmploy(s, seat, action);
    case 'pour':
      return name === 'rum' ? whyNotPour(s, seat, action.card) : null;
    case 'deliver':
      return atCard(s, name) ?? whyNotDeliver(s, seat, action.card);
    default:
      return null;
  }
}

const momentOf = (s: State): string | undefined => pending(book.steps, s)?.step.name;

const aboard = (s: State, seat: Seat, card: Card): Stowed | undefined =>
  s.ships[seat].cards.find(stowed => stowed.card === card);

/** A sea turn that is not about to close. */
const isSailing = (s: State): boolean => isAtSea(s) && !isUnderWay(s, closing);

/** A quartermaster brings the room he needs (CJG-ADV-SAILOR-52). */
function whyNotSteal(s: State, seat: Seat, card: Card): Refusal | null {
  const stolen = s.ships.flatMap(({ cards }) => cards).find(stowed => stowed.card === card);
  return stolen !== undefined && !fits(s, seat, upOf(stolen)) ? refuse('no-room', 'CJG-BOARD-15') : null;
}

/** A card has to lie there, and to leave a choice. */
function atCard(s: State, moment: string): Refusal | null {
  if (moment === 'decide') return null;
  if (moment === 'brace') return refuse('must-be-faced', 'CJG-ADV-HAZARD-01');
  if (s.ships[s.turn].place === PORT && moment === 'inPort') return refuse('in-port', 'CJG-PORT-02');
  if (isUnderWay(s, boarding)) return refuse('boarded-instead', 'CJG-BOARD-01');
  if (moment === 'makeRoom') return refuse('no-room', 'CJG-SHIP-13');
  if (s.revealed !== NONE) return null;
  return isSailing(s) ? refuse('covered', 'CJG-TURN-20') : refuse('no-card-revealed', 'CJG-TURN-10');
}

function whyNotTake(s: State, seat: Seat): Refusal | null {
  const half = ARROW[s.revealed];
  if (half.kind === 'ship') return refuse('ship-must-be-fought', 'CJG-SHIP-03');
  return fits(s, seat, half) ? null : refuse('no-room', 'CJG-HOLD-11');
}

function whyNotFight(s: State, seat: Seat): Refusal | null {
  const half = ARROW[s.revealed];
  if (half.kind !== 'ship') return refuse('no-ship', 'CJG-SHIP-01');
  return powers(s).canCatch(s, seat, half) ? null : refuse('too-fast', 'CJG-ADV-SEA-01');
}

function whyNotBoard(s: State, seat: Seat, target: Seat): Refusal | null {
  if (!BOARDING[s.revealed]) return refuse('no-boarding-symbol', 'CJG-BOARD-01');
  const other = s.ships[target];
  if (other === undefined || target === seat) return refuse('no-opponent', 'CJG-BOARD-03');
  if (other.gone) return refuse('gone', 'CJG-NET-04');
  if (other.place === PORT) return refuse('safe-in-port', 'CJG-BOARD-04');
  if (other.place === BESIDE) return refuse('not-yet-at-sea', 'CJG-SETUP-04');
  return other.place === s.ships[seat].place ? null : refuse('elsewhere', 'CJG-BOARD-03');
}

/**
 * Everything that forbids another reveal, the calm first.
 * @example whyNotGoOn(s).map(({ refused }) => refused) // ['calm', 'no-sails-left']
 */
export function whyNotGoOn(s: State): Refusal[] {
  const moment = momentOf(s);
  if (moment === 'inPort') return [refuse('in-port', 'CJG-PORT-02')];
  if (moment === 'brace') return [refuse('must-be-faced', 'CJG-ADV-HAZARD-01')];
  if (moment !== 'decide' && moment !== 'beforeReveal') return [];
  const reasons: Refusal[] = [];
  if (s.calm && (!s.advanced || cooks(s).length === 0)) reasons.push(refuse('calm', 'CJG-TURN-14'));
  if (s.reveals >= sailsOf(s, s.turn)) reasons.push(refuse('no-sails-left', 'CJG-TURN-13'));
  return reasons;
}

/** Another card may come, but not at once: a calm waits for the cook, and where the crew can help a card is passed over first. */
function whyNotYet(s: State, moment: string): Refusal | null {
  if (moment !== 'decide' && moment !== 'beforeReveal') return null;
  if (s.calm) return refuse('cook-first', 'CJG-ADV-SAILOR-22');
  return moment === 'decide' ? refuse('pass-first', 'CJG-ADV-SAILOR-43') : null;
}

/** Whether the step that asks lets a thing be done beside its answer. */
const isBeside = (s: State, type: Action['type']): boolean =>
  pending(book.steps, s)?.step.ask.liberties?.types.includes(type) === true;

function whyNotDiscard(s: State): Refusal {
  const moment = momentOf(s);
  if (moment === 'rum') return refuse('not-your-turn', 'CJG-TURN-03');
  if (moment !== 'downToLimit' && !isBeside(s, 'discard')) return refuse('fight-under-way', 'CJG-HOLD-09');
  return refuse('not-aboard', 'CJG-HOLD-02');
}

function whyNotDig(s: State, seat: Seat, { cards }: Of<'dig'>): Refusal | null {
  if (!isBeside(s, 'dig')) return refuse('not-now', 'CJG-MAP-06');
  const maps = cards.map(card => aboard(s, seat, card));
  if (maps.some(map => map === undefined || upOf(map).maps === 0)) return refuse('no-active-map', 'CJG-MAP-04');
  return new Set(cards).size === 3 ? whyNotInThisOrder(s) : refuse('three-maps', 'CJG-MAP-01');
}

function whyNotTurn(s: State, seat: Seat, card: Card): Refusal | null {
  const stowed = aboard(s, seat, card);
  if (stowed === undefined) return refuse('not-aboard', 'CJG-HOLD-02');
  if (!canTurn(card)) return refuse('ship-stays', 'CJG-CARD-14');
  if (momentOf(s) === 'closing') return null;
  if (momentOf(s) !== 'inPort') return refuse('only-in-port', 'CJG-PORT-15');
  return stowed.handled ? refuse('turned-already', 'CJG-PORT-18') : null;
}

function whyNotFulfil(s: State, seat: Seat, { letter, cards, crew }: Of<'fulfil'>): Refusal | null {
  if (!s.open.includes(letter)) return refuse('letter-not-open', 'CJG-PORT-04');
  const set = cards.map(card => aboard(s, seat, card)).filter(stowed => stowed !== undefined);
  if (set.length < cards.length || new Set(cards).size < cards.length) return refuse('not-aboard', 'CJG-PORT-05');
  const helpers = powers(s).substitutes(s, seat);
  if (crew.some(card => !helpers.includes(card)) || new Set(crew).size < crew.length)
    return refuse('cannot-replace', 'CJG-ADV-SAILOR-30');
  const lacks = lacking(letter, set);
  if (lacks > crew.length) return refuse('does-not-pay', 'CJG-PORT-05');
  if (lacks < crew.length) return refuse('not-needed', 'CJG-ADV-SAILOR-30');
  return isMinimal(letter, set, lacks) ? whyNotInThisOrder(s) : refuse('not-needed', 'CJG-PORT-19');
}

/** These cards would do: where the order is no choice, another one was given than that in which they came aboard. */
const whyNotInThisOrder = (s: State): Refusal | null =>
  orderMatters(s) ? null : refuse('order-is-set', 'CJG-CARD-16');

function whyNotRemove(s: State, card: Card): Refusal | null {
  const stowed = aboard(s, s.turn, card);
  return stowed !== undefined && sideOf(stowed) === 'hold' ? refuse('safe-in-hold', 'CJG-SHIP-18') : null;
}

const ROLE = { steer: 'helmsman', soothe: 'cook', lookOut: 'lookout' } as const;

function whyNotEmploy(s: State, seat: Seat, { type, card }: Of<'steer' | 'soothe' | 'lookOut'>): Refusal | null {
  const sailor = aboard(s, seat, card);
  if (sailor === undefined || upOf(sailor).role !== ROLE[type]) return refuse('no-such-sailor', 'CJG-ADV-RUM-01');
  if (type === 'steer' && sailor.busy) return refuse('steers-already', 'CJG-ADV-SAILOR-13');
  if (sailor.bottles === 0) return refuse('no-rum', 'CJG-ADV-RUM-02');
  if (sailor.fresh) return refuse('not-yet', 'CJG-HOLD-15');
  if (type === 'steer') return isSailing(s) ? null : refuse('not-at-sea', 'CJG-ADV-SAILOR-12');
  if (s.reveals >= sailsOf(s, seat))
    return refuse('no-sails-left', type === 'soothe' ? 'CJG-ADV-SAILOR-21' : 'CJG-ADV-SAILOR-43');
  if (type === 'soothe') return s.calm ? null : refuse('no-calm', 'CJG-ADV-SAILOR-22');
  if (!isSailing(s)) return refuse('not-at-sea', 'CJG-ADV-SAILOR-43');
  return s.calm ? refuse('calm', 'CJG-ADV-SAILOR-43') : null;
}

function whyNotPour(s: State, seat: Seat, card: Card): Refusal | null {
  const sailor = aboard(s, seat, card);
  return sailor !== undefined && isThirsty(sailor) ? null : refuse('needs-no-rum', 'CJG-ADV-RUM-10');
}

function whyNotDeliver(s: State, seat: Seat, card: Card): Refusal | null {
  if (s.revealed === NONE) return null;
  const passenger = aboard(s, seat, card);
  if (passenger === undefined || upOf(passenger).kind !== 'passenger')
    return refuse('no-passenger', 'CJG-ADV-PASSENGER-03');
  if (passenger.fresh) return refuse('not-yet', 'CJG-HOLD-15');
  const { kind, nation } = ARROW[s.revealed];
  return kind === 'ship' && nation === upOf(passenger).nation ? null : refuse('another-flag', 'CJG-ADV-PASSENGER-10');
}
