import type { Replay, ReplayEntry } from '@havre/engine/kernel/replay.ts';
import { PUBLIC, seatsOf, type Viewer } from '@havre/engine/kernel/seats.ts';
import { describe, expect, it } from 'vitest';
import { styleOf } from '../../style.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { outcomeLines, storyLines, storyRecord } from '../story.ts';

/** A game nobody has words for: its story is told in the names its rules use. */
const replay = (entries: Omit<ReplayEntry, 'seq' | 'draws' | 'after'>[], rest: Partial<Replay> = {}): Replay => ({
  format: 'havre-replay',
  formatVersion: 2,
  game: 'no-words',
  rules: 1,
  options: {},
  seats: 3,
  players: [{ name: 'Anne' }, { name: 'Ben' }, { name: 'Cleo' }],
  proof: null,
  entries: entries.map((entry, seq) => ({ seq, draws: [], after: '0'.repeat(16), ...entry })),
  outcome: null,
  ...rest,
});

const style = styleOf(scriptedTerminal());
const told = (game: Replay, viewer: Viewer) =>
  storyLines({ replay: game, entries: game.entries.length, viewer, language: 'en' }, style).slice(4);

const START = { cause: { type: 'start' }, events: [] } as const;
const act = (seat: number, events: ReplayEntry['events'], action = { type: 'hide', card: 3 }) =>
  ({ cause: { type: 'act', seat, action }, events }) as const;

describe('a story', () => {
  it('is told in the names of the rules where a game has no words', () => {
    const open = { type: 'moved', rule: 'TST-MOVE-01', from: 2, to: 5 };
    expect(told(replay([START, act(0, [open])]), PUBLIC)).toEqual(['1  TST-MOVE-01  moved (from 2, to 5)']);
  });

  it('tells a secret to whom it is for', () => {
    const drew = { type: 'drew', rule: 'TST-01', seat: 1, secret: { to: seatsOf([1]), card: 7 } };
    const game = replay([START, act(1, [drew])]);
    expect(told(game, 1)).toEqual(['1  TST-01  drew (seat 1, card 7)']);
    expect(told(game, 0)).toEqual(['1  TST-01  drew (seat 1)']);
    expect(told(game, PUBLIC)).toEqual(['1  TST-01  drew (seat 1)']);
  });

  it('leaves out what a viewer was not told of, and whose deed it was', () => {
    const hidden = { type: 'whispered', rule: 'TST-02', onlyTo: seatsOf([0, 2]) };
    const game = replay([START, act(0, [hidden]), act(1, [])]);
    expect(told(game, 2)).toEqual(['1  TST-02  whispered']);
    expect(told(game, PUBLIC)).toEqual([]);
    expect(storyRecord({ replay: game, entries: 3, viewer: PUBLIC, language: 'en' })).toMatchObject({ entries: [] });
  });

  it('tells a player of their own choice that nobody else was told of', () => {
    const game = replay([START, act(1, [])]);
    expect(told(game, 1)).toEqual(['1    Ben: hide (card 3)']);
    expect(told(game, 0)).toEqual([]);
  });

  it('tells what faded only when the game is over', () => {
    const glimpse = { type: 'shown', rule: 'TST-03', card: 9, fades: true } as const;
    expect(told(replay([START, act(0, [glimpse])]), 1)).toEqual([]);
    const outcome = { void: true, rule: 'TST-09' } as const;
    expect(told(replay([START, act(0, [glimpse])], { outcome }), 1)).toEqual(['1  TST-03  shown (card 9)']);
  });

  it('tells who took what back', () => {
    const undo = { cause: { type: 'undo', seat: 2, to: 1, agreed: 0 }, events: [] } as const;
    const open = { type: 'moved', rule: 'TST-MOVE-01' };
    expect(told(replay([START, act(2, [open]), undo]), PUBLIC)).toEqual([
      '1  TST-MOVE-01  moved',
      '2               Cleo takes back entry 1 and everything since.',
    ]);
  });

  it('goes no further than it may', () => {
    const open = { type: 'moved', rule: 'TST-MOVE-01' };
    const game = replay([START, act(0, [open]), act(1, [open])]);
    expect(storyLines({ replay: game, entries: 2, viewer: PUBLIC, language: 'en' }, style).slice(4)).toHaveLength(1);
  });
});

describe('the end of a story', () => {
  const ended = (outcome: Replay['outcome']) =>
    outcomeLines({ replay: replay([START], { outcome }), entries: 1, viewer: PUBLIC, language: 'en' });
  const side = (name: string, seats: number, place: number, share: number, score: number | null = null) => ({
    side: name,
    seats,
    place,
    share,
    score,
  });

  it('names the winner and everybody’s place and score', () => {
    const sides = [side('seat 0', 1, 2, 0, 40), side('seat 1', 2, 1, 1, 1200), side('seat 2', 4, 3, 0, -3)];
    expect(ended({ void: false, parts: 1, sides })).toEqual([
      '',
      'Ben wins.',
      '1. Ben  1,200',
      '2. Anne  40',
      '3. Cleo  −3',
    ]);
  });

  it('names a team by its players, and a side without players by its name', () => {
    const sides = [side('white', seatsOf([0, 2]), 1, 1), side('ghost', 0, 1, 1), side('black', seatsOf([1]), 3, 0)];
    expect(ended({ void: false, parts: 2, sides })).toEqual([
      '',
      'Anne, Cleo and ghost share the win.',
      '1. Anne and Cleo',
      '1. ghost',
      '3. Ben',
    ]);
  });

  it('says of a team that they win', () => {
    const sides = [side('white', seatsOf([0, 2]), 1, 1), side('black', seatsOf([1]), 2, 0)];
    expect(ended({ void: false, parts: 1, sides })[1]).toBe('Anne and Cleo win.');
  });

  it('says when nobody has won, or not yet', () => {
    expect(ended({ void: true, rule: 'TST-09' })).toEqual(['', 'The game is void: nobody has won (TST-09).']);
    expect(ended(null)).toEqual(['', 'The game is not over.']);
  });
});
