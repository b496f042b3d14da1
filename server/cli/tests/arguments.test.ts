import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { describe, expect, it } from 'vitest';
import {
  botNamed,
  gameFrom,
  gameNamed,
  idsOfShelf,
  optionsFrom,
  readArguments,
  seatsFrom,
  wholeNumber,
} from '../arguments.ts';
import { UserMistake } from '../command.ts';

const fuji: Game = fujiFlush;
const FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;
const read = (...args: string[]) => readArguments(args, { command: 'test', flags: FLAGS, most: 1 }, 'en');

/** The sentence a mistake is answered with. */
function mistake(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UserMistake) return error.message;
    throw error;
  }
  throw new Error('there was no mistake');
}

describe('the arguments of a command', () => {
  it('are read by their flags, in any order', () => {
    const { values, positionals } = read('--option', 'a=1', 'game', '--json', '--option=b=2', '--seats', '4');
    expect(values).toEqual({ option: ['a=1', 'b=2'], json: true, seats: '4' });
    expect(positionals).toEqual(['game']);
  });

  it('may be negative numbers, which the command then judges', () => {
    expect(read('--seats', '-3').values.seats).toBe('-3');
  });

  it('are no flags after two dashes', () => {
    expect(read('--', '--seats').positionals).toEqual(['--seats']);
  });

  it.each([
    [['--colour'], "'test' has no option --colour; it has --seats, --option, --json, --lang and --help."],
    [['-x'], "'test' has no option -x; it has --seats, --option, --json, --lang and --help."],
    [['--__proto__'], "'test' has no option --__proto__; it has --seats, --option, --json, --lang and --help."],
    [['--seats'], '--seats needs a value, as in --seats 4.'],
    [['--seats', '--json'], '--seats needs a value, as in --seats 4.'],
    [['--json=yes'], "--json stands alone and takes no value such as 'yes'."],
    [['one', 'two'], "'two' is one argument too many for 'test' (havre help test says how it is used)."],
  ])('are refused: %j', (args, sentence) => {
    expect(mistake(() => read(...args))).toBe(sentence);
  });
});

describe('a whole number', () => {
  it.each([
    ['3', 3],
    ['8', 8],
    ['007', 7],
  ])('is read: %j', (text, number) => {
    expect(wholeNumber('--n', text, 3, 8, 'en')).toBe(number);
  });

  it.each(['2', '9', '', ' ', '4.5', '1e1', '0x4', 'four', '-4', '4 ', '٤', '999999999999999999999'])(
    'is refused: %j',
    text => {
      expect(mistake(() => wholeNumber('--n', text, 3, 8, 'en'))).toBe(
        `--n is a whole number from 3 to 8, not '${text}'.`,
      );
    },
  );
});

describe('names', () => {
  it('are those of the shelf and of the bots', () => {
    expect(gameNamed('fuji-flush', 'en').id).toBe('fuji-flush');
    expect(botNamed('one-ply', 'en').name).toBe('one-ply');
  });

  it('are listed when another is given', () => {
    expect(mistake(() => gameNamed('chess', 'en'))).toBe(
      `There is no game 'chess'; the games are ${enumerated(idsOfShelf(), 'en')}.`,
    );
    expect(mistake(() => botNamed('hal', 'fr'))).toBe(
      'Le robot «\u202fhal\u202f» n’existe pas\u202f; les robots sont mousse, matelot, capitaine, corsaire, random, one-ply et planner.',
    );
    expect(mistake(() => gameFrom('simulate', [], 'en'))).toBe(
      `'simulate' needs the name of a game: ${enumerated(idsOfShelf(), 'en')}.`,
    );
  });
});

describe('seats', () => {
  it('are four where the game is for four, else as few as it takes', () => {
    expect(seatsFrom(fuji, undefined, 'en')).toBe(4);
    expect(seatsFrom({ ...fuji, seats: { min: 5, max: 8, rule: 'X' } }, undefined, 'en')).toBe(5);
    expect(seatsFrom({ ...fuji, seats: { min: 2, max: 2, rule: 'X' } }, undefined, 'en')).toBe(2);
  });

  it('are as many as the game allows', () => {
    expect(seatsFrom(fuji, '8', 'en')).toBe(8);
    expect(mistake(() => seatsFrom(fuji, '9', 'en'))).toBe("--seats is a whole number from 3 to 8, not '9'.");
  });
});

describe('options', () => {
  const sentence = (pairs: string[], seats = 4, game = fuji) => mistake(() => optionsFrom(game, pairs, seats, 'en'));

  it('are completed with the defaults, each value of its own kind', () => {
    expect(optionsFrom(fuji, [], 4, 'en')).toEqual({ first: 'random', freeChat: false });
    expect(optionsFrom(fuji, ['first=2', 'freeChat=true'], 4, 'en')).toEqual({ first: 1, freeChat: true });
  });

  it('are refused with what is allowed', () => {
    expect(sentence(['first'])).toBe("--option is written key=value, not 'first'.");
    expect(sentence(['=1'])).toBe("--option is written key=value, not '=1'.");
    expect(sentence(['size=9'])).toBe("fuji-flush has no option 'size'; it has first and freeChat.");
    expect(sentence(['toString=1'])).toBe("fuji-flush has no option 'toString'; it has first and freeChat.");
    expect(sentence(['first=9'])).toBe(
      "Option 'first' is one of random, 1, 2, 3, 4, 5, 6, 7, 8, not '9' (FUJ-SETUP-10).",
    );
    expect(sentence([], 2)).toBe('fuji-flush is played with 3 to 8 seats, not 2 (FUJ-SETUP-04).');
  });

  it('are refused where they do not go with the number of seats, with those that do', () => {
    expect(sentence(['first=5'])).toBe(
      "first=5 cannot be at this table of 4; 'first' can be random, 1, 2, 3 and 4 here (FUJ-SETUP-10).",
    );
  });

  it('are refused where no value of any of them would do', () => {
    const picky: Game = { ...fuji, fits: () => refuse('never', 'TST-01') };
    expect(sentence(['first=1', 'freeChat=true'], 4, picky)).toBe(
      'first=1 and freeChat=true cannot be at a table of 4 (TST-01).',
    );
  });

  it('are none for a game without any', () => {
    expect(sentence(['x=1'], 4, { ...fuji, options: {} })).toBe("fuji-flush has no option 'x', nor any other.");
  });
});
