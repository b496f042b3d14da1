/** What a contest adds up to, for people and for programs. */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { inColumns } from '@havre/engine/games/text-table.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import type { MeasuredPlayer, Standings } from '../../arena/ratings.ts';
import { numbersIn } from '../numbers.ts';
import { optionLines } from '../option-text.ts';
import { words } from '../words/arena.ts';

/** What was asked for. */
export interface ArenaTask {
  readonly game: Game;
  readonly options: Options;
  /** Names or files, one for each seat. */
  readonly lineUp: readonly string[];
  readonly seed: number;
  readonly deals: number;
  readonly threads: number;
  readonly json: boolean;
}

/** The result as one record; the help of the command describes it. */
export function contestRecord(
  task: ArenaTask,
  names: readonly string[],
  standings: Standings,
  seconds: number,
): object {
  const { game, options, seed, deals } = task;
  return {
    game: game.id,
    rules: game.version,
    seats: names.length,
    options,
    lineUp: names,
    seed,
    deals,
    games: deals * names.length,
    seconds,
    bots: standings.rated,
    duels: standings.duels,
  };
}

/** The result in lines. */
export function contestLines(task: ArenaTask, standings: Standings, language: Language): string[] {
  const say = words[language];
  const whole = numbersIn(language);
  const tenths = numbersIn(language, 1);
  const { game, options, lineUp, seed, deals } = task;
  const wording = wordings[game.id]?.[language];
  const percent = (part: number): string => tenths(100 * part);
  const between = ({ low, high }: MeasuredPlayer, shown: (value: number) => string): string =>
    say.interval(shown(low), shown(high));
  return [
    say.title(titleOf(game.id, language), lineUp.length, whole(deals * lineUp.length), whole(deals), seed),
    ...optionLines(wording, options, say.colon),
    '',
    ...inColumns([
      say.columns,
      ...standings.rated
        .toSorted((one, other) => other.elo.value - one.elo.value)
        .map(({ name, games, wins, elo, thought, longest }) => [
          name,
          whole(games),
          say.percent(percent(wins.value)),
          between(wins, percent),
          whole(elo.value),
          between(elo, whole),
          say.milliseconds(tenths(thought)),
          say.milliseconds(whole(longest)),
        ]),
    ]),
    '',
    ...standings.duels.map(({ name, other, score: { value, low, high } }) =>
      say.duel(name, other, percent(value), percent(low), percent(high)),
    ),
  ];
}
