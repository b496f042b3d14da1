/**
 * What everybody may know of a table, as a picture or a preview of its link tells it: which game, how far it has come, and once it is
 * over who has won. Nothing of a running game, and nobody's name before the end: whoever is sent a link may show it to others.
 */
import { manifestOf } from '@havre/engine/games/index.ts';
import { enumerated, type Language } from '@havre/engine/games/language.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import { seatColours } from '@havre/table/model/seat-colours.ts';
import type { Table } from '@havre/table/model/table.ts';
import { namesAt } from '@havre/table/viewing/player-names.ts';
import { previewWords } from './words.ts';

/** A side of a game that is over. */
export interface StandingSide {
  readonly place: number;
  readonly name: string;
  readonly score: number | null;
  readonly isWinner: boolean;
  readonly colours: readonly (PlayerColour | null)[];
  /** A side that nobody plays, by its name in the rules. */
  readonly played: boolean;
}

export type TableStanding = { readonly game: string; readonly seats: number } & (
  | { readonly phase: 'gathering'; readonly taken: number }
  | { readonly phase: 'playing' }
  /** Without sides nobody has won. */
  | { readonly phase: 'over'; readonly names: readonly string[]; readonly sides: readonly StandingSide[] }
);

/**
 * How a table stands for anybody; null for one that was closed before its end.
 * @example const standing = await room.read(standingOf);
 */
export function standingOf(table: Table): TableStanding | null {
  const { plan, phase, match, sitters } = table;
  const box = { game: plan.game, seats: plan.seats };
  const outcome = match?.outcome ?? null;
  if (outcome !== null) {
    const names = namesAt(table.players.map(({ name, bot }) => ({ name, person: bot === undefined })));
    const colours = seatColours(table);
    const sides = outcome.void ? [] : outcome.sides.toSorted((one, other) => one.place - other.place);
    return {
      ...box,
      phase: 'over',
      names: names.filter(name => name !== ''),
      sides: sides.map(({ side, seats, place, score, share }) => ({
        place,
        name:
          seats === 0
            ? side
            : listed(seats)
                .map(seat => names[seat] ?? '')
                .join(', '),
        score,
        isWinner: share > 0,
        colours: listed(seats).map(seat => colours[seat] ?? null),
        played: seats !== 0,
      })),
    };
  }
  if (phase === 'playing') return { ...box, phase };
  if (phase !== 'gathering' && phase !== 'opening') return null;
  return { ...box, phase: 'gathering', taken: sitters.all.filter(sitter => sitter !== null).length };
}

/**
 * The same in one sentence.
 * @example sentenceOf(standing, 'en') // 'Anne has won. Played by Anne, Bert and Cleo.'
 */
export function sentenceOf(standing: TableStanding, language: Language): string {
  const words = previewWords[language];
  if (standing.phase === 'gathering') return words.gathering(standing.taken, standing.seats);
  if (standing.phase === 'playing') return words.playing(standing.seats);
  const winners = standing.sides.filter(({ isWinner }) => isWinner).map(({ name }) => name);
  const won =
    winners.length === 0
      ? words.void
      : `${enumerated(winners, language)} ${winners.length === 1 ? words.won : words.level}.`;
  return `${won} ${words.over(enumerated(standing.names, language))}`;
}

/** How a game words its scores and the sides that nobody plays. */
export async function scoreWords(game: string, language: Language): Promise<ScoreWords> {
  const wording = (await manifestOf(game)?.wording?.())?.wording[language];
  return {
    score: score => wording?.score?.(score) ?? previewWords[language].score(score),
    side: ({ name, played }) => (played ? name : (wording?.sides?.[name] ?? name)),
  };
}

export interface ScoreWords {
  score(score: number): string;
  side(side: Pick<StandingSide, 'name' | 'played'>): string;
}
