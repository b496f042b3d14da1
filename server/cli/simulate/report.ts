/** What a series of games adds up to, for people and for programs. */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { inColumns } from '@havre/engine/games/text-table.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import type { Series } from '../../simulation/series.ts';
import type { SeriesTally, Wins } from '../../simulation/tally.ts';
import { numbersIn } from '../numbers.ts';
import { optionLines } from '../option-text.ts';
import { words } from '../words/simulate.ts';

/** What was asked for. */
export interface SimulationTask {
  readonly series: Series;
  readonly games: number;
  /** Where the replays go, or null. */
  readonly folder: string | null;
  readonly json: boolean;
}

/** The result as one record; the help of the command describes it. */
export function reportRecord({ series, games, folder }: SimulationTask, tally: SeriesTally, seconds: number): object {
  const { game, options, seed, bots } = series;
  return {
    game: game.id,
    rules: game.version,
    seats: bots.length,
    options,
    bots: bots.map(bot => bot.name),
    seed,
    games,
    void: tally.voided,
    decisions: { total: tally.decisions, mean: tally.meanDecisions, min: tally.shortest, max: tally.longest },
    branching: { mean: tally.meanActions, max: tally.mostActions },
    wins: tally.seats.map((wins, seat) => ({ seat: seat + 1, bot: bots[seat]?.name, ...winsRecord(wins) })),
    others: tally.others.map(({ side, wins }) => ({ side, ...winsRecord(wins) })),
    speed: { seconds, gamesPerSecond: games / seconds, decisionsPerSecond: tally.decisions / seconds },
    exported: folder,
  };
}

const winsRecord = ({ wins, rate, interval: { low, high } }: Wins) => ({ wins, rate, low, high });

/** The result in lines. */
export function reportLines(task: SimulationTask, tally: SeriesTally, seconds: number, language: Language): string[] {
  const { series, games, folder } = task;
  const say = words[language];
  const whole = numbersIn(language);
  const wording = wordings[series.game.id]?.[language];
  return [
    say.title(
      titleOf(series.game.id, language),
      say.seats(series.bots.length),
      say.games(games, whole(games)),
      series.seed,
    ),
    ...optionLines(wording, series.options, say.colon),
    '',
    ...factLines(games, tally, seconds, language),
    '',
    ...inColumns(winRows(series, tally, language)),
    ...(folder === null ? [] : ['', say.exported(games, whole(games), folder)]),
  ];
}

function factLines(games: number, tally: SeriesTally, seconds: number, language: Language): string[] {
  const say = words[language];
  const whole = numbersIn(language);
  const tenths = numbersIn(language, 1);
  const hundredths = numbersIn(language, 2);
  const facts: [string, string][] = [
    [say.speed, say.speedValue(whole(games / seconds), whole(tally.decisions / seconds), hundredths(seconds))],
    [say.length, say.lengthValue(tenths(tally.meanDecisions), whole(tally.shortest), whole(tally.longest))],
    [say.branching, say.branchingValue(hundredths(tally.meanActions), whole(tally.mostActions))],
    [say.void, say.games(tally.voided, whole(tally.voided))],
  ];
  const widest = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(widest)}   ${value}`);
}

function winRows(series: Series, tally: SeriesTally, language: Language): string[][] {
  const say = words[language];
  const tenths = numbersIn(language, 1);
  const row = (name: string, bot: string, { wins, rate, interval: { low, high } }: Wins) => {
    const percent = (part: number) => tenths(100 * part);
    return [name, bot, tenths(wins), say.percent(percent(rate)), say.interval(percent(low), percent(high))];
  };
  const sides = wordings[series.game.id]?.[language].sides;
  return [
    say.columns,
    ...tally.seats.map((wins, seat) => row(String(seat + 1), series.bots[seat]?.name ?? '', wins)),
    ...tally.others.map(({ side, wins }) => row(sides?.[side] ?? side, '', wins)),
  ];
}
