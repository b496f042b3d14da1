/** The figures of all rulebooks: whatever a book names is drawn, whatever is drawn is named, and what a scene asks for can be done. */
import { existsSync, readFileSync } from 'node:fs';
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import { card, cardsIn, letter } from '@havre/engine/games/captain-jack/position.ts';
import { shelf } from '@havre/engine/games/index.ts';
import type { Figure } from '@havre/engine/games/rulebook.ts';
import { parseRulebook } from '@havre/engine/games/rulebook-parser.ts';
import type { Rules } from '@havre/engine/kernel/game.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import { beginScene, playScene } from '../../rules/scene-moves.ts';
import type { BookFigure, Figures } from '../contract.ts';

/** An action of whatever game. */
interface Tried {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * What somebody tries in each scene and may not do, after what comes before it, and the row that says so: a scene teaches by what it
 * refuses, too.
 */
const REFUSED: {
  readonly [game: string]: { readonly [scene: string]: readonly [...Tried[], rule: string] };
} = {
  jamaica: {
    'full-hold': [{ type: 'load', hold: 0 }, 'JAM-LOAD-07'],
    fight: [{ type: 'spendPowder', powder: 3 }, 'JAM-COMBAT-06'],
    retreat: [{ type: 'retreat', to: 6 }, 'JAM-SHORTAGE07-13'],
    theft: [{ type: 'stealHold', hold: 0 }, { type: 'load', hold: 0 }, 'JAM-COMBAT-22'],
    sabre: [{ type: 'reroll' }, { type: 'spendPowder', powder: 3 }, 'JAM-COMBAT-06'],
    skull: [{ type: 'retreat', to: 6 }, 'JAM-SHORTAGE21-21'],
    recruit: [{ type: 'recruit', character: 'venetian', bottle: 3 }, 'CREW-RECRUIT-11'],
  },
  'captain-jack': {
    oswald: [{ type: 'reveal' }, { type: 'reveal' }, { type: 'reveal' }, 'CJG-TURN-14'],
    ship: [{ type: 'take' }, 'CJG-SHIP-03'],
    letter: [{ type: 'fulfil', letter: letter('LM04'), cards: cardsIn('CO11 CO17'), crew: [] }, 'CJG-PORT-05'],
    calm: [{ type: 'reveal' }, 'CJG-TURN-14'],
    'full-ship': [{ type: 'take' }, 'CJG-HOLD-11'],
    maps: [{ type: 'dig', cards: cardsIn('CO19 CH16 CO20') }, 'CJG-MAP-04'],
    boarding: [{ type: 'fight' }, 'CJG-SHIP-01'],
    cook: [{ type: 'fight' }, 'CJG-SHIP-01'],
    narrow: [{ type: 'discard', card: card('CO01') }, 'CJG-HOLD-09'],
    sandbank: [{ type: 'reveal' }, 'CJG-ADV-HAZARD-01'],
    passenger: [{ type: 'fight' }, 'CJG-ADV-SEA-01'],
  },
  aquatika: {
    step: [{ type: 'move', from: cellNamed('c3'), to: cellNamed('c2') }, 'AQU-MOVE-05'],
    cover: [{ type: 'move', from: cellNamed('c3'), to: cellNamed('c5') }, 'AQU-MOVE-01'],
    'cover-again': [{ type: 'carry', from: cellNamed('d5'), to: cellNamed('e6') }, 'AQU-OCTO-11'],
    eat: [{ type: 'move', from: cellNamed('c4'), to: cellNamed('c3') }, 'AQU-MOVE-05'],
    leap: [{ type: 'move', from: cellNamed('a2'), to: cellNamed('b3') }, 'AQU-MOVE-09'],
    wall: [{ type: 'move', from: cellNamed('c2'), to: cellNamed('c5') }, 'AQU-FISH-09'],
    win: [{ type: 'move', from: cellNamed('a7'), to: cellNamed('b7') }, 'AQU-MOVE-09'],
  },
  decrypto: {
    'own-word': [{ type: 'writeClues', clues: ['clock', 'Brittany', 'Pompeii'] }, 'DEC-CLUE-13'],
    decode: [{ type: 'confirm', code: 311 }, 'DEC-GUESS-11'],
    intercept: [{ type: 'confirm', code: 422 }, 'DEC-GUESS-11'],
  },
  'fuji-flush': {
    'go-through': [{ type: 'playCard', card: 8 }, 'FUJ-PLAY-01'],
    join: [{ type: 'playCard', card: 12 }, 'FUJ-PLAY-01'],
    tie: [{ type: 'playCard', card: 6 }, 'FUJ-PLAY-01'],
    'low-card': [{ type: 'playCard', card: 4 }, 'FUJ-PLAY-01'],
    stop: [{ type: 'playCard', card: 4 }, 'FUJ-PLAY-01'],
    groups: [{ type: 'playCard', card: 9 }, 'FUJ-PLAY-01'],
  },
};

/** Figures that are named in a book and still to be drawn, by game. */
const UNDRAWN: { readonly [game: string]: readonly string[] } = {};

/** The figures of each game, without the board that draws them: that needs a browser. */
const FILES = import.meta.glob<Figures>('../*/figures.ts', { import: 'figures' });

const bookOf = (game: string): URL => new URL(`../../../engine/games/${game}/rulebook.md`, import.meta.url);
const figuresIn = (game: string): readonly Figure[] =>
  parseRulebook(readFileSync(bookOf(game), 'utf8'), 'en').chapters.flatMap(({ blocks }) =>
    blocks.filter(block => block.type === 'figure'),
  );

/** The scene as whoever tries it finds it. */
function begun(figure: BookFigure): Match<Rules> {
  const match = figure.start('en');
  beginScene(figure, match);
  return match;
}

/** Some row of the ledger. */
const ANY_ROW = expect.stringMatching(/^[A-Z]{3,4}-[A-Z0-9]+(-[A-Z]+)?-\d+$/);

/** The worked examples that are no scene, and why. */
const UNPLAYED: { readonly [game: string]: { readonly [example: string]: string } } = {
  jamaica: { '16': 'nobody does anything: it compares how far ships have to go, which the scene with the ghost plays' },
  'fuji-flush': { '12': 'nobody does anything: it counts the cards of the deck' },
};

const textOf = (game: string): string =>
  readFileSync(new URL(`../../../engine/games/${game}/rules.md`, import.meta.url), 'utf8');

/** What the worked examples of a ledger are called: by an id, or by their number. */
function workedExamples(ledger: string): string[] {
  const [, chapter = ''] = ledger.split(/^## \d+\. Worked examples.*$/m);
  const [section = ''] = chapter.split(/^## /m);
  return [...section.matchAll(/^(?:### |\| )(\w+-EX-\d+)\b|^(\d+)\. \*\*/gm)].map(
    ([, id, number]) => id ?? number ?? '',
  );
}

/** How many answers in a row a scene takes at most. */
const DEEPEST = 4;

/** A free answer, where no list can hold them all: what a scene is answered with that has nothing to choose from. */
const FREE_ANSWERS: { readonly [scene: string]: Tried } = {
  'own-word': { type: 'writeClues', clues: ['cuckoo', 'Brittany', 'Pompeii'] },
};

/** Whether somebody can do what a scene asks for. */
function canBeReached(figure: BookFigure, played: readonly object[] = []): boolean {
  const match = begun(figure);
  for (const action of played) playScene(figure, match, action as never);
  if (figure.isReached?.(match) === true) return true;
  const legal = played.length < DEEPEST ? (match.asked(figure.seat)?.legal ?? []) : [];
  return legal.some(action => canBeReached(figure, [...played, action]));
}

const written = shelf.filter(({ id }) => existsSync(bookOf(id)));

describe.each(written)('the figures of $id', async ({ id }) => {
  const figures = (await FILES[`../${id}/figures.ts`]?.()) ?? {};
  const named = figuresIn(id);

  test('are those that the rulebook names', () => {
    const drawn = [...Object.keys(figures), ...(UNDRAWN[id] ?? [])];
    expect(drawn.toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  });

  test.each(named.map(({ name, kind }) => [name, kind] as const))(
    '%s can be laid out, and tried if it is a scene',
    (name, kind) => {
      const figure = figures[name];
      if (figure === undefined) return;
      const match = begun(figure);
      const { seat }: { readonly seat: Seat } = figure;
      expect(match.view(seat)).toBeTypeOf('object');
      if (kind === 'diagram') return;
      expect(match.asked(seat)).not.toBeNull();
      if (figure.isReached === undefined) return;
      expect(figure.isReached(match)).toBe(false);
      expect(canBeReached(figure)).toBe(true);
    },
  );

  const scenes = named.filter(({ kind }) => kind === 'scene').map(({ name }) => name);

  test.each(scenes)('%s is played: something may be done there, and something is refused with its row', name => {
    const figure = figures[name];
    if (figure === undefined) return;
    const { seat } = figure;
    const legal = begun(figure).asked(seat)?.legal[0] ?? FREE_ANSWERS[name];
    expect(legal).toBeDefined();
    expect(playScene(figure, begun(figure), legal as never)).toBeNull();

    // An example says itself what is forbidden there; in the other scenes the board lets one try.
    const [rule, last, ...before] = [...(REFUSED[id]?.[name] ?? [figure.forbidden, ANY_ROW])].reverse();
    if (figure.forbidden !== undefined) expect(last).toEqual(figure.forbidden);
    const match = begun(figure);
    for (const action of before.reverse()) expect(playScene(figure, match, action as never)).toBeNull();
    expect(match.play(seat, last as never)).toMatchObject({ refused: expect.any(String), rule });
  });

  test('let one play every worked example of the ledger', () => {
    const played = new Set(Object.values(figures).flatMap(({ examples = [] }) => examples));
    const all = workedExamples(textOf(id));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(example => !played.has(example))).toEqual(Object.keys(UNPLAYED[id] ?? {}));
    expect([...played].filter(example => !all.includes(example))).toEqual([]);
  });
});
