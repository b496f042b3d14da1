/** Why something may not be done, from what the screen shows: a code and the row that says so. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import { lacking } from './7-letters.ts';
import { NEED_RUM } from './16-sailors/crew.ts';
import type { Action } from './actions.ts';
import type { View } from './information.ts';
import { ARROW, BESIDE, BOARDING, type Card, canTurn, OTHER, PORT } from './material.ts';
import { sideOf, upOf } from './state.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Aboard = View['ships'][number]['cards'][number];

/** What nobody does out of turn, also where they are asked something else then. */
const OWN_TURN: readonly Action['type'][] = [
  ...(['sail', 'dock', 'take', 'fight', 'board', 'reveal', 'pass', 'stop', 'finish'] as const),
  ...(['dig', 'turn', 'fulfil', 'steer', 'soothe', 'lookOut', 'deliver'] as const),
];

/** Why an action is not allowed, or null where the rules have no better reason than that it is not offered. */
export function whyNot(view: View, seat: Seat, action: Action): Refusal | null {
  if (view.over) return refuse('over', 'CJG-END-04');
  const ship = view.ships[seat];
  if (ship.gone) return refuse('gone', 'CJG-NET-04');
  if (action.type === 'linger') return ship.lingers === action.wish ? refuse('already-so', 'CJG-TURN-28') : null;
  if (view.asked !== seat) return seat === view.turn ? null : refuse('not-your-turn', 'CJG-TURN-03');
  if (seat !== view.turn && OWN_TURN.includes(action.type)) return refuse('not-your-turn', 'CJG-TURN-03');
  switch (action.type) {
    case 'sail':
    case 'dock':
      return whyNotSetCourse(view, action);
    case 'take':
      return atCard(view) ?? whyNotTake(view, seat);
    case 'fight':
      return atCard(view) ?? whyNotFight(view, seat);
    case 'board':
      return atCard(view) ?? whyNotBoard(view, seat, action.seat);
    case 'reveal':
    case 'pass':
      return whyNotGoOn(view, seat)[0] ?? null;
    case 'stop':
      return view.moment === 'brace' ? refuse('must-be-faced', 'CJG-ADV-HAZARD-01') : null;
    case 'discard':
      return whyNotDiscard(view, seat, action.card);
    case 'dig':
      return whyNotDig(view, seat, action);
    case 'turn':
      return whyNotTurn(view, seat, action.card);
    case 'fulfil':
      return whyNotFulfil(view, seat, action);
    case 'remove':
      return whyNotRemove(view, action.card);
    case 'steal':
      return whyNotSteal(view, seat, action.card);
    case 'keep':
      return view.moment === 'keeping' &&
        ship.cards.length >= ship.limit &&
        !isQuartermaster(OTHER[view.revealed as Card])
        ? refuse('no-room', 'CJG-ADV-HAZARD-10')
        : null;
    case 'rollAgain':
      return view.fight?.left === 0 ? refuse('no-roll-left', 'CJG-ADV-SEA-11') : null;
    case 'steer':
    case 'soothe':
    case 'lookOut':
      return whyNotEmploy(view, seat, action);
    case 'pour':
      return whyNotPour(view, seat, action.card);
    case 'deliver':
      return whyNotDeliver(view, seat, action.card);
    default:
      return null;
  }
}

const aboard = (view: View, seat: Seat, card: Card): Aboard | undefined =>
  view.ships[seat].cards.find(stowed => stowed.card === card);

const isQuartermaster = ({ role }: { role: string | null }): boolean => role === 'quartermaster';

/** A quartermaster brings the room he needs (CJG-ADV-SAILOR-52). */
function whyNotSteal({ moment, ships }: View, seat: Seat, card: Card): Refusal | null {
  if (moment !== 'spoils') return refuse('only-after-boarding', 'CJG-BOARD-11');
  if (ships[seat].cards.length < ships[seat].limit) return null;
  const stolen = ships.flatMap(({ cards }) => cards).find(stowed => stowed.card === card);
  return stolen !== undefined && isQuartermaster(upOf(stolen)) ? null : refuse('no-room', 'CJG-BOARD-15');
}

function whyNotSetCourse(view: View, action: Of<'sail' | 'dock'>): Refusal | null {
  if (view.moment !== 'setCourse') return refuse('course-is-set', view.atSea ? 'CJG-TURN-09' : 'CJG-TURN-04');
  if (action.type === 'dock') return null;
  const { pile, discards } = view.areas[action.area];
  return pile + discards > 0 ? null : refuse('empty-area', 'CJG-TURN-26');
}

/** A card has to lie there, and to leave a choice. */
function atCard({ moment, revealed, atSea, boarding, ships, turn }: View): Refusal | null {
  if (moment === 'decide') return null;
  if (moment === 'brace') return refuse('must-be-faced', 'CJG-ADV-HAZARD-01');
  if (ships[turn].place === PORT && moment === 'inPort') return refuse('in-port', 'CJG-PORT-02');
  if (boarding !== null) return refuse('boarded-instead', 'CJG-BOARD-01');
  if (moment === 'makeRoom') return refuse('no-room', 'CJG-SHIP-13');
  if (revealed !== null) return null;
  return atSea ? refuse('covered', 'CJG-TURN-20') : refuse('no-card-revealed', 'CJG-TURN-10');
}

function whyNotTake({ revealed, ships }: View, seat: Seat): Refusal | null {
  const half = ARROW[revealed as Card];
  if (half.kind === 'ship') return refuse('ship-must-be-fought', 'CJG-SHIP-03');
  const { cards, limit } = ships[seat];
  return cards.length < limit || isQuartermaster(half) ? null : refuse('no-room', 'CJG-HOLD-11');
}

function whyNotFight({ revealed, advanced, ships }: View, seat: Seat): Refusal | null {
  const half = ARROW[revealed as Card];
  if (half.kind !== 'ship') return refuse('no-ship', 'CJG-SHIP-01');
  return advanced && half.speed > ships[seat].sails ? refuse('too-fast', 'CJG-ADV-SEA-01') : null;
}

function whyNotBoard({ revealed, ships }: View, seat: Seat, target: Seat): Refusal | null {
  if (!BOARDING[revealed as Card]) return refuse('no-boarding-symbol', 'CJG-BOARD-01');
  const other = ships[target];
  if (other === undefined || target === seat) return refuse('no-opponent', 'CJG-BOARD-03');
  if (other.gone) return refuse('gone', 'CJG-NET-04');
  if (other.place === PORT) return refuse('safe-in-port', 'CJG-BOARD-04');
  if (other.place === BESIDE) return refuse('not-yet-at-sea', 'CJG-SETUP-04');
  return other.place === ships[seat].place ? null : refuse('elsewhere', 'CJG-BOARD-03');
}

/**
 * Everything that forbids another reveal, the calm first.
 * @example whyNotGoOn(view, seat).map(({ refused }) => refused) // ['calm', 'no-sails-left']
 */
export function whyNotGoOn(view: View, seat: Seat): Refusal[] {
  if (view.moment === 'inPort') return [refuse('in-port', 'CJG-PORT-02')];
  if (view.moment === 'brace') return [refuse('must-be-faced', 'CJG-ADV-HAZARD-01')];
  if (view.moment !== 'decide' && view.moment !== 'beforeReveal') return [];
  const reasons: Refusal[] = [];
  const { sails, cards } = view.ships[seat];
  const hasCook = cards.some(stowed => upOf(stowed).role === 'cook' && stowed.bottles > 0 && !stowed.fresh);
  if (view.calm && !(hasCook && view.reveals < sails)) reasons.push(refuse('calm', 'CJG-TURN-14'));
  if (view.reveals >= sails) reasons.push(refuse('no-sails-left', 'CJG-TURN-13'));
  return reasons;
}

/** The moments of a turn at which cards may be given up and treasures dug. */
const AT_LEISURE: readonly (string | null)[] = ['setCourse', 'decide', 'beforeReveal', 'brace', 'inPort', 'closing'];
const MAKING_ROOM: readonly (string | null)[] = ['makeRoom', 'keeping', 'spoils', 'downToLimit'];

function whyNotDiscard(view: View, seat: Seat, card: Card): Refusal | null {
  if (view.moment === 'rum') return refuse('not-your-turn', 'CJG-TURN-03');
  if (![...AT_LEISURE, ...MAKING_ROOM].includes(view.moment)) return refuse('fight-under-way', 'CJG-HOLD-09');
  return aboard(view, seat, card) === undefined ? refuse('not-aboard', 'CJG-HOLD-02') : null;
}

function whyNotDig(view: View, seat: Seat, { cards }: Of<'dig'>): Refusal | null {
  const isKeeping = view.moment === 'keeping' && ARROW[view.revealed as Card].kind !== 'monster';
  if (!isKeeping && !AT_LEISURE.includes(view.moment)) return refuse('not-now', 'CJG-MAP-06');
  const maps = cards.map(card => aboard(view, seat, card));
  if (maps.some(map => map === undefined || upOf(map).maps === 0)) return refuse('no-active-map', 'CJG-MAP-04');
  return new Set(cards).size === 3 ? null : refuse('three-maps', 'CJG-MAP-01');
}

function whyNotTurn(view: View, seat: Seat, card: Card): Refusal | null {
  if (aboard(view, seat, card) === undefined) return refuse('not-aboard', 'CJG-HOLD-02');
  if (!canTurn(card)) return refuse('ship-stays', 'CJG-CARD-14');
  if (view.moment === 'closing') return null;
  if (view.moment !== 'inPort') return refuse('only-in-port', 'CJG-PORT-15');
  return view.ships[seat].handled.includes(card) ? refuse('turned-already', 'CJG-PORT-18') : null;
}

function whyNotFulfil(view: View, seat: Seat, { letter, cards, crew }: Of<'fulfil'>): Refusal | null {
  if (view.moment !== 'inPort') return refuse('only-in-port', 'CJG-PORT-25');
  if (!view.letters.open.includes(letter)) return refuse('letter-not-open', 'CJG-PORT-04');
  const set = cards.map(card => aboard(view, seat, card)).filter(stowed => stowed !== undefined);
  if (set.length < cards.length || new Set(cards).size < cards.length) return refuse('not-aboard', 'CJG-PORT-05');
  const helpers = crew.map(card => aboard(view, seat, card));
  if (helpers.some(helper => helper === undefined || !canReplace(helper)) || new Set(crew).size < crew.length)
    return refuse('cannot-replace', 'CJG-ADV-SAILOR-30');
  const lacks = lacking(letter, set);
  if (lacks > crew.length) return refuse('does-not-pay', 'CJG-PORT-05');
  if (lacks < crew.length) return refuse('not-needed', 'CJG-ADV-SAILOR-30');
  return set.some((_, i) => lacking(letter, set, i) <= lacks) ? refuse('not-needed', 'CJG-PORT-19') : null;
}

const canReplace = (stowed: Aboard): boolean => upOf(stowed).role === 'steward' && stowed.bottles > 0 && !stowed.fresh;

function whyNotRemove(view: View, card: Card): Refusal | null {
  const stowed = aboard(view, view.turn, card);
  if (view.moment !== 'damage' || stowed === undefined) return null;
  return sideOf(stowed) === 'hold' ? refuse('safe-in-hold', 'CJG-SHIP-18') : null;
}

const ROLE = { steer: 'helmsman', soothe: 'cook', lookOut: 'lookout' } as const;

function whyNotEmploy(view: View, seat: Seat, { type, card }: Of<'steer' | 'soothe' | 'lookOut'>): Refusal | null {
  const sailor = aboard(view, seat, card);
  if (sailor === undefined || upOf(sailor).role !== ROLE[type]) return refuse('no-such-sailor', 'CJG-ADV-RUM-01');
  if (type === 'steer' && sailor.busy) return refuse('steers-already', 'CJG-ADV-SAILOR-13');
  if (sailor.bottles === 0) return refuse('no-rum', 'CJG-ADV-RUM-02');
  if (sailor.fresh) return refuse('not-yet', 'CJG-HOLD-15');
  if (type === 'steer') return view.atSea ? null : refuse('not-at-sea', 'CJG-ADV-SAILOR-12');
  if (view.reveals >= view.ships[seat].sails)
    return refuse('no-sails-left', type === 'soothe' ? 'CJG-ADV-SAILOR-21' : 'CJG-ADV-SAILOR-43');
  if (type === 'soothe') return view.calm ? null : refuse('no-calm', 'CJG-ADV-SAILOR-22');
  if (!view.atSea) return refuse('not-at-sea', 'CJG-ADV-SAILOR-43');
  return view.calm ? refuse('calm', 'CJG-ADV-SAILOR-43') : null;
}

function whyNotPour(view: View, seat: Seat, card: Card): Refusal | null {
  if (view.moment !== 'rum') return null;
  const sailor = aboard(view, seat, card);
  const role = sailor === undefined ? null : upOf(sailor).role;
  return role !== null && NEED_RUM.includes(role) ? null : refuse('needs-no-rum', 'CJG-ADV-RUM-10');
}

function whyNotDeliver(view: View, seat: Seat, card: Card): Refusal | null {
  const refusal = atCard(view);
  if (refusal !== null || view.revealed === null) return refusal;
  const passenger = aboard(view, seat, card);
  if (passenger === undefined || upOf(passenger).kind !== 'passenger')
    return refuse('no-passenger', 'CJG-ADV-PASSENGER-03');
  if (passenger.fresh) return refuse('not-yet', 'CJG-HOLD-15');
  const { kind, nation } = ARROW[view.revealed];
  return kind === 'ship' && nation === upOf(passenger).nation ? null : refuse('another-flag', 'CJG-ADV-PASSENGER-10');
}
