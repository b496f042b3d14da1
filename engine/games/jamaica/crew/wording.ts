/** What both languages need to speak of the expansion, and the tavern in plain text. */
import type { Names, Wording } from '../../language.ts';
import type { Part } from '../../picture.ts';
import { inColumns } from '../../text-table.ts';
import { tavern } from '../crew-components.ts';
import type { Stack } from '../events.ts';
import type { Jamaica } from '../game.ts';
import type { GoodsName } from '../material.ts';
import type { Ship } from '../state.ts';
import type { CrewAction } from './actions.ts';
import type { CharacterName } from './characters.ts';
import type { CrewEvent, CrewScore } from './events.ts';
import type { CrewView } from './information.ts';
import type { Place } from './tavern.ts';
import type { CrewEffects } from './wording-effect.ts';

/** How a language names the pieces of the base game, for sentences about the expansion. */
export interface Speaking {
  readonly ship: { say(names: Names, ship: Ship): string }['say'];
  readonly Ship: { say(names: Names, ship: Ship): string }['say'];
  readonly stack: { say(stack: Stack): string }['say'];
  readonly goods: { say(goods: GoodsName, tokens: number): string }['say'];
  readonly hold: { say(hold: number): string }['say'];
  readonly at: { say(space: number): string }['say'];
  readonly worth: { say(points: number): string }['say'];
  /** « à » with the name of a ship, where a language needs it. */
  readonly to: { say(names: Names, ship: Ship): string }['say'];
}

/** The words of one language for the expansion. */
export interface CrewWords {
  readonly names: { readonly [C in CharacterName]: string };
  readonly effects: CrewEffects;
  readonly prompts: Wording<Jamaica>['prompts'];
  /** Asks for a way with the help of those who allow more than one. */
  readonly chooseWayWith: { say(pilots: readonly CharacterName[]): string }['say'];
  readonly actions: Pick<Wording<Jamaica>['actions'], CrewAction['type']>;
  readonly events: Pick<Wording<Jamaica>['events'], CrewEvent['type']>;
  readonly refusals: Wording<Jamaica>['refusals'];
  /** Behind a sentence, whoever made the difference. */
  readonly thanks: { say(by: CharacterName | undefined): string }['say'];
  /** In a score, what the characters add. */
  readonly score: { say(crew: CrewScore | undefined): string }['say'];
  readonly tavern: TavernWords;
}

export interface TavernWords {
  readonly title: string;
  readonly faceDown: string;
  readonly bottle: string;
  readonly tokens: { say(tokens: readonly string[]): string }['say'];
}

/** A place as a map names it: rows are letters, columns numbers. @example placeText(3) // 'A4' */
export const placeText = (place: Place): string =>
  `${'ABC'[Math.floor(place / tavern.columns)]}${(place % tavern.columns) + 1}`;

/** The types of a payment that are not nothing: '2 gold, 2 food'. */
export const mixParts = (
  { gold, food, powder }: { gold: number; food: number; powder: number },
  goods: Speaking['goods'],
): string[] =>
  (
    [
      ['gold', gold],
      ['food', food],
      ['powder', powder],
    ] as const
  ).flatMap(([type, count]) => (count > 0 ? [goods(type, count)] : []));

/** The tavern as a plan: a place is called as a map names it. */
export function tavernPart({ tavern: words, names }: CrewWords, view: CrewView): Part {
  return {
    kind: 'columns',
    head: Array.from({ length: tavern.columns }, (_, column) => String(column + 1)),
    rows: Array.from({ length: tavern.rows }, (_, row) => ({
      name: 'ABC'[row] ?? '',
      standing: null,
      cells: Array.from({ length: tavern.columns }, (_, column) =>
        atPlace(words, names, view, row * tavern.columns + column),
      ),
    })),
  };
}

/** Who sits at a place, as far as one sees it, or the bottle. */
function atPlace({ bottle, faceDown }: TavernWords, names: CrewWords['names'], view: CrewView, place: Place): string {
  const tile = view.tavern[place];
  if (place === view.bottle) return bottle;
  return tile === null || tile === undefined ? '' : tile === 'faceDown' ? faceDown : names[tile];
}

/** The tavern row by row, with the bottle where it stands; then who has collected how many treasure tokens. */
export function tavernLines({ tavern: words, names }: CrewWords, view: CrewView, ships: readonly string[]): string[] {
  const { columns, rows } = tavern;
  const head = ['', ...Array.from({ length: columns }, (_, column) => String(column + 1))];
  const lines = Array.from({ length: rows }, (_, row) => [
    'ABC'[row] ?? '',
    ...Array.from({ length: columns }, (_, column) => atPlace(words, names, view, row * columns + column)),
  ]);
  const tokens = view.tokens.flatMap((count, ship) => (count > 0 ? [`${ships[ship]} ${count}`] : []));
  const told = tokens.length === 0 ? [] : [`  ${words.tokens(tokens)}`];
  return ['', `  ${words.title}`, ...inColumns([head, ...lines]).map(line => `  ${line}`), ...told];
}
