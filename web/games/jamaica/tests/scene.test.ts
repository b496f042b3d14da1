import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { listed, PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import { nextScene, type Scene, shortageIn } from '../scene.ts';

const start = Match.start(jamaica, { seats: 3, chance: new Stream(seededNumbers(1)) }).view(0);

const attacked: Event = { type: 'attacked', rule: 'JAM-COMBAT-01', ship: 0, defender: 2, space: 7 };
const rolled: Event = {
  type: 'combatRolled',
  rule: 'JAM-COMBAT-07',
  ship: 0,
  by: 0,
  face: 8,
  powder: 0,
  bonus: 0,
};
const tied: Event = {
  type: 'combatEnded',
  rule: 'JAM-COMBAT-10',
  attacker: 0,
  defender: 2,
  winner: null,
  attack: 8,
  defence: 8,
};
const short: Event = {
  type: 'ranShort',
  rule: 'JAM-SHORTAGE21-02',
  ship: 0,
  space: 15,
  goods: 'food',
  tokens: 0,
  holds: [],
  price: 3,
};
const symbol: Event = { type: 'shortageRolled', rule: 'JAM-SHORTAGE21-03', ship: 0, face: 6, symbol: 'square' };
const back: Event = {
  type: 'retreated',
  rule: 'JAM-SHORTAGE21-05',
  ship: 0,
  from: 15,
  to: 12,
  path: [12],
  lap: 0,
};
const loaded: Event = {
  type: 'loaded',
  rule: 'JAM-LOAD-03',
  ship: 0,
  goods: 'food',
  tokens: 5,
  hold: 2,
  emptied: null,
};

/** The scenes of a playback, one after each event: what is told, and the fight that is seen then. */
function playedBack(...told: readonly (readonly [Event, View['fight']])[]): (Scene | null)[] {
  let scene: Scene | null = null;
  return told.map(([event, fight]) => {
    scene = nextScene(scene, { ...start, now: null, asked: [], fight }, event);
    return scene;
  });
}

const begun: View['fight'] = {
  attacker: 0,
  defender: 2,
  attackPowder: 0,
  defencePowder: 0,
  attackDie: 0,
  defenceDie: 0,
  sabreUsed: false,
};
const fought: View['fight'] = { ...begun, attackDie: 8 };

describe('a combat', () => {
  test('is on the stage from the attack to its result, though a tie ends it at once', () => {
    const [first, second, third, after] = playedBack(
      [attacked, begun],
      [rolled, fought],
      [tied, fought],
      [loaded, null],
    );
    expect(first).toMatchObject({ type: 'combat', fight: { attacker: 0, defender: 2, attackDie: 0 }, ended: null });
    expect(second).toMatchObject({ fight: { attackDie: 8 } });
    expect(third).toMatchObject({ fight: { attackDie: 8 }, ended: { winner: null } });
    expect(after).toBeNull();
  });

  test('is there for whoever comes later', () => {
    const fight = { attacker: 1, defender: 0, attackPowder: 2, defencePowder: 0, attackDie: 8, defenceDie: 0 };
    const view = { ...start, fight: { ...fight, sabreUsed: false } };
    expect(nextScene(null, view, null)).toMatchObject({ type: 'combat', fight, ended: null });
  });

  test('says who has won it to whoever comes while the spoils are chosen', () => {
    const match = Match.start(jamaica, { seats: 3, chance: new Stream(seededNumbers(3)) });
    const dice = new SeededDice(3);
    while (!match.over) {
      const { now } = match.view(PUBLIC);
      if (now?.step === 'chooseSpoils') break;
      const [seat = 0] = listed(match.awaited);
      const legal = match.asked(seat)?.legal ?? [];
      const action = legal[dice.below(legal.length)];
      if (action === undefined || isRefusal(match.play(seat, action))) throw new Error('somebody is stuck');
    }
    const told = match.told(PUBLIC).findLast(({ type }) => type === 'combatEnded');
    const scene = nextScene(null, match.view(PUBLIC), null);
    expect(scene).toMatchObject({ type: 'combat', ended: { winner: told?.type === 'combatEnded' ? told.winner : -1 } });
  });
});

describe('a shortage', () => {
  test('tells what was due, what was rolled and where the ship goes, and is over with the next thing', () => {
    const [first, second, third, after] = playedBack([short, null], [symbol, null], [back, null], [loaded, null]);
    expect(first).toMatchObject({ type: 'shortage', short: { price: 3 }, rolled: null });
    expect(second).toMatchObject({ rolled: { symbol: 'square' }, went: null });
    expect(third).toMatchObject({ went: { to: 12 } });
    expect(after).toBeNull();
  });

  test('stays while the way back is asked for, and is found in the story', () => {
    const view: View = { ...start, now: { step: 'chooseRoute', ship: 0, face: 2 } };
    const found = shortageIn([loaded, short, symbol]);
    expect(found).toMatchObject({ short: { price: 3 }, rolled: { symbol: 'square' } });
    expect(nextScene(found, view, null)).toBe(found);
    expect(nextScene(found, start, null)).toBeNull();
  });
});

test('several ships to attack are shown to choose from', () => {
  const view: View = { ...start, now: { step: 'chooseOpponent', ship: 1 } };
  expect(nextScene(null, view, null)).toEqual({ type: 'opponents', ship: 1 });
});
