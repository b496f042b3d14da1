/** Chapter 9: what is secret and what is public. */
import { describe, expect, test } from 'vitest';
import { onlooker, PUBLIC, type Viewer } from '../../../kernel/seats.ts';
import { viewerEntryOf } from '../../../kernel/viewer-entries.ts';
import {
  A,
  B,
  BLACK,
  BLACK_WORDS,
  begin,
  C,
  D,
  of,
  ownOf,
  playOut,
  randomGames,
  reached,
  scene,
  WHITE,
  WHITE_WORDS,
} from './kit.ts';

const OUTSIDERS: readonly Viewer[] = [PUBLIC, onlooker(WHITE), onlooker(BLACK)];

describe('secrets', () => {
  test('DEC-INFO-01: in whole games a word reaches its own team alone, until the game is over', () => {
    randomGames(1, table => {
      if (table.match.over) return;
      for (const team of [WHITE, BLACK])
        for (let seat = 0; seat < table.match.seats; seat++) {
          const mine = table.members(team).includes(seat);
          expect(table.view(seat).teams[team].words).toEqual(mine ? table.state.teams[team].words : null);
        }
      for (const viewer of OUTSIDERS) expect(table.view(viewer).teams.map(team => team.words)).toEqual([null, null]);
    });
  });

  test('DEC-INFO-02: in whole games a code reaches its encryptor alone, until it is revealed', () => {
    randomGames(1, table => {
      const { teams, trio } = table.state;
      for (let seat = 0; seat < table.match.seats; seat++) {
        const { card } = table.view(seat);
        const own = teams.find(team => team.encryptor === seat && team.card !== 0);
        expect(card).toBe(own === undefined ? null : own.card);
      }
      for (const viewer of OUTSIDERS) expect(table.view(viewer).card).toBeNull();
      expect(trio && table.view(2).card !== null).toBe(false);
    });
    for (const { match } of randomGames(1))
      for (const { events } of match.log)
        for (const event of of('drewCode', events)) expect(event.secret?.to).toBe(1 << event.seat);
  });

  test('DEC-INFO-03: clues are public from the moment they are read', () => {
    const table = scene();
    table.draw();
    table.writes(A, ['coucou', 'Bretagne', 'Pompéi']);
    table.confirmsClues(A);
    for (const viewer of [B, C, D, ...OUTSIDERS]) expect(reached(table, viewer)).not.toContain('Bretagne');
    table.writes(C, ['Chopin', 'sol', 'Alpes']);
    table.confirmsClues(C);
    for (const viewer of [B, C, D, ...OUTSIDERS]) expect(reached(table, viewer)).toContain('Bretagne');
  });

  test('DEC-INFO-04: codes guessed are public from the moment they are read', () => {
    const table = scene({ round: 2 }).toGuess({ code: 314 });
    table.guesses(BLACK, 142);
    for (const viewer of [A, B, ...OUTSIDERS]) expect(reached(table, viewer)).not.toContain('142');
    table.guesses(WHITE, 314);
    for (const viewer of [A, B, ...OUTSIDERS]) expect(reached(table, viewer)).toContain('142');
  });

  test('DEC-INFO-05: revealed codes, tokens, the round and the encryptors are public', () => {
    const table = scene({ round: 2 });
    table.plays({ code: 314, interception: 314 });
    expect(table.view(PUBLIC)).toMatchObject({
      round: 3,
      teams: [
        { encryptor: B, interceptions: 0 },
        { encryptor: D, interceptions: 1 },
      ],
    });
    expect(table.view(PUBLIC).sheet[0].code).toBe(314);
  });

  test('DEC-INFO-06: discussions and drafts are for the own team only: the others do not even notice', () => {
    const table = scene({ round: 2, seats: 6 }).toGuess();
    const { match } = table;
    const before = [D, PUBLIC].map(viewer => match.viewerEntries(viewer).length);
    table.does(B, { type: 'draft', code: 124 });
    table.does(B, { type: 'confirm', code: 124 });
    table.does(B, { type: 'writeNotes', lines: ['hm'] });
    for (const entry of match.log.slice(-3))
      for (const viewer of [D, PUBLIC]) expect(viewerEntryOf(match.log, entry, viewer)).toBeNull();
    expect([D, PUBLIC].map(viewer => match.viewerEntries(viewer).length)).toEqual(before);
    expect(ownOf(table.view(C)).draft).toBe(124);
  });

  test('DEC-INFO-07: earlier clues and codes may be looked up at any time', () => {
    const table = scene();
    table.plays({ clues: ['coucou', 'Bretagne', 'Pompéi'], code: 314 });
    table.plays();
    table.draw();
    for (const viewer of [A, D, PUBLIC])
      expect(table.view(viewer).sheet[0]).toMatchObject({ clues: ['coucou', 'Bretagne', 'Pompéi'], code: 314 });
  });

  test('DEC-INFO-08: a revealed code reveals no word', () => {
    const table = scene();
    table.plays();
    for (const viewer of [C, D, PUBLIC])
      for (const word of WHITE_WORDS) expect(reached(table, viewer)).not.toContain(`"${word}"`);
  });

  test('DEC-INFO-09: at the end the words are shown to everyone, after a word guess if there is one', () => {
    const table = scene({ round: 8 });
    table.plays();
    expect(table.view(PUBLIC).phase).toBe('words');
    for (const seat of [A, B, C, D]) table.does(seat, { type: 'confirmWords', words: ['', '', '', ''] });
    expect(table.view(PUBLIC).phase).toBe('verdict');
    expect(table.view(PUBLIC).teams.map(team => team.words)).toEqual([null, null]);
    for (const seat of [A, B, C, D]) table.does(seat, { type: 'confirmVerdict', slots: [0, 0, 0, 0] });
    expect(table.view(PUBLIC).teams.map(team => team.words)).toEqual([WHITE_WORDS, BLACK_WORDS]);
    expect(of('shownWords', table.told()).map(event => event.words)).toEqual([WHITE_WORDS, BLACK_WORDS]);
  });
});

describe('onlookers', () => {
  const GUEST = onlooker(WHITE);

  test('DEC-INFO-10: an onlooker sees public matters only', () => {
    const table = scene();
    expect(table.view(GUEST)).toEqual(table.view(PUBLIC));
    table.does(A, { type: 'admitGuests', wish: true });
    expect(table.view(GUEST)).toEqual(table.view(PUBLIC));
    for (const viewer of [C, PUBLIC]) expect(of('wishedGuests', table.told(viewer))).toEqual([]);
  });

  test('DEC-INFO-10: or one team’s view if that team agrees, but no code', () => {
    const table = scene();
    table.does(A, { type: 'admitGuests', wish: true });
    expect(of('admittedGuests', table.does(B, { type: 'admitGuests', wish: true }))).toHaveLength(1);
    table.draw();
    const view = table.view(GUEST);
    expect(view.teams.map(team => team.words)).toEqual([WHITE_WORDS, null]);
    expect(view.card).toBeNull();
    expect(table.view(onlooker(BLACK)).teams.map(team => team.words)).toEqual([null, null]);
    expect(table.readers('white', [GUEST, A, B])).toEqual([A, B]);
  });

  test('DEC-INFO-10: one member who no longer agrees ends it', () => {
    const table = scene();
    for (const seat of [A, B]) table.does(seat, { type: 'admitGuests', wish: true });
    table.does(B, { type: 'admitGuests', wish: false });
    expect(table.view(GUEST)).toEqual(table.view(PUBLIC));
  });
});

test('DEC-INFO-11: what reaches a device is the same, whatever its player may not know', () => {
  const reaching = (viewer: Viewer, words: string[], code: number) => {
    const table = scene({ round: 2, arrange: s => Object.assign(s.teams[BLACK], { words }) });
    table.draw(314, code);
    table.write();
    return { view: table.view(viewer), told: table.told(viewer), asked: viewer < 0 ? null : table.match.asked(viewer) };
  };
  for (const viewer of [A, B, PUBLIC, onlooker(WHITE)])
    expect(reaching(viewer, ['lune', 'chat', 'gâteau', 'roi'], 123)).toEqual(reaching(viewer, BLACK_WORDS, 243));
  expect(reaching(D, BLACK_WORDS, 123)).toEqual(reaching(D, BLACK_WORDS, 243));
  expect(reaching(C, BLACK_WORDS, 123)).not.toEqual(reaching(C, BLACK_WORDS, 243));
});

test('DEC-INFO-01: in English games with random splits too', () => {
  const table = begin(7, { options: { language: 'en', teams: 'random', white: 'random' } }, 4);
  const words = table.state.teams.map(team => team.words);
  playOut(table, 3, now => {
    if (now.match.over) return;
    for (const team of [WHITE, BLACK])
      for (const seat of now.members(team === WHITE ? BLACK : WHITE)) {
        const text = JSON.stringify(now.view(seat).teams);
        for (const word of words[team]) expect(text).not.toContain(`"${word}"`);
      }
  });
});
