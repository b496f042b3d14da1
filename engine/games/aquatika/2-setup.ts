/** Chapter 2: setup (préparation). */
import type { Chance } from '../../kernel/chance.ts';
import { random } from '../../kernel/flow-state.ts';
import { everyone, includes, listed, lowest, only, type Seat } from '../../kernel/seats.ts';
import type { Offer } from '../../kernel/steps.ts';
import { turn } from './3-turn.ts';
import { book } from './book.ts';
import { CAMP_SIZE, unplaced } from './material.ts';
import { type Colour, GREY, KINDS, type Kind, NO_KIND, pieceOf, YELLOW } from './pieces.ts';
import { type Action, boardOf, colourAt, type State, seatWith } from './state.ts';

const PLAYERS = everyone(2);

/** AQU-SETUP-07: at the same time and hidden; AQU-SETUP-09: until both have confirmed. */
export const arrangeCamps = book.floor('arrangeCamps', {
  who: () => PLAYERS,
  awaits: s => PLAYERS & ~s.confirmed,
  closed: s => s.confirmed === PLAYERS,
  legal(s, _v, seat, out) {
    if (includes(s.confirmed, seat)) out.push({ type: 'reconsider' });
    else arrangingMoves(s, seat, out);
  },
  apply: arrange,
  witnesses: () => 0,
  free: {
    types: [],
    check: () => null,
    sample: (s, _v, seat): Action => ({ type: isFull(s.arrangements[seat]) ? 'confirm' : 'fill' }),
  },
});

export const game = book.sequence('game', [chooseColours, arrangeCamps, reveal, chooseFirst, turn]);

/** AQU-SETUP-06: the lobby's choice, else lots decide. */
function chooseColours(s: State): void {
  const { yellow } = s.options;
  s.yellow = yellow === 'random' ? random(s, 2) : yellow;
  s.journal?.add({ type: 'coloured', rule: 'AQU-SETUP-06', yellow: s.yellow, drawn: yellow === 'random' });
}

const isFull = (arrangement: readonly Kind[]): boolean => !arrangement.includes(NO_KIND);

/** AQU-SETUP-02: any piece on any start cell of its colour, and everything may still be changed. */
function arrangingMoves(s: State, seat: Seat, out: Offer<Action>): void {
  const arrangement = s.arrangements[seat];
  const camp = boardOf(s).camps[colourAt(s, seat)];
  const left = unplaced(arrangement);
  out.push(isFull(arrangement) ? { type: 'confirm' } : { type: 'fill' });
  if (s.options.first === 'fish') out.push({ type: 'claimFish', ate: !includes(s.ateFish, seat) });
  for (let i = 0; i < CAMP_SIZE; i++) {
    const kind = arrangement[i];
    if (kind === NO_KIND) {
      for (const other of KINDS) if (left[other] > 0) out.push({ type: 'place', kind: other, at: camp[i] });
      continue;
    }
    out.push({ type: 'pickUp', at: camp[i] });
    for (let j = i + 1; j < CAMP_SIZE; j++)
      if (arrangement[j] !== NO_KIND && arrangement[j] !== kind)
        out.push({ type: 'swap', one: Math.min(camp[i], camp[j]), other: Math.max(camp[i], camp[j]) });
  }
}

function arrange(s: State, _v: object, action: Action, seat: Seat): void {
  const arrangement = s.arrangements[seat];
  const camp = boardOf(s).camps[colourAt(s, seat)];
  const onlyTo = only(seat);
  switch (action.type) {
    case 'place': {
      const { kind, at } = action;
      arrangement[camp.indexOf(at)] = kind;
      s.journal?.add({ type: 'placed', rule: 'AQU-SETUP-02', onlyTo, seat, kind, at });
      break;
    }
    case 'pickUp': {
      const { at } = action;
      const kind = arrangement[camp.indexOf(at)];
      arrangement[camp.indexOf(at)] = NO_KIND;
      s.journal?.add({ type: 'pickedUp', rule: 'AQU-SETUP-02', onlyTo, seat, kind, at });
      break;
    }
    case 'swap': {
      const [one, other] = [camp.indexOf(action.one), camp.indexOf(action.other)];
      [arrangement[one], arrangement[other]] = [arrangement[other], arrangement[one]];
      s.journal?.add({ ...action, type: 'swapped', rule: 'AQU-SETUP-02', onlyTo, seat });
      break;
    }
    case 'fill':
      fillAtRandom(arrangement, s.chance);
      s.journal?.add({ type: 'filled', rule: 'AQU-SETUP-10', onlyTo, seat, arrangement: [...arrangement] });
      break;
    case 'confirm':
      s.confirmed |= onlyTo;
      s.journal?.add({ type: 'confirmed', rule: 'AQU-SETUP-07', onlyTo, seat });
      break;
    case 'reconsider':
      s.confirmed &= ~onlyTo;
      s.journal?.add({ type: 'reconsidered', rule: 'AQU-SETUP-09', onlyTo, seat });
      break;
    case 'claimFish':
      s.ateFish = action.ate ? s.ateFish | onlyTo : s.ateFish & ~onlyTo;
      s.journal?.add({ type: 'claimedFish', rule: 'AQU-SETUP-05', onlyTo, seat, ate: action.ate });
  }
}

/** AQU-SETUP-10: the pieces left go on the cells left, all ways equally likely. */
export function fillAtRandom(arrangement: Kind[], chance: Chance): void {
  const left = unplaced(arrangement).flatMap((count, kind) => Array<Kind>(count).fill(kind as Kind));
  for (let i = 0; i < arrangement.length; i++)
    if (arrangement[i] === NO_KIND) arrangement[i] = left.splice(chance.below(left.length), 1)[0];
}

/** AQU-SETUP-03, AQU-SETUP-07: both arrangements are shown together. */
function reveal(s: State): void {
  for (const colour of [YELLOW, GREY]) setUpCamp(s, colour, s.arrangements[seatWith(s, colour)]);
  s.arranging = false;
  s.arrangements = [[], []];
  const fades = s.options.hiddenPrey ? { fades: true as const } : {}; // AQU-INFO-10: an older position, soon
  s.journal?.add({ type: 'revealed', rule: 'AQU-SETUP-07', top: [...s.top], ...fades });
}

function setUpCamp(s: State, colour: Colour, arrangement: readonly Kind[]): void {
  const camp = boardOf(s).camps[colour];
  for (let i = 0; i < CAMP_SIZE; i++) s.top[camp[i]] = pieceOf(colour, arrangement[i]);
}

/** AQU-SETUP-04, AQU-SETUP-05: whoever alone says to have eaten fish last, else lots decide; AQU-NET-03: or as agreed. */
function chooseFirst(s: State): void {
  const alone = s.ateFish !== 0 && s.ateFish !== PLAYERS;
  const { first } = s.options;
  if (first !== 'fish') s.first = first;
  else s.first = alone ? lowest(s.ateFish) : random(s, 2);
  s.turn = s.first;
  const rule = first !== 'fish' ? 'AQU-NET-03' : alone ? 'AQU-SETUP-04' : 'AQU-SETUP-05';
  s.journal?.add({ type: 'began', rule, seat: s.first, ate: listed(s.ateFish) });
}
