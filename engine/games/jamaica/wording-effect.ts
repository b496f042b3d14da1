/** What an action would do, in a few words of either language. */
import type { Seat } from '../../kernel/seats.ts';
import type { Action } from './actions.ts';
import type { CharacterName } from './crew/characters.ts';
import { type CrewEffects, crewEffectOf, diceOfMage, pilotTo, stayingBy } from './crew/wording-effect.ts';
import type { Face, Stack, Taken } from './events.ts';
import type { View } from './information.ts';
import { type Card, goodsNamed, HOLDS, NOTHING, STAR, TILE } from './material.ts';
import { stacksOf } from './payment.ts';
import { forecast, type Prospect, powderOdds, type Stop, stopAt } from './questions.ts';
import { type Ship, shipOf } from './state.ts';
import { type Pieces, placeText, priceText, spaceText } from './wording-pieces.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export interface EffectWords {
  readonly pieces: Pieces;
  /** Between what the morning brings and what the evening brings. */
  readonly between: string;
  readonly fight: { say(rivals: readonly Ship[]): string }['say'];
  /** What is paid where a ship is sent back to. */
  readonly pays: { say(price: string): string }['say'];
  readonly short: string;
  readonly treasure: string;
  readonly home: string;
  readonly ignored: string;
  /** A load for which some hold has to be emptied. */
  readonly discards: { say(load: string): string }['say'];
  readonly empties: { say(what: Stack): string }['say'];
  readonly holds: { say(what: Stack): string }['say'];
  readonly character: { say(name: CharacterName): string }['say'];
  readonly overboard: { say(name: CharacterName): string }['say'];
  readonly odds: { say(win: number, tie: number): string }['say'];
  /** So many tokens from each of some holds. */
  readonly from: { say(taken: readonly Taken[]): string }['say'];
  /** The die that a ship has rolled. */
  readonly die: { say(face: Face, ship: Ship): string }['say'];
  readonly crew: CrewEffects;
}

/** What an action would do, as far as that can be foreseen; null where there is nothing to say. */
export function effectOf(words: EffectWords, view: View, seat: Seat, action: Action): string | null {
  if (action.type === 'chooseCard') {
    const dice = diceOfMage(view, seat);
    const plain = bothHalves(words, view, seat, action.card);
    const swapped = dice === null ? '' : bothHalves(words, { ...view, dice }, seat, action.card);
    return [plain, ...(swapped === '' ? [] : [words.crew.swapped(swapped)])].join('. ') || null;
  }
  if (action.type === 'load') {
    const ship = view.now?.winner ?? view.now?.ship;
    const who = characterAt(view, ship, action.hold);
    const what = stackAt(view, ship, action.hold);
    if (who !== null) return words.overboard(who);
    return what === null ? null : words.empties(what);
  }
  if (action.type === 'stealHold' || action.type === 'sinkHold') {
    const who = characterAt(view, view.now?.loser, action.hold);
    if (who !== null) return words.character(who);
    const what = stackAt(view, view.now?.loser, action.hold);
    return what === null ? null : words.holds(what);
  }
  if (action.type === 'sail' || action.type === 'retreat') return arrival(words, view, seat, action);
  if (action.type === 'pay') return payment(words, view, action.tokens);
  if (action.type === 'reroll' || action.type === 'keepRoll') return rolledDie(words, view);
  if (action.type !== 'spendPowder') return crewEffectOf(words.crew, view, seat, action);
  const odds = powderOdds(view)[action.powder];
  return odds === undefined ? null : words.odds(percent(odds.win, odds.of), percent(odds.tie, odds.of));
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

function characterAt({ crew }: View, ship: Ship | undefined, hold: number): CharacterName | null {
  return ship === undefined ? null : (crew?.aboard[ship]?.[hold] ?? null);
}

function stackAt({ goods, tokens }: View, ship: Ship | undefined, hold: number): Stack | null {
  const at = (ship ?? 0) * HOLDS + hold;
  return ship === undefined || goods[at] === NOTHING || goods[at] === TILE
    ? null
    : { goods: goodsNamed(goods[at]), tokens: tokens[at] };
}

function bothHalves(words: EffectWords, view: View, seat: Seat, card: Card): string {
  const { morning, evening } = forecast(view, seat, card);
  return [morning, evening]
    .map(prospect => half(words, prospect, prospect.stays ? stayingBy(view, seat, prospect) : null))
    .filter(text => text !== '')
    .join(words.between);
}

function half(words: EffectWords, prospect: Prospect, staysBy: CharacterName | null): string {
  const { stops, holds, icon, tokens, discards } = prospect;
  if (icon !== 'forward' && icon !== 'backward') {
    if (holds.length === 0) return words.ignored;
    const load = words.pieces.goods(icon, tokens);
    return discards ? words.discards(load) : load;
  }
  const stay = staysBy === null ? [] : [words.crew.stay(staysBy)];
  const nameOf = new Set(stops.map(({ space }) => space)).size > MOST_WITH_PRICE ? placeText : spaceText;
  const places = stops.map(stop => [nameOf(words.pieces, stop.space), ...notesOn(words, stop)].join(', '));
  return [...new Set([...places, ...stay])].join(' / ');
}

/** Of more places than that no prices are told: nobody reads so much, and whoever chooses among them is told then. */
const MOST_WITH_PRICE = 3;

const notesOn = ({ fight, short, treasure, home }: EffectWords, stop: Stop): string[] => [
  ...(stop.finishes ? [home] : []),
  ...(stop.opponents.length > 0 ? [fight(stop.opponents)] : []),
  ...(stop.payable ? [] : [short]),
  ...(stop.treasure ? [treasure] : []),
];

/** What awaits one's own ship; the ghost pays nothing, and a way back in a shortage is chosen by what can be paid. */
function arrival(words: EffectWords, view: View, seat: Seat, { type, to }: Of<'sail' | 'retreat'>): string | null {
  const ship = shipOf(seat);
  if (view.now?.ship !== ship) return null;
  const stop = stopAt(view, ship, to);
  const pilot = type === 'sail' ? pilotTo(view, seat, to) : undefined;
  const notes = notesOn(words, type === 'sail' ? stop : { ...stop, payable: true });
  // Of the two editions only that of 2007 has the new space paid (JAM-SHORTAGE07-07, JAM-SHORTAGE21-08)
  const price = type === 'retreat' && view.edition === '2007' ? priceText(words.pieces, to) : null;
  const paid = price === null ? [] : [words.pays(price)];
  return [...paid, ...notes, ...(pilot === undefined ? [] : [words.crew.by(pilot)])].join(', ') || null;
}

/** From which holds a payment comes. */
function payment({ from }: EffectWords, view: View, tokens: readonly number[]): string | null {
  const { ship, types } = view.now ?? {};
  if (ship === undefined || types === undefined) return null;
  const holds = stacksOf({ goods: [...view.goods], tokens: [...view.tokens] }, ship, types);
  return from(tokens.flatMap((some, i) => (some === 0 ? [] : [{ hold: holds[i], tokens: some }])));
}

/** The die it is about: the last one that was rolled. */
function rolledDie({ die }: EffectWords, { fight }: View): string | null {
  if (fight === null) return null;
  const [value, ship] = fight.defenceDie === 0 ? [fight.attackDie, fight.attacker] : [fight.defenceDie, fight.defender];
  return die(value === STAR ? 'star' : value, ship);
}
