/** What an action would do, in a few words of either language. */
import type { Seat } from '../../kernel/seats.ts';
import type { Action } from './actions.ts';
import type { CharacterName } from './crew/characters.ts';
import { crewAsSeen } from './crew/information.ts';
import { type Place, stepsFrom } from './crew/tavern.ts';
import type { Stack } from './events.ts';
import type { View } from './information.ts';
import { goodsNamed, HOLDS, NOTHING, TILE } from './material.ts';
import { forecast, type Prospect, powderOdds, type Stop } from './questions.ts';
import type { Ship } from './state.ts';
import { type Pieces, spaceText } from './wording-pieces.ts';

export interface EffectWords {
  readonly pieces: Pieces;
  readonly fight: { say(rivals: readonly Ship[]): string }['say'];
  readonly short: string;
  readonly treasure: string;
  readonly home: string;
  readonly ignored: string;
  readonly empties: { say(what: Stack): string }['say'];
  readonly holds: { say(what: Stack): string }['say'];
  readonly character: { say(name: CharacterName): string }['say'];
  readonly overboard: { say(name: CharacterName): string }['say'];
  readonly odds: { say(win: number, tie: number): string }['say'];
  /** What somebody in the tavern does and is worth, and what moving the bottle there costs. */
  readonly recruit: { say(name: CharacterName, fee: number): string }['say'];
  readonly swapped: { say(sun: number, moon: number): string }['say'];
}

/** For cards, holds, powder and the tavern; null where there is nothing to foresee. */
export function effectOf(words: EffectWords, view: View, seat: Seat, action: Action): string | null {
  if (action.type === 'chooseCard') {
    const { morning, evening } = forecast(view, seat, action.card);
    const parts = [half(words, morning), half(words, evening)].filter(text => text !== '');
    return parts.join('; ') || null;
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
  if (action.type === 'recruit') return words.recruit(action.character, bottleFee(view, action.bottle));
  if (action.type === 'swapDice') return words.swapped(view.dice[1] ?? 0, view.dice[0] ?? 0);
  if (action.type !== 'spendPowder') return null;
  const odds = powderOdds(view)[action.powder];
  return odds === undefined ? null : words.odds(percent(odds.win, odds.of), percent(odds.tie, odds.of));
}

/** CREW-RECRUIT-05: a doubloon for each place of the shortest way. */
function bottleFee({ crew }: View, to: Place): number {
  if (crew === null) return 0;
  const { tavern, bottle } = crewAsSeen(crew);
  return stepsFrom(tavern, bottle)[to] ?? 0;
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

function half(words: EffectWords, { stops, holds, icon, tokens }: Prospect): string {
  if (icon !== 'forward' && icon !== 'backward')
    return holds.length === 0 ? words.ignored : words.pieces.goods(icon, tokens);
  return stops.map(stop => stopText(words, stop)).join(' / ');
}

function stopText({ pieces, fight, short, treasure, home }: EffectWords, stop: Stop): string {
  const notes = [
    ...(stop.finishes ? [home] : []),
    ...(stop.opponents.length > 0 ? [fight(stop.opponents)] : []),
    ...(stop.payable ? [] : [short]),
    ...(stop.treasure ? [treasure] : []),
  ];
  return [spaceText(pieces, stop.space), ...notes].join(', ');
}
