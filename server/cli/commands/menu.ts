/** The menu, which opens when `havre` is called alone: pick a box, say who plays, begin. */
import { botOf } from '@havre/engine/bots/index.ts';
import { LEVELS } from '@havre/engine/bots/level-wording.ts';
import { shelf } from '@havre/engine/games/index.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { readArguments, seatsFrom } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal } from '../command.ts';
import { block, lengthOf, wrapped } from '../layout.ts';
import { isName, USUAL_BOT } from '../play/players.ts';
import { styleOf } from '../style.ts';
import { words } from '../words/menu.ts';
import { words as playWords } from '../words/play.ts';
import { playCommand } from './play.ts';
import { rulesCommand } from './rules.ts';

export const menuCommand: CliCommand = {
  name: 'menu',
  summary: language => words[language].summary,
  help: language => words[language].help,
  async run(args, terminal) {
    readArguments(args, { command: 'menu', flags: {}, most: 0 }, terminal.language);
    const say = words[terminal.language];
    showShelf(terminal);
    if (!terminal.interactive) {
      terminal.print(say.howToGoOn.join('\n'));
      return EXIT.done;
    }
    const wanted = await tableWanted(terminal);
    terminal.print(wanted === null ? say.goodbye : '');
    return wanted === null ? EXIT.done : playCommand.run(wanted, terminal);
  },
};

/** The boxes, with their numbers, for how many players they are, and what they are about. */
function showShelf(terminal: Terminal): void {
  const { strong, faint } = styleOf(terminal);
  const say = words[terminal.language];
  const width = Math.max(...shelf.map(({ title }) => lengthOf(title[terminal.language])));
  const lines = shelf.flatMap(({ id, title: titles, seats }, i) => {
    const title = titles[terminal.language];
    const summary = wordings[id]?.[terminal.language].summary;
    return [
      `  ${i + 1}  ${strong(title)}${' '.repeat(width - lengthOf(title))}   ${say.players(seats.min, seats.max)}   ${faint(id)}`,
      ...(summary === undefined ? [] : wrapped(summary, terminal.columns, '     ')),
    ];
  });
  terminal.print(block([strong(say.welcome), '', ...lines, '']));
}

/** Asks for everything a table needs; what `havre play` is to be called with, or null if the person leaves. */
async function tableWanted(terminal: Terminal): Promise<string[] | null> {
  const say = words[terminal.language];
  const game = await gameWanted(terminal);
  if (game === null) return null;
  const { min, max } = game.seats;
  const usual = seatsFrom(game, undefined, terminal.language);
  const seats = await answerTo(terminal, say.howMany(min, max, usual), numberOf(min, max, usual));
  if (seats === null) return null;
  const people = await answerTo(terminal, say.people(seats), numberOf(1, seats, 1));
  if (people === null) return null;
  const names: string[] = [];
  while (names.length < people) {
    const offered = playWords[terminal.language].player(names.length + 1);
    const name = await answerTo(terminal, say.name(names.length + 1, offered), typed => nameOf(typed, offered, names));
    if (name === null) return null;
    names.push(name);
  }
  const bot = seats === people ? USUAL_BOT : await botWanted(terminal);
  if (bot === null) return null;
  const called = names.map(name => `--name=${name}`);
  return [game.id, '--seats', String(seats), '--people', String(people), '--bots', bot, ...called];
}

/** The bot for the other seats. */
async function botWanted(terminal: Terminal): Promise<string | null> {
  const say = words[terminal.language];
  const known = LEVELS.map(name => `${name} (${say.strengths[name]})`);
  return answerTo(terminal, say.bots(known, USUAL_BOT), botTyped);
}

/** The box somebody picks; they may read rules first. */
async function gameWanted(terminal: Terminal): Promise<Game | null> {
  const say = words[terminal.language];
  const numbered = numberOf(1, shelf.length, 1);
  for (;;) {
    const picked = await answerTo(terminal, say.which(shelf.length), typed => {
      const [, rules = '', digits = ''] = /^(r?)\s*(\d*)$/i.exec(typed) ?? [];
      const number = typed === '' || rules + digits !== '' ? numbered(digits) : undefined;
      return number === undefined ? undefined : { rules: rules !== '', game: shelf[number - 1]?.game };
    });
    if (picked?.game === undefined) return null;
    if (!picked.rules) return picked.game;
    await rulesCommand.run([picked.game.id], terminal);
  }
}

/** Asks until what was typed can be read; null if the person leaves. */
async function answerTo<T>(
  terminal: Terminal,
  prompt: string,
  read: (typed: string) => T | undefined,
): Promise<T | null> {
  for (;;) {
    const typed = (await terminal.ask(prompt))?.trim();
    if (typed === undefined || typed.toLowerCase() === 'q') return null;
    const answer = read(typed);
    if (answer !== undefined) return answer;
    terminal.print(words[terminal.language].notThat(typed));
  }
}

const numberOf =
  (min: number, max: number, usual: number) =>
  (typed: string): number | undefined => {
    const number = typed === '' ? usual : /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };

const botTyped = (typed: string): string | undefined => (typed === '' ? USUAL_BOT : botOf(typed)?.name);

const nameOf = (typed: string, offered: string, taken: readonly string[]): string | undefined => {
  const name = typed === '' ? offered : typed;
  return isName(name) && !taken.includes(name) ? name : undefined;
};
