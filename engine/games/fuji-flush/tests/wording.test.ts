/** The words of Fuji Flush: complete, true to the table, and silent about secrets. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import type { Language } from '../../language.ts';
import { actionText, eventText } from '../../telling.ts';
import { testWording } from '../../tests/wording-tests.ts';
import { wordings } from '../../wordings.ts';
import { fujiFlush } from '../game.ts';
import { PHRASES } from '../information.ts';
import type { Event } from '../state.ts';
import { wording } from '../wording.ts';
import { A, B, begin, C, playOut, scene, type Table } from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gita', 'Hugo'];

/** Everything that can be told: whole games, a clock that runs out, players who leave, a pile that runs out. */
function everythingTold(): Event[] {
  const games = [3, 8].map(seats => playOut(begin(seats), seats));
  const deserted = begin(3, { options: { first: A } });
  deserted.enters({ type: 'timeUp', seat: A });
  deserted.enters({ type: 'left', seat: B });
  deserted.enters({ type: 'resigned', seat: C });
  const alone = scene({ front: '8 8 -', hands: '- | - | 3', turn: A });
  const empty = scene({ front: '- 4 -', hands: '9 2 | 3 | 2', turn: A, rest: 'discard' });
  empty.plays(A, 9);
  return [...games, deserted, alone, empty].flatMap((table: Table) => table.match.log.flatMap(entry => entry.events));
}

const told = everythingTold();

testWording({
  game: fujiFlush,
  wording,
  told,
  names: NAMES,
  phrases: PHRASES,
  folder: new URL('../', import.meta.url),
});

describe('the story', () => {
  const [en, fr] = [wording.en, wording.fr];
  const story = (table: Table, viewer = PUBLIC, language: Language = 'en') =>
    table.told(viewer).map(event => eventText(wording[language], event, NAMES));

  test('FUJ-INFO-04: a card drawn is named to its drawer alone', () => {
    const table = scene({ front: '- 4 -', hands: '9 2 | 3 | 2', turn: A, pile: '18' });
    table.plays(A, 9);
    expect(story(table, B)).toContain('Ben draws an 18.');
    expect(story(table, B, 'fr')).toContain('Ben pioche un 18.');
    for (const viewer of [A, C, PUBLIC]) {
      expect(story(table, viewer)).toContain('Ben draws a card.');
      expect(story(table, viewer, 'fr')).toContain('Ben pioche une carte.');
      expect(story(table, viewer).join()).not.toContain('18');
    }
  });

  test('FUJ-INFO-02: a dealt hand is read out to its owner alone', () => {
    const table = begin(3);
    const hand = table.view(B).hand?.join(', ');
    expect(story(table, B)).toContain(`Ben is dealt 6 cards: ${hand}.`);
    expect(story(table, A)).toContain('Ben is dealt 6 cards.');
    expect(story(table, A).join()).not.toContain(`${hand}`);
  });

  test('FUJ-PLAY-02: a card that joins others is told with its partners and their combined value', () => {
    const table = scene({ front: '12 7 - -', hands: '2 | 2 | 7 2 | 2', turn: C });
    const [played, pushed] = table.plays(C, 7);
    expect([played, pushed].map(event => eventText(en, event as Event, NAMES))).toEqual([
      'Cleo plays a 7, with Ben: combined value 14.',
      'Cleo pushes out Anne’s 12.',
    ]);
    expect([played, pushed].map(event => eventText(fr, event as Event, NAMES))).toEqual([
      'Cleo pose un 7, avec Ben\u00a0: valeur combinée 14.',
      'Cleo chasse le 12 posé par Anne.',
    ]);
  });

  test('FUJ-END-04: joint winners are named together', () => {
    const table = scene({ front: '8 8 -', hands: '- | - | 3', turn: A });
    expect(story(table)).toEqual(['The 8s of Anne and Ben go through together.', 'Anne and Ben win together.']);
    expect(story(table, PUBLIC, 'fr')).toEqual([
      'Anne et Ben défaussent leur 8 sans piocher.',
      'Anne et Ben gagnent ensemble.',
    ]);
  });
});

describe('what a card would do', () => {
  const table = scene({ front: '- 7 12 -', hands: '2 7 13 | 2 | 2 | 2', turn: A });
  const effect = (card: number, language: Language) =>
    wording[language].effect?.(table.view(A), A, { type: 'playCard', card }, NAMES);

  test('FUJ-PLAY-03: a lone card that beats nobody has no effect to tell', () => {
    expect(effect(2, 'en')).toBeNull();
    expect(effect(2, 'fr')).toBeNull();
  });

  test('FUJ-OUT-02: partners, the combined value and whom it pushes out are foretold', () => {
    expect(effect(7, 'en')).toBe('with Ben: 14; pushes out Cleo');
    expect(effect(13, 'en')).toBe('pushes out Ben and Cleo');
    expect(effect(7, 'fr')).toBe('avec Ben\u00a0: valeur combinée 14\u202f; chasse la carte\u00a0: Cleo');
  });
});

test('FUJ-DATA-05: a card is typed by its value, and it reads back as the action it names', () => {
  const { keys } = wording.en;
  const action = { type: 'playCard', card: 12 } as const;
  expect(keys?.of(action)).toBe('12');
  expect(keys?.read('12')).toEqual(action);
  for (const typed of ['', 'x', '1.5', '-3', '1', '21', '100', '7 7']) expect(keys?.read(typed)).toBeNull();
  expect(actionText(wording.en, action, NAMES)).toBe('Play a 12');
  expect(actionText(wording.fr, action, NAMES)).toBe('Poser un 12');
});

describe('the table in text', () => {
  const table = scene({ front: '4 7 7 -', hands: '2 11 | 20 | 3 3 | 5', turn: A, discard: '6 8' });

  test('FUJ-INFO-03, FUJ-INFO-05: front cards, combined values and the number of cards in each hand', () => {
    expect(wording.en.table(table.view(B), B, NAMES)).toEqual([
      '             front card  combined  in hand',
      '▸ Anne                –         –        2',
      '  Ben (you)           7        14        1',
      '  Cleo                7        14        2',
      '  Dan                 –         –        1',
      '',
      '  Draw pile: 79 cards.  Discard pile: 3 cards, a 4 on top.',
      '  Your hand: 20',
    ]);
  });

  test('FUJ-INFO-11: an onlooker is shown no hand', () => {
    const lines = wording.fr.table(table.view(PUBLIC), PUBLIC, NAMES);
    expect(lines.at(-1)).toBe('  Pioche\u00a0: 79\u00a0cartes.  Défausse\u00a0: 3\u00a0cartes, avec un 4 dessus.');
    expect(lines.join()).not.toMatch(/main\u00a0:|vous|20|11/);
  });

  test('FUJ-NET-02: whoever has left is shown as gone, and the winner with a star', () => {
    const left = begin(3);
    left.enters({ type: 'left', seat: A });
    expect(wording.en.table(left.view(B), B, NAMES).find(line => line.includes('Anne'))).toMatch(/Anne +has left$/);
    left.enters({ type: 'left', seat: C });
    expect(wording.en.table(left.view(B), B, NAMES).find(line => line.includes('Ben'))).toMatch(/^★ Ben \(you\)/);
  });
});

test('the shelf of words has this game', () => {
  expect(wordings['fuji-flush']).toBe(wording);
});
