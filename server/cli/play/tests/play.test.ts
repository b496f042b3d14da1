import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { type Replay, replayed, verify } from '@havre/engine/kernel/replay.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ledgerOf, rowNamed } from '../../../ledgers.ts';
import { readReplay } from '../../../replay-file/read.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { choicesOn, person, type Sight } from './person.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays the last choice on the screen; once it is over, types `afterwards` one by one. */
function plays(afterwards: readonly string[] = []): (sight: Sight) => string | null {
  const left = [...afterwards];
  return ({ prompt, printed }) => {
    if (/Enter ends|pour finir/.test(prompt)) return left.shift() ?? '';
    if (/Pass the keyboard|Passez le clavier/.test(prompt)) return '';
    return choicesOn(printed).at(-1) ?? '';
  };
}

const tellsNonsense = /undefined|null|NaN|\[object|\[-\]/;

describe('one person against bots', () => {
  test('what may be done at any time is listed and done, and the question stays', async () => {
    const typed = ['a', 'a 1', 'a', 'a 7', 'q'];
    const anne = person(({ asked }) => typed[asked] ?? 'q');
    await run(['play', 'captain-jack', '--seats', '2', '--bots', 'random', '--seed', '3'], anne.terminal);
    const lists = [...anne.all.matchAll(/^At any time:\n {2}a 1 {2}(.*)$/gm)].map(found => found[1]);
    expect(lists).toHaveLength(3);
    expect(lists[1]).not.toBe(lists[0]);
    expect(lists[2]).toBe(lists[1]);
    const ben = person(({ asked }) => ['a', 'q'][asked] ?? 'q', { language: 'fr' });
    await run(['play', 'fuji-flush', '--lang', 'fr', '--bots', 'random'], ben.terminal);
    expect(ben.all).toContain('rien ici que l’on puisse faire à tout moment');
  });

  test('a whole game is told with its rules, won by somebody, and its replay is sound', async () => {
    const file = join(folder, 'alone.json');
    const anne = person(plays([`s ${file}`]));
    expect(await run(['play', 'fuji-flush', '--name', 'Anne', '--bots', 'random'], anne.terminal)).toBe(EXIT.done);
    expect(anne.noted).toBe('');
    expect(anne.screens).toHaveLength(1);
    expect(anne.all).not.toMatch(tellsNonsense);

    const { replay } = readReplay(file);
    const verdict = verify(fujiFlush, replay as Replay, primitives);
    expect(verdict).toMatchObject({ sound: true, stream: 'proved' });
    expect(anne.all).toContain(`Sealed: ${replay.proof?.commitment}`);
    expect(replay.players).toEqual([
      { name: 'Anne' },
      { name: 'Gull', bot: 'random' },
      { name: 'Heron', bot: 'random' },
      { name: 'Tern', bot: 'random' },
    ]);
    const { outcome } = replay;
    if (outcome === null || outcome.void) throw new Error('nobody has won');
    for (const { share, seats, place } of outcome.sides) {
      const name = replay.players[Math.log2(seats)]?.name ?? '';
      expect(anne.all).toMatch(new RegExp(`^  ${place}  ${name}$`, 'm'));
      if (share > 0) expect(anne.all).toMatch(new RegExp(`^.*${name}.* win(s|( together))\\.$`, 'm'));
    }
  });

  test('every line of the story has a row of the ledger beside it, and no line is wider than the screen', async () => {
    const anne = person(plays(['l']), { columns: 60 });
    await run(['play', 'fuji-flush', '--seats', '8', '--seed', '4', '--name', 'Anne-Charlotte'], anne.terminal);
    const ledger = ledgerOf('fuji-flush', 'en');
    if (ledger === null) throw new Error('no ledger');
    const lines = anne.all.split('\n');
    const story = lines.filter(line => /[.] +FUJ-[A-Z]+-\d\d$/.test(line));
    expect(story.length).toBeGreaterThan(50);
    for (const line of story) expect(rowNamed(ledger, line.split(' ').at(-1) ?? '')).toBeDefined();
    for (const line of lines.filter(line => !line.includes('Enter ends')))
      expect([...line].length).toBeLessThanOrEqual(60);
    expect(lines.some(line => / {2}plays /.test(line))).toBe(false);
  });

  test('the same seed gives the same game, another one another', async () => {
    const game = async (seed: string) => {
      const somebody = person(plays());
      await run(['play', 'fuji-flush', '--seed', seed], somebody.terminal);
      return somebody.all;
    };
    const first = await game('7');
    expect(await game('7')).toBe(first);
    expect(await game('8')).not.toBe(first);
  });

  test('without a seed no two games are alike', async () => {
    const start = async () => {
      const terminal = scriptedTerminal({ answers: [] });
      await run(['play', 'fuji-flush'], terminal);
      return terminal.out.replace(/Sealed: \w+/, '');
    };
    expect(await start()).not.toBe(await start());
  });

  test('options of the table are taken, and shown where they are not the usual ones', async () => {
    const terminal = scriptedTerminal({ answers: [] });
    await run(['play', 'fuji-flush', '--option', 'freeChat=true', '--option', 'first=1'], terminal);
    expect(terminal.out).toContain('  Who begins: seat 1\n  Free chat during the game: yes\n');
    expect(terminal.out).toContain('Player 1 begins, as agreed.');
  });
});

describe('what else one may type', () => {
  const typed = async (answers: string[], language: 'en' | 'fr' = 'en') => {
    const terminal = scriptedTerminal({ answers, language });
    expect(await run(['play', 'fuji-flush', '--seed', '3', '--name', 'Anne'], terminal)).toBe(EXIT.done);
    return terminal.out;
  };
  /** What is answered to one input at the first question. */
  const answerTo = async (input: string) => {
    const [, answer = ''] = (await typed([input])).split(`Your choice: ${input}\n`);
    return answer.split('Your choice: ')[0] ?? '';
  };

  test('a card one does not hold is refused with the rule', async () => {
    expect(await answerTo('20')).toBe('That card is not in your hand (FUJ-PLAY-01).\n');
  });

  test.each(['0', '1', '21', '-2', '2.0', '99999999999', 'foo', '2 3', 'x', '\u001b[31m', '🂡'])(
    '%j is none of the choices',
    async input => {
      const answer = await answerTo(input);
      expect(answer).toMatch(/is not one of the choices: type 2, 3, 4, 9, 12, or \? for\s+help\.\n$/);
      expect(answer.split('\n').filter(line => line !== '').length).toBeLessThanOrEqual(2);
      expect(answer).not.toContain('\u001b');
    },
  );

  test.each(['', '   '])('an empty line (%j) is asked again', async input => {
    expect(await answerTo(input)).toMatch(/^Nothing was typed: type 2, 3, 4, 9, 12, or/);
  });

  test('nothing wrong ever changes the table: the right answer is then taken as if it had been the first', async () => {
    const printed = (out: string) => out.slice(out.lastIndexOf('Your choice: 12\n'));
    expect(printed(await typed(['20', 'foo', '', '?', 'l', 'v', 's x.json', '12']))).toBe(printed(await typed(['12'])));
  });

  test('spaces around an answer do not matter', async () => {
    expect(await typed(['  12 '])).toContain('Anne plays a 12.');
  });

  test('? shows the help', async () => {
    expect(await answerTo('?')).toMatch(/r ID {4}a rule by its id/);
  });

  test('r shows a row of the ledger, in capitals or not, or says which are near', async () => {
    expect(await answerTo('r fuj-play-01')).toBe(
      'FUJ-PLAY-01  stated · 004 Déroulement 2\n' +
        '  The active player plays one card from the hand, face up, in front of them.\n',
    );
    expect(await answerTo('r FUJ-PLAY-1')).toMatch(/^There is no rule 'FUJ-PLAY-1'; the nearest are FUJ-PLAY-01, /);
    expect(await answerTo('r')).toBe('Type r and the id of a rule, such as r FUJ-DATA-01.\n');
  });

  test('l tells the story as this seat was told it', async () => {
    const story = await answerTo('l');
    expect(story).toMatch(/Anne is dealt 6 cards: 2, 3, 3, 4, 9, 12\. +FUJ-SETUP-01/);
    expect(story).toMatch(/Gull is dealt 6 cards\. +FUJ-SETUP-01/);
  });

  test('v shows the table and the choices again', async () => {
    const shown = await answerTo('v');
    expect(shown).toContain('Your hand: 2  3  3  4  9  12');
    expect(choicesOn(shown)).toEqual(['2', '3', '4', '9', '12']);
  });

  test('s saves nothing before the end', async () => {
    expect(await answerTo('s game.json')).toMatch(/^The replay holds everybody’s secrets/);
  });

  test('q leaves, and says that nothing is kept', async () => {
    expect((await typed(['q', '12'])).endsWith('q\nThe game ends here, unfinished; nothing of it is kept.\n')).toBe(
      true,
    );
  });

  test('after the end, s keeps what is there, and says what cannot be written', async () => {
    const taken = join(folder, 'taken.json');
    writeFileSync(taken, 'mine');
    const anne = person(plays([`s ${taken}`, `s ${join(folder, 'nowhere', 'game.json')}`, 's', 'x', '?', 'q']));
    expect(await run(['play', 'fuji-flush', '--seed', '5'], anne.terminal)).toBe(EXIT.done);
    const end = anne.all.slice(anne.all.indexOf('Enter ends')).replaceAll(/\s+/g, ' ');
    expect(end).toContain('taken.json is already there, and stays as it is');
    expect(end).toContain('game.json cannot be written');
    expect(end).toContain('Type s and the name of a new file');
    expect(end).toContain("'x' means nothing here");
    expect(end).toContain('save the replay of this game in a new file');
  });
});

describe('the input may end at any point', () => {
  test('politely, with exit code 0', async () => {
    const answers: string[] = [];
    const anne = person(sight => {
      const answer = plays()(sight);
      answers.push(answer ?? '');
      return answer;
    });
    const game = ['play', 'fuji-flush', '--seed', '2', '--bots', 'random', '--seats', '3', '--people', '2'];
    await run(game, anne.terminal);
    expect(answers.length).toBeGreaterThan(20);
    for (let known = 0; known < answers.length; known++) {
      const terminal = scriptedTerminal({ answers: answers.slice(0, known) });
      expect(await run(game, terminal)).toBe(EXIT.done);
      expect(terminal.err).toBe('');
      const isOver = known === answers.length - 1;
      expect(terminal.out.includes('The game ends here, unfinished')).toBe(!isOver);
    }
  });
});

describe('two people at one keyboard', () => {
  test.each([1, 2, 3])('see each their own hand and never the other’s (game %i)', async seed => {
    const file = join(folder, `two-${seed}.json`);
    const both = person(plays([`s ${file}`]));
    const names = ['Anne', 'Ben'];
    const people = names.flatMap(name => ['--name', name]);
    await run(
      ['play', 'fuji-flush', '--seats', '4', '--people', '2', '--seed', String(seed), ...people],
      both.terminal,
    );
    const { replay } = readReplay(file);
    const acts = replay.entries.flatMap(({ seq, cause }) =>
      cause.type === 'act' && cause.seat < 2 ? [{ seq, seat: cause.seat }] : [],
    );
    // Nothing is wiped before the first hand is shown; the last screen is for everybody.
    expect(both.screens).toHaveLength(acts.length + 1);
    acts.forEach(({ seq, seat }, i) => {
      const { state } = replayed(fujiFlush, replay as Replay, seq - 1);
      const screen = both.screens[i] ?? '';
      const [before = '', after = ''] = screen.split(`Pass the keyboard to ${names[seat]}, then press Enter. \n`);
      const hand = (whose: number) => `Your hand: ${state.hands[whose]?.toSorted((a, b) => a - b).join('  ')}\n`;
      expect(before).not.toMatch(/hand:|dealt|draws/);
      expect(after).toContain(hand(seat));
      expect(screen.match(/Your hand:/g)).toHaveLength(1);
      expect(hand(1 - seat) !== hand(seat) && screen.includes(hand(1 - seat))).toBe(false);
      for (const other of ['Anne', 'Ben', 'Gull', 'Heron'].filter(name => name !== names[seat]))
        expect(screen).not.toMatch(new RegExp(`${other} (is dealt 6 cards:|draws an? \\d)`));
      if (i > 1) expect(after).toContain('Since your last turn:');
    });
    const last = both.screens.at(-1) ?? '';
    expect(last).not.toMatch(/Your hand|draws an? \d|is dealt 6 cards:/);
    expect(last).toMatch(/wins?[ .]/);
  });

  test('everything a person types stays on their own screen', async () => {
    const both = person(plays());
    await run(['play', 'fuji-flush', '--seats', '3', '--people', '3', '--seed', '9'], both.terminal);
    for (const screen of both.screens.slice(0, -1)) expect(screen.match(/your choice: /g)).toHaveLength(1);
  });
});

describe('handing over the keyboard', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    [100, 3],
    [2000, 1],
  ])('takes time: an Enter after %i ms is heard at attempt %i', async (milliseconds, attempts) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let asked = 0;
    const both = person(
      ({ prompt }) => {
        if (!prompt.startsWith('Pass the keyboard')) return null;
        now += asked++ < 2 ? milliseconds : 2000;
        return '';
      },
      { interactive: true },
    );
    await run(['play', 'fuji-flush', '--people', '2', '--seed', '1'], both.terminal);
    expect(asked).toBe(attempts);
    expect(both.all.match(/Your hand/g)).toHaveLength(1);
  });
});

describe('in French', () => {
  test('a whole game has no English in it', async () => {
    const asked = ['foo', '', '20', '?', 'l', 'r', 'r x', 's', 'v'];
    const playing = plays(['?', 's', 'x']);
    const anne = person(sight => asked[sight.asked] ?? playing(sight));
    await run(
      ['--lang', 'fr', 'play', 'fuji-flush', '--seed', '3', '--bots', 'random', '--name', 'Zoé'],
      anne.terminal,
    );
    const text = anne.all.replaceAll(/FUJ-[A-Z]+-\d+/g, '').replaceAll('robot random', '');
    expect(text).toContain('Zoé pose un ');
    expect(text).toMatch(/gagne(nt ensemble)?\./);
    expect(text).not.toMatch(
      /\b(the|you|your|play|plays|draws?|cards?|game|choice|type|wins?|with|and|not|is|hand|pile|help|press|for|of|to|or)\b/i,
    );
    expect(text).not.toMatch(/[\p{L}\d] [:;!?»]|'/u);
  });
});

describe('tables that cannot be', () => {
  test.each([
    [['play'], /needs the name of a game/],
    [['play', 'chess'], /There is no game 'chess'/],
    [['play', 'fuji-flush', 'now'], /'now' is one argument too many/],
    [['play', 'fuji-flush', '--seats', '2'], /--seats is a whole number from 3 to 8, not '2'/],
    [['play', 'fuji-flush', '--seats', '3', '--people', '4'], /--people is a whole number from 1 to 3, not '4'/],
    [['play', 'fuji-flush', '--people', '0'], /--people is a whole number from 1 to 8, not '0'/],
    [['play', 'fuji-flush', '--bots', 'deep-blue'], /There is no bot 'deep-blue'/],
    [['play', 'fuji-flush', '--bots', 'random,random'], /--bots names 2 bots for 3 seats/],
    [['play', 'fuji-flush', '--name', ''], /A name has 1 to 20 printable characters/],
    [['play', 'fuji-flush', '--name', 'A\u001b[2J'], /A name has 1 to 20 printable characters, unlike 'A\?\[2J'/],
    [['play', 'fuji-flush', '--name', 'A', '--name', 'A'], /Two seats are called 'A'/],
    [['play', 'fuji-flush', '--seats', '3', ...['A', 'B', 'C', 'D'].flatMap(name => ['--name', name])], /4 names/],
    [['play', 'fuji-flush', '--seed', 'x'], /--seed is a whole number/],
    [['play', 'fuji-flush', '--option', 'first=7'], /first=7 cannot be at this table of 4/],
    [['play', 'fuji-flush', '--humans', '2'], /has no option --humans; it has .*--people/],
  ])('%j is refused in one sentence', async (args, sentence) => {
    for (const language of ['en', 'fr'] as const) {
      const terminal = scriptedTerminal({ language, answers: ['2'] });
      expect(await run(args, terminal)).toBe(EXIT.mistake);
      expect(terminal.out).toBe('');
      expect(terminal.err.trim().split('\n')).toHaveLength(1);
      if (language === 'en') expect(terminal.err).toMatch(sentence);
      else expect(terminal.err).not.toMatch(sentence);
    }
  });

  test('more people than the usual number of seats get enough of them', async () => {
    const terminal = scriptedTerminal();
    await run(['play', 'fuji-flush', '--people', '6'], terminal);
    expect(terminal.out.match(/at this keyboard/g)).toHaveLength(6);
  });

  test('a list of bots is seated in order, and no bot takes the name of a person', async () => {
    const terminal = scriptedTerminal();
    await run(['play', 'fuji-flush', '--seats', '3', '--name', 'Gull', '--bots', 'random,one-ply'], terminal);
    expect(terminal.out).toMatch(/ {2}Gull +you\n {2}Heron +bot random\n {2}Tern +bot one-ply\n/);
  });
});
