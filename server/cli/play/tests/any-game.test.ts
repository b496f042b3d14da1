/** `havre play` knows no game by name: games of all kinds of steps, none of which has words of its own. */
import { randomBot } from '@havre/engine/bots/random.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { chosen } from '@havre/engine/kernel/options.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { abacus } from '@havre/engine/kernel/tests/miniatures/abacus.ts';
import { broadside } from '@havre/engine/kernel/tests/miniatures/broadside.ts';
import { drifting } from '@havre/engine/kernel/tests/miniatures/drift.ts';
import { holds } from '@havre/engine/kernel/tests/miniatures/hold.ts';
import { shells } from '@havre/engine/kernel/tests/miniatures/shells.ts';
import { whispers } from '@havre/engine/kernel/tests/miniatures/whispers.ts';
import { describe, expect, test } from 'vitest';
import { playOn } from '../playing.ts';
import { sittingAt } from '../sitting.ts';
import { choicesOn, type Person, person, type Sight } from './person.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** Plays a game with people in some seats, who answer by what they see. */
async function played(
  game: Game,
  people: readonly number[],
  answer: (sight: Sight) => string | null,
  seed = 1,
): Promise<Person> {
  const seats = game.seats.max;
  const options = chosen(game, {}, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  const players = NAMES.slice(0, seats).map((name, seat) => ({ name, bot: people.includes(seat) ? null : randomBot }));
  const somebody = person(answer);
  await playOn(sittingAt({ game, options, players, seed }, somebody.terminal));
  return somebody;
}

/** Types what is listed for a prompt, in turn; then nothing more. */
const typing = (...answers: string[]) => {
  const left = [...answers];
  return () => left.shift() ?? null;
};

/** Any choice that is listed, and some text where text is asked for. */
function anything(seed: number): (sight: Sight) => string {
  const dice = new SeededDice(seed);
  return ({ prompt, printed }) => {
    if (/characters; Enter goes back/.test(prompt)) return 'the sea';
    if (/\(\d to \d; Enter goes back/.test(prompt)) return '1';
    const choices = choicesOn(printed);
    if (!/your choice/i.test(prompt)) return '';
    return choices.length === 0 ? 'v' : (choices[dice.below(choices.length)] ?? '');
  };
}

describe.each([
  ['a decision in turn, and undo that is not used', abacus, [0]],
  ['answers given together', broadside, [0, 1, 2]],
  ['decisions nested in moves', drifting, [0, 1]],
  ['liberties', holds, [0, 1]],
  ['events that fade', shells, [0, 1]],
  ['a floor and free text', whispers, [0, 1, 2, 3, 4]],
] as [string, Game, number[]][])('a game with %s', (_what, game, people) => {
  test.each([0, 1, 2])('is played to its end by people who try everything (%i)', async seed => {
    const all = await played(game, people, anything(seed), seed);
    expect(all.all).toMatch(/(wins|win|win together)\.\n/);
    expect(all.all).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('answers given together', () => {
  test('nobody sees what the others have chosen before all have', async () => {
    const both = await played(broadside, [0, 1], typing('', '1', '4', '', '1', '', '1'));
    const [first = '', second = ''] = both.screens;
    expect(first).toContain('attack (seat 1)');
    expect(first).toContain('Anne, your choice: 4');
    expect(second).toContain('Pass the keyboard to Ben');
    expect(second).toMatch(/loaded \(seat 0\) +BROAD-2/);
    expect(second).toContain('loaded: -1 -1 -1');
    expect(second).not.toContain('powder 3)  BROAD');
  });
});

describe('liberties', () => {
  test('stand apart from the answers, and the decision stays open after one', async () => {
    const anne = await played(holds, [0], typing('1', '3', '1'));
    expect(anne.all).toMatch(
      /loading\n {2}1 {2}load\n {2}2 {2}leave\nYou may also:\n {2}3 {2}discard \(good \d\)\n {2}4 {2}turn\n/,
    );
    const [, , afterLiberty = ''] = anne.all.split('Your choice: ').map(part => part.split('\n').slice(1).join('\n'));
    expect(afterLiberty).toMatch(/discarded \(seat 0, good \d\) +HOLD-2/);
    expect(afterLiberty).toMatch(/loading\n {2}1 {2}load\n {2}2 {2}leave\n/);
  });
});

describe('free text', () => {
  test('is asked for by the shape of the action, refused with the rule, and taken', async () => {
    const anne = await played(whispers, [0], typing('1', 'a 4', '1', 'x'.repeat(21), 'the sea', ''));
    expect(anne.all).toContain('To be written:\n  1  clue…\n');
    expect(anne.all).toContain('  text (at most 20 characters; Enter goes back): a 4\nnames-a-digit (WHISPER-2).\n');
    expect(anne.all).toContain(`${'x'.repeat(21)}\nThat cannot be: it has to be at most 20 characters.\n`);
    expect(anne.all).toMatch(/clued \(text the sea\) +WHISPER-2/);
  });

  test('an empty line goes back to the choices, and the input may end there too', async () => {
    const anne = await played(whispers, [0], typing('1', '', '1'));
    expect(anne.all.match(/giveClue\n/g)).toHaveLength(2);
    expect(anne.all).toContain('The game ends here, unfinished');
  });

  test('control characters are refused before the rules see them', async () => {
    const anne = await played(whispers, [0], typing('1', 'a\u0007b'));
    expect(anne.all).toContain('That is not a complete action.');
  });
});

describe('a floor', () => {
  test('whoever merely may act is asked too, and may let the others go first', async () => {
    const dan = await played(whispers, [3], typing('', '', '', '', ''));
    expect(dan.all).toMatch(/guess\n {2}1 {2}object\n/);
    expect(dan.all).toContain('Or press Enter to let the others go first.\n');
    expect(dan.all).toMatch(/win\.\n/);
  });

  test('what somebody else does there is asked about anew, and an objection is heard', async () => {
    const dan = await played(whispers, [3], typing('1', ''));
    expect(dan.all).toMatch(/objected \(seat 3\) +WHISPER-4/);
    expect(dan.all).toMatch(/win\.\n/);
  });

  test('people who all let the others go first are asked again', async () => {
    const asked: string[] = [];
    const ask = typing('', '', '', '', '', '1', '', '5');
    await played(whispers, [1, 2], sight => {
      asked.push(sight.prompt);
      return ask();
    });
    expect(asked.filter(prompt => prompt.startsWith('Pass the keyboard to Ben')).length).toBeGreaterThan(1);
  });
});

describe('events that fade', () => {
  test('are told once, and are no part of the story afterwards', async () => {
    const anne = await played(shells, [0], typing('2', '2', 'l'));
    expect(anne.all.match(/swapped \(one 0, other 1\)/g)).toHaveLength(1);
    expect(anne.all).toContain('Nothing has happened yet.');
  });
});
