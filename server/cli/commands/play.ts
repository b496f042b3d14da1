/** `havre play`: any game in the terminal, against bots or passing the keyboard. */

import { offeredFirst } from '@havre/engine/kernel/options.ts';
import { dataFiles } from '../../bots/data-files.ts';
import { gameFrom, optionsFrom, readArguments, seatsFrom, wholeNumber } from '../arguments.ts';
import { type CliCommand, EXIT } from '../command.ts';
import { playersFor } from '../play/players.ts';
import { playOn } from '../play/playing.ts';
import { sittingAt } from '../play/sitting.ts';
import { words } from '../words/play.ts';

const FLAGS = {
  seats: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  name: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const;

const LARGEST_SEED = 2 ** 32 - 1;

export const playCommand: CliCommand = {
  name: 'play',
  summary: language => words[language].summary,
  help: language => words[language].help,
  async run(args, terminal) {
    const { language } = terminal;
    const { values, positionals } = readArguments(args, { command: 'play', flags: FLAGS, most: 1 }, language);
    const game = gameFrom('play', positionals, language);
    const usual = seatsFrom(game, values.seats, language);
    const most = values.seats === undefined ? game.seats.max : usual;
    const people = values.people === undefined ? 1 : wholeNumber('--people', values.people, 1, most, language);
    const seats = Math.max(usual, people);
    const own = Object.entries(offeredFirst(game, language)).map(([key, value]) => `${key}=${value}`);
    const options = optionsFrom(game, [...own, ...(values.option ?? [])], seats, language);
    const players = playersFor({ seats, people, bots: values.bots, names: values.name ?? [] }, language);
    const seed = values.seed === undefined ? undefined : wholeNumber('--seed', values.seed, 0, LARGEST_SEED, language);
    for (const { bot } of players) await bot?.prepare?.(game.id, { options, files: dataFiles });
    await playOn(sittingAt({ game, options, players, seed }, terminal));
    return EXIT.done;
  },
};
