/** What bots make of words: they finish games, understand each other mostly, and know no more than their seat. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { botOf } from '../../../bots/index.ts';
import { mindOf } from '../../../bots/mind.ts';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { Match } from '../../../kernel/match.ts';
import { bare } from '../../../kernel/position.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { lowest } from '../../../kernel/seats.ts';
import { names } from '../5-clue-check.ts';
import { ASSOCIATIONS as EN } from '../bots/associations-en.ts';
import { ASSOCIATIONS as FR } from '../bots/associations-fr.ts';
import { lexiconOf } from '../bots/lexicon.ts';
import { AMONG_FRIENDS, clueFor, decrypted, intercepted, likeliest } from '../bots/thoughts.ts';
import { type Decrypto, decrypto } from '../game.ts';
import { ENGLISH } from '../words-en.ts';
import { FRENCH } from '../words-fr.ts';

const bot = botOf('one-ply');
beforeAll(() => bot?.prepare?.('decrypto'));

const begun = (seats: number, language: 'en' | 'fr', seed: number): Match<Decrypto> =>
  Match.start(decrypto, { seats, options: { language }, chance: new Stream(seededNumbers(seed)) });

/** Plays on until it is over, or for so many moves. */
function playOn(match: Match<Decrypto>, dice: SeededDice, look: (seat: number) => void = () => {}, moves = 1000): void {
  for (let move = 0; move < moves && !match.over; move++) {
    const seat = lowest(match.awaited);
    look(seat);
    const action = bot?.choose(mindOf(match, seat), dice);
    expect(action === undefined || isRefusal(match.play(seat, action))).toBe(false);
  }
}

describe('bots at a table', () => {
  test.each([
    [3, 'en'],
    [4, 'fr'],
    [5, 'en'],
    [6, 'fr'],
  ] as const)('%i of them finish games in %s, and do only what is legal', (seats, language) => {
    const sheets = [1, 2, 3, 4, 5].flatMap(seed => {
      const match = begun(seats, language, seed);
      playOn(match, new SeededDice(seed));
      expect(match.outcome?.void).toBe(false);
      return match.state.sheet;
    });
    const right = sheets.filter(line => line.decryption === line.code).length;
    expect(right / sheets.length).toBeGreaterThan(0.6);
    expect(right).toBeLessThan(sheets.length);
  });

  test('choose the same whatever their seat cannot know', () => {
    const match = begun(4, 'fr', 7);
    const lookalike = (seat: number) => {
      const state = bare(decrypto, match.imagined(seat, new SeededDice(99)));
      return Match.load(decrypto, { ...match.save(), state }, at => new Stream(seededNumbers(7), at));
    };
    playOn(
      match,
      new SeededDice(3),
      seat => {
        const choice = bot?.choose(mindOf(match, seat), new SeededDice(match.seq));
        expect(bot?.choose(mindOf(lookalike(seat), seat), new SeededDice(match.seq))).toEqual(choice);
      },
      60,
    );
  });

  test('give clues that come from the words, and name the other team’s words in a tie', () => {
    const match = begun(4, 'en', 2);
    playOn(match, new SeededDice(2), () => {}, 8);
    const [line] = match.state.sheet;
    expect(line.clues.every(clue => clue.length > 2)).toBe(true);
    for (const clue of line.clues)
      for (const word of match.state.teams[line.team].words) expect(names(clue, word)).toBe(false);
  });
});

describe('what words bring to mind', () => {
  const lexicons = [
    [FR, FRENCH],
    [EN, ENGLISH],
  ] as const;

  test('nearly every word of the packs has clues, and none names it', () => {
    for (const [text, pack] of lexicons) {
      const lexicon = lexiconOf(text);
      const poor = pack.filter(word => lexicon.cluesFor(word).length < 8);
      expect(poor.length).toBeLessThan(6);
      const naming = pack.flatMap(word => lexicon.cluesFor(word).filter(({ clue }) => names(clue, word)));
      expect(naming).toEqual([]);
    }
  });

  const lexicon = lexiconOf(
    [
      'phare: mer 90, nuit 70, Bretagne 55',
      'citron: jaune 90, acide 80',
      'horloge: coucou 80, temps 90, nuit 20',
      'volcan: lave 90, Pompéi 80',
      'bateau: mer 95, voile 90',
    ].join('\n'),
  );
  const words = ['phare', 'citron', 'horloge', 'volcan'];
  /** Somebody to whom everything comes to mind. */
  const knowing = { number: 0, known: 100 };
  const dice = new SeededDice(1);

  test('clues are read back as the code they were given for', () => {
    expect(decrypted(lexicon, words, ['coucou', 'bretagne', 'POMPEI'], knowing, dice)).toBe(314);
    expect(decrypted(lexicon, words, ['des laves', '', 'acide'], knowing, dice) % 10).toBe(2);
  });

  test('a clue points to its word more than to the others, and is allowed', () => {
    const isAllowed = (clue: string) => clue !== 'temps';
    for (let i = 0; i < 20; i++)
      expect(['coucou', 'nuit']).toContain(clueFor(lexicon, words, 3, { isAllowed, accent: knowing }, dice));
    expect(clueFor(lexicon, ['inconnu'], 1, { isAllowed, accent: knowing }, dice)).toBeNull();
  });

  test('listeners go by what was heard under each number', () => {
    const heard = [['mer'], ['jaune'], ['temps'], ['lave']];
    expect(intercepted(lexicon, heard, ['coucou', 'Bretagne', 'acide'], knowing, dice)).toBe(312);
    expect(likeliest(lexicon, ['mer', 'voile'], knowing)).toBe('bateau');
    expect(likeliest(lexicon, ['xyz'], knowing)).toBe('');
  });

  test('not everything comes to everybody’s mind, but always the same', () => {
    const { words: all } = lexiconOf(FR);
    const clueless = (number: number) =>
      all.filter(
        word => likeliest(lexiconOf(`${word}: indice 90`), ['indice'], { number, known: AMONG_FRIENDS }) === '',
      );
    const [one, other] = [clueless(1), clueless(2)];
    expect(clueless(1)).toEqual(one);
    expect(one).not.toEqual(other);
    expect(one.length / all.length).toBeCloseTo(1 - AMONG_FRIENDS / 100, 1);
  });
});

test('the rules do not load what bots know: it comes to a browser only when it is wanted', () => {
  const folder = new URL('../', import.meta.url);
  for (const name of readdirSync(folder).filter(file => file.endsWith('.ts')))
    expect(readFileSync(new URL(name, folder), 'utf8')).not.toMatch(/from '\.\/bots\//);
});
