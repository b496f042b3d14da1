/** Chapter 14: The Crew, the powers of combat. */
import { describe, expect, test } from 'vitest';
import { bonusInCombat } from '../questions.ts';
import { A, B, C, die, of, type Scene, scene, type Table } from './kit.ts';

/** A arrives on port 16, where B is. */
const fight = (a: string, b: string, more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`15: gold 9${a}`, `16: gold 2${b}`, '42'], plays: ['forward/food'], ...more });

/** A arrives alone on sea 17 beside port 16 and port 18. */
const near = (a: string, ships: readonly string[], more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`16: food 9, buccaneer${a}`, ...ships], plays: ['forward/food'], ...more });

const ended = (table: Table) => of('combatEnded', table.told())[0];

describe('Sir Beth and Saran', () => {
  test('CREW-POWER-01: Sir Beth adds 2 in attack and in defence', () => {
    const attack = fight(', sirBeth', '', { loaded: [die(4), die(4)] });
    expect(ended(attack)).toMatchObject({ attack: 6, defence: 4, winner: A });
    expect(of('combatRolled', attack.told())[0]).toMatchObject({ ship: A, bonus: 2, bonusBy: 'sirBeth' });
    expect(ended(fight('', ', sirBeth', { loaded: [die(4), die(4)] }))).toMatchObject({ defence: 6, winner: B });
  });

  test('CREW-POWER-01: a screen of the combat shows his 2 as well', () => {
    const table = fight(', sirBeth', '', { loaded: [die(4), die(4)] });
    expect(bonusInCombat(table.view(A), A)).toEqual({ bonus: 2, by: 'sirBeth' });
    expect(bonusInCombat(table.view(A), B).bonus).toBe(0);
  });

  test('CREW-POWER-02: he changes nothing about a star, and does not help against one', () => {
    expect(ended(fight(', sirBeth', '', { loaded: [die('star')] }))).toMatchObject({ attack: 'star', winner: A });
    expect(ended(fight(', sirBeth', '', { loaded: [die(10), die('star')] }))).toMatchObject({
      defence: 'star',
      winner: B,
    });
    expect(ended(fight('', ', sirBeth', { loaded: [die('star')] }))).toMatchObject({ winner: A, defence: null });
  });

  test('CREW-POWER-03: Saran rolls again her owner’s die or the opponent’s, and the second roll stands', () => {
    const own = fight(', saran', '', { loaded: [die(2)] });
    expect([own.step, own.asked]).toEqual(['askSaran', A]);
    own.does(A, { type: 'reroll' }, [die(8), die(6)]);
    expect(of('combatRerolled', own.told())).toMatchObject([{ rule: 'CREW-POWER-03', ship: A, owner: A, before: 2 }]);
    expect(ended(own)).toMatchObject({ attack: 8, defence: 6, winner: A });
    const theirs = fight('', ', saran', { loaded: [die(10)] });
    theirs.does(B, { type: 'reroll' }, [die(2), die(4)]);
    theirs.decline(B);
    expect(ended(theirs)).toMatchObject({ attack: 2, defence: 4, winner: B });
  });

  test('CREW-POWER-04: as the Sabre: also against a star, once a combat, right after the roll', () => {
    const star = fight('', ', saran, powder 2', { loaded: [die('star')] });
    star.does(B, { type: 'reroll' }, [die(4)]);
    expect(star.step).toBe('spendPowder');
    expect(star.refusesAct(B, { type: 'reroll' })).toEqual({ refused: 'too-late-for-saran', rule: 'CREW-POWER-04' });
    star.spend(B, 0, [die(6)]);
    expect(star.step).not.toBe('askSaran');
    const second = fight(', saran', '', { loaded: [die(8)] });
    second.does(A, { type: 'keepRoll' }, [die(10)]);
    expect([second.step, second.asked]).toEqual(['askSaran', A]);
    const shortage = scene({ crew: true, edition: '2021', ships: ['16: saran', '30', '42'], plays: ['forward/food'] });
    expect(of('combatRerolled', shortage.told())).toEqual([]);
  });
});

describe('the Buccaneer', () => {
  test('CREW-POWER-05: his owner may attack a ship one space away', () => {
    const table = near('', ['18: gold 2', '42']);
    expect([table.step, table.asked, table.options(A)]).toEqual(['attackFromAfar', A, ['forgo', B]]);
    const told = table.does(A, { type: 'attack', ship: B }, [die(10), die(2)]);
    expect(of('attacked', told)).toMatchObject([
      { rule: 'CREW-POWER-05', ship: A, defender: B, space: 18, by: 'buccaneer' },
    ]);
    expect(table.spaces.slice(0, 2)).toEqual([17, 18]);
    const declined = near('', ['18: gold 2', '42']);
    declined.forgo(A);
    expect(of('attacked', declined.told())).toEqual([]);
  });

  test('CREW-POWER-06: if he wins the opponent discards one hold, and he gains nothing', () => {
    const table = near('', ['18: gold 2, food 1', '42']);
    table.does(A, { type: 'attack', ship: B }, [die(10), die(2)]);
    expect([table.step, table.options(A)]).toEqual(['sinkHold', ['sink 0', 'sink 1']]);
    expect(table.refusesAct(A, { type: 'forgo' })).toEqual({ refused: 'must-sink-hold', rule: 'CREW-POWER-06' });
    const told = table.does(A, { type: 'sinkHold', hold: 0 });
    expect(of('holdSunk', told)).toMatchObject([
      { ship: A, loser: B, lost: { goods: 'gold', tokens: 2 }, character: null },
    ]);
    expect([table.amount(B, 'gold'), table.amount(A, 'gold')]).toEqual([0, 0]);
  });

  test('CREW-POWER-07, CREW-POWER-13: if he loses, the opponent takes nothing and gives nothing', () => {
    const table = near(', gold 3', ['18: gold 2 | -3', '42'], { loaded: [] });
    table.does(A, { type: 'attack', ship: B }, [die(2), die(10)]);
    expect(of('noSpoils', table.told())).toMatchObject([{ rule: 'CREW-POWER-13', ship: B }]);
    expect([table.amount(A, 'gold'), table.treasures(A), table.treasures(B)]).toEqual([3, '', '-3']);
  });

  test('CREW-POWER-08: at every arrival on a space without an opponent, a retreat’s end too; else the normal combat', () => {
    const occupied = near('', ['17', '18'], { loaded: [die(2), die(10)] });
    expect(of('attacked', occupied.told())).toMatchObject([{ rule: 'JAM-COMBAT-01', defender: B }]);
    expect(of('attacked', occupied.told())).toHaveLength(1);
    const retreat = scene({
      crew: true,
      edition: '2007',
      ships: ['16: gold 5, buccaneer', '15', '42'],
      plays: ['forward/food'],
    });
    expect([retreat.spaces[A], retreat.step, retreat.options(A)]).toEqual([16, 'attackFromAfar', ['forgo', B]]);
  });

  test('CREW-POWER-09: ahead or behind, every branch of a fork; one target is chosen', () => {
    const fork = scene({
      crew: true,
      ships: ['5: gold 9, buccaneer', '7', '13', '5', '8'],
      plays: ['forward/food'],
    });
    expect([fork.spaces[A], fork.step, fork.options(A)]).toEqual([6, 'attackFromAfar', ['forgo', B, C, 3]]);
    expect(fork.refusesAct(A, { type: 'attack', ship: 4 })).toEqual({ refused: 'not-in-range', rule: 'CREW-POWER-09' });
  });

  test('CREW-POWER-10: neither from Port Royal nor on a ship there', () => {
    const table = scene({ crew: true, ships: ['2: food 9, buccaneer', '0', '2'], plays: ['backward/forward'] });
    expect([table.spaces[A], table.options(A)]).toEqual([1, ['forgo', C]]);
    expect(table.refusesAct(A, { type: 'attack', ship: B })).toEqual({
      refused: 'peace-at-port-royal',
      rule: 'CREW-POWER-10',
    });
    const home = scene({ crew: true, ships: ['1: buccaneer', '1', '42'], plays: ['backward/forward'] });
    expect(home.spaces[A]).toBe(0);
    expect(home.step).not.toBe('attackFromAfar');
  });

  test('CREW-POWER-11: it is fought like any combat, and a tie changes nothing', () => {
    const table = near(', powder 3', ['18: gold 2, powder 2', '42']);
    table.does(A, { type: 'attack', ship: B });
    table.spend(A, 2, [die(4)]);
    expect([table.step, table.asked]).toEqual(['spendPowder', B]);
    table.spend(B, 2, [die(4)]);
    expect(ended(table)).toMatchObject({ attack: 6, defence: 6, winner: null });
    expect([table.amount(A, 'powder'), table.amount(B, 'powder'), table.amount(B, 'gold')]).toEqual([1, 0, 2]);
  });

  test('CREW-POWER-12: the attacker chooses a hold with something in it; a character leaves the game', () => {
    const table = near('', ['18: -, king, gold 2', '42']);
    table.does(A, { type: 'attack', ship: B }, [die(10), die(2)]);
    expect(table.options(A)).toEqual(['sink 1', 'sink 2']);
    expect(table.refusesAct(A, { type: 'sinkHold', hold: 0 })).toEqual({
      refused: 'hold-is-empty',
      rule: 'CREW-POWER-12',
    });
    const told = table.does(A, { type: 'sinkHold', hold: 1 });
    expect(of('holdSunk', told)).toMatchObject([{ character: 'king', lost: null }]);
    expect(table.holds(B)).toBe('-, -, gold 2, -, -');
    expect(table.state.crew?.tavern).not.toContain(6);
  });
});

describe('the Strategist', () => {
  test('CREW-POWER-14: his owner wins every combat as attacker', () => {
    const table = fight(', strategist', '');
    expect(of('combatWonOutright', table.told())).toMatchObject([{ attacker: A, defender: B, by: 'strategist' }]);
    expect([table.step, table.asked, table.options(A)]).toEqual(['chooseSpoils', A, ['decline', 'hold 0']]);
  });

  test('CREW-POWER-15: no dice, no powder, nothing to reroll, on either side', () => {
    const table = fight(', strategist, powder 3, saran', ', powder 4');
    expect(table.step).toBe('chooseSpoils');
    expect(of('combatRolled', table.told())).toEqual([]);
    expect([table.amount(A, 'powder'), table.amount(B, 'powder')]).toEqual([3, 4]);
  });

  test('CREW-POWER-16: as defender he is no help', () => {
    const table = fight('', ', strategist', { loaded: [die(8), die(2)] });
    expect(ended(table)).toMatchObject({ winner: A, attack: 8, defence: 2 });
  });

  test('CREW-POWER-17: with the Buccaneer aboard a distant attack is won as well, with his consequence', () => {
    const table = near(', strategist', ['18: gold 2, food 1', '42']);
    const told = table.does(A, { type: 'attack', ship: B });
    expect(of('combatWonOutright', told)).toMatchObject([{ rule: 'CREW-POWER-17' }]);
    expect(table.step).toBe('sinkHold');
  });
});
