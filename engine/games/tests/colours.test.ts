/** The colours that players have chosen before the start, in the games that want to know. */
import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import type { PlayerColour } from '../../kernel/colours.ts';
import { ImpossibleTable, Match } from '../../kernel/match.ts';
import { replayed, replayOf } from '../../kernel/replay.ts';
import { PUBLIC } from '../../kernel/seats.ts';
import { aquatika } from '../aquatika/game.ts';
import { captainJack } from '../captain-jack/game.ts';
import { fujiFlush } from '../fuji-flush/game.ts';
import { jamaica } from '../jamaica/game.ts';

const chance = () => new Stream(seededNumbers(7));
const PLAYERS = ['Anne', 'Bert', 'Cleo'].map(name => ({ name }));

describe('a game that keeps colours', () => {
  test('JAM-SETUP-15: ships sail under the colours that were chosen, black too where no ghost does', () => {
    const match = Match.start(jamaica, { seats: 3, chance: chance(), colours: ['black', 'red', 'yellow'] });
    expect(match.view(PUBLIC).ships.map(({ colour }) => colour)).toEqual(['black', 'red', 'yellow']);
    expect([0, 1, 2].map(seat => jamaica.colours?.inView?.(match.view(PUBLIC), seat))).toEqual([
      'black',
      'red',
      'yellow',
    ]);
    expect(() => Match.start(jamaica, { seats: 2, chance: chance(), colours: ['black', 'red'] })).toThrow(
      ImpossibleTable,
    );
  });

  test('AQU-SETUP-06: what is chosen goes before what the host has set, and that before lots', () => {
    for (const yellow of ['random', 0, 1] as const) {
      const match = Match.start(aquatika, {
        seats: 2,
        chance: chance(),
        options: { yellow },
        colours: ['grey', 'yellow'],
      });
      expect(match.view(PUBLIC).yellow).toBe(1);
      expect(match.log[0].draws).toEqual([]);
    }
  });

  test('a replay begins with them again, and so does a match that takes something back', () => {
    const colours: readonly PlayerColour[] = ['blue', 'purple', 'green'];
    const match = Match.start(jamaica, { seats: 3, chance: chance(), colours });
    const replay = replayOf(match, { players: PLAYERS, proof: null });
    expect(replay.entries[0]?.cause).toEqual({ type: 'start', colours });
    expect(
      replayed(jamaica, replay)
        .view(PUBLIC)
        .ships.map(({ colour }) => colour),
    ).toEqual(colours);
    match.play(0, { type: 'takeColour', colour: 'red' });
    match.undo(0, match.seq);
    expect(match.view(PUBLIC).ships.map(({ colour }) => colour)).toEqual(colours);
  });
});

test('CJG-SETUP-02, CJG-SETUP-05: four colours to choose from, each used once', () => {
  expect(captainJack.colours?.list({ rules: 'base', first: 'random' }, 2)).toEqual(['red', 'blue', 'green', 'yellow']);
});

test('a game without colours of its own is not asked about them', () => {
  expect(() => Match.start(fujiFlush, { seats: 3, chance: chance(), colours: ['orange', 'blue', 'green'] })).toThrow(
    ImpossibleTable,
  );
});
