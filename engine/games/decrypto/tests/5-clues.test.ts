/** Chapter 5: clues (indices). */
import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../../kernel/chance.ts';
import { Match } from '../../../kernel/match.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { type Against, names, whyNoClue, whyNoClues } from '../5-clue-check.ts';
import { against } from '../5-clues.ts';
import { decrypto } from '../game.ts';
import { CLUE_MAX_CHARS } from '../material.ts';
import { packOf } from '../pack.ts';
import { flawOfClues } from '../questions.ts';
import { A, B, BLACK, BLACK_WORDS, C, D, E, F, of, scene, someClues, WHITE } from './kit.ts';

const black: Against = { words: BLACK_WORDS, used: [], forms: 'all' };
/** The row that refuses a clue; null if nothing does. */
const refusing = (clue: string, against: Against = black): string | null => whyNoClue(clue, against)?.rule ?? null;

describe('on the sheet', () => {
  test('DEC-CLUE-01: one clue for each digit: three lines, no more', () => {
    const table = scene();
    table.draw();
    expect(table.refusesClues(A, 'un', 'deux', 'trois', 'quatre')).toMatchObject({ refused: 'bad-shape' });
    table.writes(A, ['un', 'deux']);
    expect(table.refusesAct(A, { type: 'confirmClues' })).toMatchObject({ refused: 'clue-empty' });
    table.writes(A, ['un', 'deux', 'trois']);
    expect(of('confirmedClues', table.confirmsClues(A))).toHaveLength(1);
  });

  test('DEC-CLUE-02: they stand in the order of the code', () => {
    const table = scene().toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    table.resolves();
    const [line] = table.state.sheet;
    expect([line.code, line.clues]).toEqual([314, ['coucou', 'Bretagne', 'Pompéi']]);
    expect(of('sorted', table.told())[0].columns).toEqual(['Bretagne', '', 'coucou', 'Pompéi']);
  });

  test('DEC-CLUE-03: on the lines of the round, on the side of the own colour', () => {
    const table = scene({ round: 3 }).toGuess({ clues: ['coucou', 'Bretagne', 'Pompéi'] });
    expect(table.state.sheet.at(-1)).toMatchObject({ round: 3, team: WHITE, encryptor: A });
  });

  test('DEC-CLUE-04: they are read to everybody in that order', () => {
    const table = scene().toGuess({ clues: ['coucou', 'Bretagne', 'Pompéi'] });
    for (const viewer of [A, B, C, D, PUBLIC])
      expect(of('readClues', table.told(viewer))).toEqual([
        {
          type: 'readClues',
          rule: 'DEC-CLUE-04',
          round: 1,
          team: WHITE,
          seat: A,
          clues: ['coucou', 'Bretagne', 'Pompéi'],
        },
      ]);
  });

  test('DEC-CLUE-05: after the reading the team mates have the sheet', () => {
    const table = scene();
    table.draw();
    table.write(['coucou', 'Bretagne', 'Pompéi']);
    expect(table.view(B).sheet.at(-1)).toMatchObject({ team: WHITE, clues: ['coucou', 'Bretagne', 'Pompéi'], code: 0 });
  });

  test('DEC-CLUE-06: the listening team has them on the sending team’s side of its own sheet', () => {
    const table = scene().toGuess({ clues: ['coucou', 'Bretagne', 'Pompéi'] });
    for (const seat of [C, D]) expect(table.view(seat).sheet).toEqual(table.view(B).sheet);
    expect(table.view(C).sheet.at(-1)?.team).toBe(WHITE);
  });

  test('DEC-CLUE-07: until they are read only the encryptor knows them', () => {
    const table = scene();
    table.draw();
    table.writes(C, ['Chopin', 'sol', 'Alpes']);
    table.confirmsClues(C);
    expect(table.view(C).clues).toEqual(['Chopin', 'sol', 'Alpes']);
    table.writes(A, someClues(WHITE, 1));
    table.confirmsClues(A);
    for (const viewer of [A, B, D, PUBLIC]) {
      expect(JSON.stringify([table.view(viewer), table.told(viewer)])).not.toContain('Chopin');
      expect(of('wrote', table.told(viewer)).every(event => event.seat !== C)).toBe(true);
    }
    table.resolves();
    expect(JSON.stringify(table.view(D))).toContain('Chopin');
  });

  test('DEC-CLUE-08: clues are locked once confirmed; Black’s do not change after White’s half-round', () => {
    const table = scene();
    table.draw();
    table.writes(C, someClues(BLACK, 1));
    table.confirmsClues(C);
    expect(table.refusesClues(C, 'autre')).toMatchObject({ rule: 'DEC-CLUE-08' });
    table.writes(A, someClues(WHITE, 1));
    expect(of('lockedClues', table.confirmsClues(A))).toHaveLength(1);
    expect(table.refusesClues(C, 'autre')).toMatchObject({ refused: 'clues-locked', rule: 'DEC-CLUE-08' });
    table.resolves();
    expect(table.state.sheet.at(-1)?.clues).toEqual(someClues(BLACK, 1));
  });
});

describe('what a clue may be', () => {
  test.each([
    'Alpes',
    'Mont Blanc',
    '1984',
    'Le Petit Prince',
    'qu’il est blanc !',
    'H₂O',
    '20 °C',
    '3 €',
    'œuvre',
    'Ελλάς',
    'снег',
  ])('DEC-CLUE-09: %j is written text', clue => {
    expect(refusing(clue)).toBeNull();
  });

  test.each([
    ['an emoji', '❄️'],
    ['an emoji among words', 'il fait 🥶 froid'],
    ['a flag', '🇨🇭'],
    ['a keycap', '1️⃣'],
    ['a symbol', '☃'],
    ['nothing but punctuation', '?!…'],
    ['an invisible character', 'nei\u200bges'],
    ['a joiner', 'a\u200db'],
    ['a soft hyphen', 'nei\u00adge'],
    ['a mark of direction', '\u202eegien'],
    ['a control character', 'Al\u0007pes'],
    ['a line break', 'Al\npes'],
    ['half a character', 'Al\ud83epes'],
    ['a private character', '\ue000'],
    ['a letter under a heap of marks', 'e\u0301\u0302\u0303\u0304\u0305'],
    ['a mark on nothing', '\u0301a'],
  ])('DEC-CLUE-09: %s is refused', (_, clue) => {
    expect(refusing(clue)).toBe('DEC-CLUE-09');
  });

  test('DEC-CLUE-09: up to 60 characters as a person counts them', () => {
    expect(CLUE_MAX_CHARS).toBe(60);
    expect(refusing('é'.repeat(60))).toBeNull();
    expect(refusing('e\u0301'.repeat(60))).toBeNull();
    expect(refusing(`${'x'.repeat(60)}${' '.repeat(40)}`)).toBeNull();
    expect(refusing('x'.repeat(61))).toBe('DEC-CLUE-09');
  });

  test('DEC-CLUE-09: a paste of 10,000 characters is refused, whatever it is', () => {
    const table = scene();
    table.draw();
    for (const paste of ['neige '.repeat(1666), 'x'.repeat(10_000), '🐟'.repeat(5000), '<b>'.repeat(3333)])
      expect(table.refusesClues(A, paste)).toMatchObject({ rule: 'DEC-CLUE-09' });
    expect(table.refusesClues(A, 'x'.repeat(10_001))).toMatchObject({ refused: 'bad-shape' });
  });

  test('DEC-CLUE-09: markup is text like any other, and stays what was written', () => {
    const clues = ['<b>gras</b>', '&amp; Co', '{{ 7*7 }}'];
    const table = scene();
    table.draw();
    expect(refusing('<b>gras</b>')).toBeNull();
    table.write(clues);
    expect(table.view(D).sheet.at(-1)?.clues).toEqual(clues);
  });

  test('DEC-CLUE-09: letters are composed and spaces tidied, and nothing else is changed', () => {
    const table = scene();
    table.draw();
    table.writes(A, ['  e\u0301te\u0301   indien ', 'Noël', 'L’Œuvre']);
    expect(table.view(A).clues).toEqual(['été indien', 'Noël', 'L’Œuvre']);
  });

  test('DEC-CLUE-10: the software knows no meanings: it takes any clue that breaks no other row', () => {
    expect(['blanche', 'flocon', 'téléphone'].map(clue => refusing(clue))).toEqual([null, null, null]);
  });

  test('DEC-CLUE-11: a clue by letters, digits or slots is for the listeners to object to', () => {
    const table = scene().toGuess({ clues: ['commence par P', 'deux', 'rime avec marron'] });
    expect(table.offered(C, 'object').map(action => action.line)).toEqual([1, 2, 3]);
  });

  test('DEC-CLUE-12: so is a clue by private knowledge', () => {
    const table = scene().toGuess({ clues: ['nos vacances', 'comme tante Zoé', 'hier'] });
    expect(of('objected', table.does(D, { type: 'object', line: 2 }))[0].clue).toBe('comme tante Zoé');
  });

  test('DEC-CLUE-17: foreign words and translations are allowed', () => {
    for (const clue of ['snow', 'Schnee', 'forest', 'la nieve']) expect(refusing(clue)).toBeNull();
  });

  test('DEC-CLUE-21: a clue may mislead: one that fits two words of the team is taken', () => {
    expect(whyNoClues(['blanc et noir', 'serrure', 'touche'], black)).toBeNull();
  });
});

describe('the own words', () => {
  test.each([
    ['neige', true],
    ['NEIGE', true],
    ['Neiges', true],
    ['neiges éternelles', true],
    ['une neigeuse', true],
    ['l’neige', true],
    ['boule-de-neige', true],
    ['nei-ge', true],
    ['foret', true],
    ['FORÊTS', true],
    ['forestier', false],
    ['enneigé', true],
    ['blanche', false],
    ['clé', true],
    ['cle', true],
    ['la clé du piano', true],
    ['clément', false],
    ['clés', true],
    ['pianissimo', false],
    ['pianiste', false],
    ['piano-bar', true],
    ['ｎｅｉｇｅ', true],
    ['ne\u0302ige', true],
  ])('DEC-CLUE-13: %j names a word of the team: %s', (clue, named) => {
    expect(refusing(clue)).toBe(named ? 'DEC-CLUE-13' : null);
  });

  test.each([
    ['merry-go-round', 'merry christmas', true],
    ['merry-go-round', 'a roundabout', true],
    ['merry-go-round', 'go', false],
    ['merry-go-round', 'merrygoround', true],
    ['fir tree', 'fir', true],
    ['fir tree', 'first', false],
    ['fir tree', 'trees', true],
    ['fir tree', 'firtree', true],
    ['ball of wool', 'of', false],
    ['go up', 'go up', true],
    ['go up', 'go', false],
    ['œil', 'oeil', true],
    ['œuf', 'Œuf', true],
    ['âne', 'ane', true],
    ['âne', 'anesse', false],
  ])('DEC-CLUE-13: the word %j is named by %j: %s', (word, clue, named) => {
    expect(names(clue, word)).toBe(named);
  });

  test.each([
    ['key', 'keys', true],
    ['clé', 'clés', true],
    ['clé', 'porte-clés', true],
    ['jeu', 'jeux', true],
    ['dig', 'digging', true],
    ['bed', 'bedroom', true],
    ['bed', 'bedlam', false],
    ['bow', 'rainbow', true],
    ['bow', 'elbow', false],
    ['key', 'monkey', false],
    ['flower', 'sunflower', true],
    ['pluie', 'parapluie', true],
    ['ours', 'concours', false],
    ['newspaper', 'paper', true],
    ['newspaper', 'news', true],
    ['tournevis', 'tourne', true],
    ['chouette', 'chou', false],
    ['poulet', 'poule', false],
    ['clé', 'clément', false],
    ['âne', 'ânesse', false],
    ['fir tree', 'first', false],
  ])('DEC-CLUE-13: of the word %j, %j is a form or built on it: %s', (word, clue, isForm) => {
    expect(refusing(clue, { words: [word], used: [], forms: 'all' })).toBe(isForm ? 'DEC-CLUE-13' : null);
    expect(names(clue, word) && !isForm).toBe(false);
  });

  test('DEC-CLUE-13: a game that began before forms were compared goes on without', () => {
    expect(refusing('keys', { words: ['key'], used: [], forms: 'none' })).toBeNull();
    const [second, first] = decrypto.earlier ?? [];
    const begun = (rules = decrypto) => Match.start(rules, { seats: 4, chance: new Stream(seededNumbers(1)) }).state;
    expect(against(begun(), WHITE).forms).toBe('all');
    expect(against(begun(second), WHITE).forms).toBe('endings');
    expect(against(begun(first), WHITE).forms).toBe('none');
    expect(refusing('feet', { words: ['foot'], used: [], forms: 'endings' })).toBeNull();
    expect(refusing('feet', { words: ['foot'], used: [], forms: 'all' })).toBe('DEC-CLUE-13');
    expect(
      [packOf({ language: 'en', words: '' }), packOf({ language: 'en', words: '' }, 1)].map(pack =>
        pack.includes('dyke'),
      ),
    ).toEqual([false, true]);
  });

  test('DEC-CLUE-14: a word of the other team is allowed, and a refusal never gives one away', () => {
    const table = scene();
    table.draw();
    expect(refusing('phare')).toBeNull();
    table.writes(C, ['phare', 'citrons', 'volcan']);
    expect(table.view(C).clues).toEqual(['phare', 'citrons', 'volcan']);
  });
});

describe('repeated and missing clues', () => {
  test('DEC-CLUE-15: a clue is not used again in a later round, whatever the slot', () => {
    const table = scene();
    table.plays({}, { clues: ['Chopin', 'sol', 'Alpes'] });
    table.draw();
    for (const clue of ['Alpes', 'alpes !', 'ÀLPES'])
      expect(table.refusesClues(table.encryptor(BLACK), 'un', clue)).toMatchObject({ rule: 'DEC-CLUE-15' });
    table.writes(table.encryptor(WHITE), ['Alpes']);
    expect(flawOfClues(table.view(table.encryptor(BLACK)), ['sol'])).toMatchObject({ rule: 'DEC-CLUE-15' });
  });

  test('DEC-CLUE-15: a table may allow it', () => {
    const table = scene({ options: { repeats: true } });
    table.plays({}, { clues: ['Chopin', 'sol', 'Alpes'] });
    table.draw();
    table.writes(table.encryptor(BLACK), ['Alpes', 'Chopin', 'sol']);
    expect(flawOfClues(table.view(table.encryptor(BLACK)), ['sol'])).toBeNull();
  });

  test('DEC-CLUE-16: two of the three may not be equal', () => {
    const table = scene();
    table.draw();
    expect(table.refusesClues(A, 'Mont-Blanc', 'deux', 'mont blanc')).toMatchObject({
      refused: 'clue-twice',
      rule: 'DEC-CLUE-16',
    });
  });

  test('DEC-CLUE-18: no clue is left empty while there is time', () => {
    const table = scene();
    table.draw();
    for (const clues of [[], ['un', 'deux'], ['un', ' ', 'trois'], ['', '', '']]) {
      table.writes(A, clues);
      expect(table.refusesAct(A, { type: 'confirmClues' })).toMatchObject({
        refused: 'clue-empty',
        rule: 'DEC-CLUE-18',
      });
    }
    expect(refusing('')).toBe('DEC-CLUE-18');
  });
});

describe('objections', () => {
  const guessing = (round = 2) =>
    scene({ round, seats: 6 }).toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });

  test('DEC-CLUE-19: any listener may object, once to each clue; the sending team may not', () => {
    const table = guessing();
    table.does(E, { type: 'object', line: 1 });
    expect(table.refusesAct(F, { type: 'object', line: 1 })).toMatchObject({ refused: 'objected-once' });
    expect(table.offered(F, 'object').map(action => action.line)).toEqual([2, 3]);
    expect(table.refusesAct(B, { type: 'object', line: 2 })).toMatchObject({ refused: 'not-the-listeners' });
  });

  test('DEC-CLUE-19: the encryptor replaces that one clue, under the same checks, for all to hear', () => {
    const table = guessing();
    table.does(D, { type: 'object', line: 2 });
    expect(table.awaited).toContain(A);
    const replace = (clue: string, line = 2) => table.refusesAct(A, { type: 'replaceClue', line, clue });
    expect(replace('phares')).toMatchObject({ rule: 'DEC-CLUE-13' });
    expect(replace('COUCOU')).toMatchObject({ rule: 'DEC-CLUE-16' });
    expect(replace('bretagne')).toMatchObject({ refused: 'same-clue', rule: 'DEC-CLUE-19' });
    expect(replace('🗼')).toMatchObject({ rule: 'DEC-CLUE-09' });
    expect(replace('Ouessant', 1)).toMatchObject({ refused: 'no-objection' });
    const [told] = of('replacedClue', table.does(A, { type: 'replaceClue', line: 2, clue: 'Ouessant' }));
    expect(told).toMatchObject({ line: 2, clue: 'Ouessant', instead: 'Bretagne' });
    expect(table.view(PUBLIC).sheet.at(-1)?.clues).toEqual(['coucou', 'Ouessant', 'Pompéi']);
    table.resolves();
    expect(of('sorted', table.told()).at(-1)?.columns).toEqual(['Ouessant', '', 'coucou', 'Pompéi']);
  });

  test('DEC-CLUE-19: a clue replaced in an earlier round stays used for good', () => {
    const table = guessing(1);
    table.does(D, { type: 'object', line: 2 });
    table.does(A, { type: 'replaceClue', line: 2, clue: 'Ouessant' });
    table.resolves();
    table.resolves();
    table.draw();
    expect(table.refusesClues(table.encryptor(WHITE), 'ouessant')).toMatchObject({ rule: 'DEC-CLUE-15' });
  });

  test('DEC-CLUE-19: a new clue opens again any guess already locked', () => {
    const table = guessing();
    table.guesses(BLACK, 123);
    expect(table.view(A).teams[BLACK].locked).toBe(true);
    table.does(B, { type: 'draft', code: 314 });
    table.does(B, { type: 'confirm', code: 314 });
    table.does(D, { type: 'object', line: 3 });
    const told = table.does(A, { type: 'replaceClue', line: 3, clue: 'Etna' });
    expect(of('reopened', told).map(event => event.team)).toEqual([BLACK]);
    expect(table.view(A).teams.map(team => team.locked)).toEqual([false, false]);
    expect(table.awaited).toEqual([B, C, D, E, F]);
  });

  test('DEC-CLUE-19: the encryptor may let it stand; then nothing is opened again', () => {
    const table = guessing();
    table.guesses(BLACK, 123);
    table.does(D, { type: 'object', line: 3 });
    expect(of('letStand', table.does(A, { type: 'letStand', line: 3 }))).toHaveLength(1);
    expect(table.view(A).teams[BLACK].locked).toBe(true);
    expect(table.tokens).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('DEC-CLUE-19: until the last guess is locked; what was objected to is answered before the reading', () => {
    const table = guessing();
    table.guesses(BLACK, 123);
    table.does(D, { type: 'object', line: 1 });
    table.guesses(WHITE, 314);
    expect(of('readInterception', table.told())).toEqual([]);
    expect(table.awaited).toEqual([A]);
    expect(table.refusesAct(E, { type: 'object', line: 2 })).toMatchObject({ refused: 'objection-too-late' });
    const told = table.does(A, { type: 'letStand', line: 1 });
    expect(of('readInterception', told)).toHaveLength(1);
  });

  test('DEC-CLUE-19: in round 1 the listeners may object too, until the sending team’s guess is locked', () => {
    const table = guessing(1);
    expect(table.acting).toEqual([B, C, D, E, F]);
    table.does(F, { type: 'object', line: 1 });
    table.does(A, { type: 'letStand', line: 1 });
    table.guesses(WHITE, 314);
    expect(table.state.sending).toBe(BLACK);
  });

  test('DEC-CLUE-20: after the reveal the result stands', () => {
    const table = guessing();
    table.resolves({ decryption: 123 });
    expect(table.tokens).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(table.refusesAct(D, { type: 'object', line: 1 })).toMatchObject({ rule: 'DEC-CLUE-19' });
    expect(table.state.sheet.at(-2)).toMatchObject({ code: 314, decryption: 123 });
  });
});
