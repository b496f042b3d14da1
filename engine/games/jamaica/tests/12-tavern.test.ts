/** Chapter 12: The Crew, setup and recruiting. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { recruit } from '../crew/12-recruiting.ts';
import { NAMES } from '../crew/characters.ts';
import { CREW_WORTH } from '../crew/material.ts';
import { EMPTY, isFaceUp, NEXT_TO, STAIRS, stepsFrom } from '../crew/tavern.ts';
import { LADY_BETH, POWERS } from '../material.ts';
import { OUT_OF_GAME } from '../state.ts';
import { A, B, begin, die, of, playOut, type Scene, scene, type Table } from './kit.ts';

const CREW = { crew: true } as const;

/** A ship one space before port 16, which costs 3; the others are out of the way. */
const atPort = (holds: string, more: Partial<Scene> = {}): Table =>
  scene({ ...CREW, ships: [`15: ${holds}`, '30', '42'], plays: ['forward/food'], dice: [1, 4], ...more });

/** The tavern with a lane of four empty places from the stairs to the right and down: 3, 4, 5, 12. */
const LANE =
  'sirBeth saran buccaneer - - - weasel king bishop cartographer seaWolf anchorman - venetian prussian swiss cooper calypso mage oracle lookout';

describe('setup', () => {
  test('CREW-SETUP-01: twenty characters, shuffled, one on each place but the bottle’s', () => {
    const taverns = [1, 2, 3].map(seed => begin(3, { options: CREW }, seed).state.crew?.tavern ?? []);
    for (const tavern of taverns) {
      expect(tavern.filter(tile => tile !== EMPTY).toSorted((a, b) => a - b)).toEqual(NAMES.map((_, i) => i));
      expect(tavern.indexOf(EMPTY)).toBe(STAIRS);
    }
    expect(new Set(taverns.map(tavern => tavern.join())).size).toBe(3);
  });

  test('CREW-SETUP-02: the bottle starts at the top of the stairs', () => {
    expect(begin(3, { options: CREW }).view(PUBLIC).crew?.bottle).toBe(3);
    expect(of('tavernLaid', begin(3, { options: CREW }).told())).toMatchObject([{ bottle: 3 }]);
  });

  test('CREW-SETUP-03: the three characters next to it are face up', () => {
    const tavern = begin(4, { options: CREW }).view(PUBLIC).crew?.tavern ?? [];
    const faceUp = tavern.flatMap((tile, place) => (tile !== null && tile !== 'faceDown' ? [place] : []));
    expect(faceUp).toEqual([2, 4, 10]);
  });

  test('CREW-SETUP-04: the expansion’s twelve treasures replace those of the base game; nine are laid out', () => {
    const table = begin(3, { options: CREW });
    expect(of('treasuresLaid', table.told())).toMatchObject([{ rule: 'CREW-SETUP-04', pile: 9, leftOut: 3 }]);
    const { treasurePile, owner } = table.state;
    expect(treasurePile.every(card => card >= POWERS.length)).toBe(true);
    expect(owner.filter((at, card) => at === OUT_OF_GAME && card >= POWERS.length)).toHaveLength(3);
    expect(CREW_WORTH.length - POWERS.length).toBe(12);
  });

  test('CREW-SETUP-05: where the expansion says nothing the base rules hold', () => {
    const table = begin(3, { options: CREW });
    expect([table.holds(A), table.spaces]).toEqual(['food 3, gold 3, -, -, -', [0, 0, 0]]);
    expect(table.step).toBe('placeDice');
    expect(table.view(A).hand).toHaveLength(3);
  });

  test('CREW-SETUP-06: Lady Beth, Sabre, Map and 6th Hold are not in the game', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { owner } = playOut(begin(3, { options: CREW }, seed), seed).state;
      expect(owner.slice(0, POWERS.length)).toEqual(POWERS.map(() => OUT_OF_GAME));
    }
    expect(begin(2, { options: CREW }).state.owner[LADY_BETH]).toBe(2); // the ghost's
  });

  test.each(['2007', '2021'] as const)('CREW-SETUP-07: it is played with the shortage of the edition (%s)', edition => {
    const table = scene({ ...CREW, edition, ships: ['16', '30', '42'], plays: ['forward/food'], loaded: [0] });
    const types = table.told().map(event => event.type);
    expect(types.includes('shortageRolled')).toBe(edition === '2021');
    expect(playOut(begin(3, { options: { edition, crew: true } }, 5), 5).match.over).toBe(true);
  });

  test('CREW-SETUP-08: nobody knows the characters that lie face down', () => {
    const table = begin(3, { options: CREW });
    for (const viewer of [A, B, PUBLIC]) {
      const tavern = table.view(viewer).crew?.tavern ?? [];
      expect(tavern.filter(tile => tile === 'faceDown')).toHaveLength(17);
    }
  });
});

describe('recruiting', () => {
  test('CREW-RECRUIT-01: who pays a port price in full may take a character aboard', () => {
    const table = atPort('gold 9');
    expect([table.step, table.asked]).toEqual(['recruit', A]);
    table.recruit(A, 'strategist');
    expect(table.holds(A)).toBe('gold 6, strategist, food 4, -, -');
    expect(of('recruited', table.told())).toMatchObject([{ ship: A, character: 'strategist', place: 4, hold: 1 }]);
    const atSea = scene({ ...CREW, ships: ['16: food 9', '30', '42'], plays: ['forward/food'] });
    expect(atSea.step).not.toBe('recruit');
  });

  test('CREW-RECRUIT-02: or nobody', () => {
    const table = atPort('gold 9');
    table.forgo(A);
    expect(table.holds(A)).toBe('gold 6, food 4, -, -, -');
    expect(of('recruited', table.told())).toEqual([]);
  });

  test('CREW-RECRUIT-03: into an empty hold', () => {
    const table = atPort('gold 9, food 2');
    table.recruit(A, 'seaWolf');
    expect(table.holds(A)).toBe('gold 6, food 2, seaWolf, food 4, -');
  });

  test('CREW-RECRUIT-04: those who are face up next to the bottle, at no cost', () => {
    const table = atPort('gold 3');
    expect(table.options(A)).toEqual(['forgo', 'buccaneer 3', 'strategist 3', 'seaWolf 3']);
    expect(table.refusesAct(A, { type: 'recruit', character: 'king', bottle: 3 })).toEqual({
      refused: 'not-face-up',
      rule: 'CREW-RECRUIT-04',
    });
    table.recruit(A, 'buccaneer');
    expect(table.amount(A, 'gold')).toBe(0);
    expect(table.holds(A)).toContain('buccaneer');
  });

  test('CREW-RECRUIT-05, CREW-RECRUIT-13: a doubloon for each place of the shortest way the bottle is moved', () => {
    const table = atPort('gold 9', { crew: { tavern: LANE } });
    table.recruit(A, 'venetian', 12); // from 3 over 4 and 5: three places
    expect(of('bottleMoved', table.told())).toMatchObject([{ ship: A, from: 3, to: 12, fee: 3 }]);
    expect(of('feePaid', table.told())).toMatchObject([{ ship: A, goods: 'gold', tokens: 3 }]);
    expect(table.holds(A)).toBe('gold 3, venetian, food 4, -, -');
  });

  test('CREW-RECRUIT-06: only to empty places that the bottle can reach', () => {
    const table = atPort('gold 9', { crew: { tavern: LANE } });
    const bottles = new Set(table.choices(A).flatMap(one => (one.type === 'recruit' ? [one.bottle] : [])));
    expect(bottles).toEqual(new Set([3, 4, 5, 12]));
    expect(table.refusesAct(A, { type: 'recruit', character: 'venetian', bottle: 6 })).toEqual({
      refused: 'not-in-the-zone',
      rule: 'CREW-RECRUIT-06',
    });
  });

  test('CREW-RECRUIT-07: whoever borders the zone is face up, and nobody else', () => {
    playOut(begin(4, { options: CREW }, 3), 3, table => {
      const { crew } = table.state;
      const shown = table.view(PUBLIC).crew?.tavern ?? [];
      if (crew === undefined) return;
      const steps = stepsFrom(crew.tavern, crew.bottle);
      crew.tavern.forEach((tile, place) => {
        const borders = tile !== EMPTY && NEXT_TO[place].some(next => steps[next] >= 0);
        expect(isFaceUp(crew.tavern, place)).toBe(borders);
        expect(shown[place] === 'faceDown').toBe(tile !== EMPTY && !borders);
      });
    });
  });

  test('CREW-RECRUIT-08: right after it those that border the zone now are turned up', () => {
    const table = atPort('gold 9');
    expect(table.view(PUBLIC).crew?.tavern[11]).toBe('faceDown');
    const told = table.recruit(A, 'seaWolf');
    expect(of('tilesTurnedUp', told)).toMatchObject([{ tiles: [{ place: 9 }, { place: 11 }, { place: 17 }] }]);
    expect(table.view(PUBLIC).crew?.tavern[11]).toBe('anchorman');
  });

  test('CREW-RECRUIT-09: the place joins the zone, and the bottle stays where it stands', () => {
    const table = atPort('gold 9');
    table.recruit(A, 'seaWolf');
    expect(table.view(PUBLIC).crew).toMatchObject({ bottle: 3 });
    expect(table.view(PUBLIC).crew?.tavern[10]).toBeNull();
    const moved = atPort('gold 9', { crew: { tavern: LANE } });
    moved.recruit(A, 'weasel', 5);
    expect(moved.view(PUBLIC).crew?.bottle).toBe(5);
  });

  test('CREW-RECRUIT-10: no recruiting where a shortage kept the price from being paid in full', () => {
    const table = atPort('gold 2', { edition: '2021', loaded: [die('star')] });
    expect(of('ranShort', table.told())).toHaveLength(1);
    expect(table.step).not.toBe('recruit');
    expect(table.spaces[A]).toBe(16);
  });

  test('CREW-RECRUIT-11: next to is straight up, down, left or right', () => {
    expect(NEXT_TO[3]).toEqual([2, 4, 10]);
    expect(NEXT_TO[0]).toEqual([1, 7]);
    expect(NEXT_TO[10]).toEqual([3, 9, 11, 17]);
    const table = atPort('gold 9', { crew: { tavern: LANE } });
    expect(table.refusesAct(A, { type: 'recruit', character: 'weasel', bottle: 4 })).toEqual({
      refused: 'not-next-to-the-bottle',
      rule: 'CREW-RECRUIT-11',
    });
  });

  test('CREW-RECRUIT-12: the bottle is moved for a recruitment only, which then has to follow', () => {
    const table = atPort('gold 9, food 1, food 2, powder 1, powder 2', { crew: { tavern: LANE } });
    expect(table.choices(A).map(({ type }) => type)).not.toContain('moveBottle');
    table.recruit(A, 'venetian', 12);
    expect(table.step).toBe('takeAboard');
    expect(table.refusesAct(A, { type: 'forgo' })).toEqual({ refused: 'must-take-aboard', rule: 'CREW-RECRUIT-12' });
    const full = offered(`15: ${ONLY_CHARACTERS}`);
    expect(full.options(A)).toEqual(['forgo']);
  });

  test('CREW-RECRUIT-14: right after the price; a hold emptied by the price or by the fee is empty', () => {
    const price = atPort('gold 3, gold 1, food 1, food 2, powder 1', { crew: { tavern: LANE } });
    expect(price.step).toBe('recruit');
    price.recruit(A, 'buccaneer');
    expect(price.holds(A).split(', ').slice(0, 2).toSorted()).toEqual(['buccaneer', 'gold 1']);
    const fee = atPort('gold 4, food 3, food 1, food 2, powder 1', { crew: { tavern: LANE } });
    fee.recruit(A, 'anchorman', 4);
    expect(fee.holds(A)).toMatch(/^anchorman, food 3/);
  });

  test('CREW-RECRUIT-15: a shortage of 2007 that ends on a port paid in full allows recruiting there', () => {
    const table = scene({ ...CREW, edition: '2007', ships: ['16: gold 5', '30', '42'], plays: ['forward/food'] });
    expect(of('retreated', table.told())).toMatchObject([{ to: 16 }]);
    expect([table.step, table.amount(A, 'gold')]).toEqual(['recruit', 2]);
  });

  test('CREW-RECRUIT-16: a shortage of 2021 that ends on a port does not', () => {
    const table = scene({
      ...CREW,
      edition: '2021',
      ships: ['16: gold 5', '30', '42'],
      plays: ['forward/food'],
      loaded: [die(2)],
    });
    expect(of('retreated', table.told())).toMatchObject([{ to: 16 }]);
    expect(table.step).not.toBe('recruit');
  });

  test('CREW-RECRUIT-17: nobody is recruited on Port Royal', () => {
    const home = scene({ ...CREW, ships: ['49: gold 9', '30', '42'], plays: ['forward/food'] });
    expect(of('recruited', home.told())).toEqual([]);
    const passing = scene({ ...CREW, ships: ['1: gold 9', '30', '42'], plays: ['backward/forward'], dice: [1, 4] });
    expect(of('sailed', passing.told())[0]).toMatchObject({ to: 0 });
    expect(passing.step).not.toBe('recruit');
  });

  test('CREW-RECRUIT-18: without enough doubloons the bottle just cannot go so far; there is no shortage', () => {
    const table = atPort('gold 5', { crew: { tavern: LANE } }); // two are left
    const bottles = new Set(table.choices(A).flatMap(one => (one.type === 'recruit' ? [one.bottle] : [])));
    expect(bottles).toEqual(new Set([3, 4, 5]));
    expect(table.refusesAct(A, { type: 'recruit', character: 'venetian', bottle: 12 })).toEqual({
      refused: 'cannot-move-the-bottle',
      rule: 'CREW-RECRUIT-18',
    });
    expect(of('ranShort', table.told())).toEqual([]);
  });

  test('CREW-RECRUIT-19: with full holds one of goods is emptied for the character, never one with a character', () => {
    const table = atPort('gold 9, food 1, food 2, powder 1, king');
    table.recruit(A, 'seaWolf');
    expect([table.step, table.options(A)]).toEqual(['takeAboard', [0, 1, 2, 3]]);
    expect(table.refusesAct(A, { type: 'load', hold: 4 })).toEqual({
      refused: 'one-for-another',
      rule: 'CREW-LOAD-03',
    });
    const told = table.load(A, 1);
    expect(of('recruited', told)).toMatchObject([{ hold: 1, emptied: { goods: 'food', tokens: 1 } }]);
    expect(table.holds(A)).toMatch(/^gold 6, seaWolf, /);
  });

  test('CREW-RECRUIT-20: with characters in all holds nobody can be recruited', () => {
    const table = offered(`15: ${ONLY_CHARACTERS}`);
    expect(table.options(A)).toEqual(['forgo']);
    expect(table.refusesAct(A, { type: 'recruit', character: 'strategist', bottle: 3 })).toEqual({
      refused: 'only-characters-aboard',
      rule: 'CREW-RECRUIT-20',
    });
    expect(offered('15: king, bishop, saran, oracle, food 1').options(A).length).toBeGreaterThan(1);
  });

  test('CREW-RECRUIT-21: one payment, one character', () => {
    const table = atPort('gold 9');
    table.recruit(A, 'seaWolf');
    expect(table.step).not.toBe('recruit');
    expect(of('recruited', table.told())).toHaveLength(1);
  });

  test('CREW-RECRUIT-22: a power works at once for what is still to come, and not for what has passed', () => {
    const wolf = atPort('gold 9', { plays: ['forward/backward'], dice: [1, 4] });
    wolf.recruit(A, 'seaWolf');
    expect([wolf.step, wolf.options(A)]).toContainEqual('chooseWay');
    expect(wolf.options(A)).toContain('stay');
    const buccaneer = atPort('gold 9', { ships: ['15: gold 9', '17', '42'] });
    buccaneer.recruit(A, 'buccaneer');
    expect(of('attacked', buccaneer.told())).toEqual([]);
  });

  test('CREW-RECRUIT-23: the fee comes from what is left after the price, from any hold', () => {
    const table = atPort('gold 3, gold 5', { crew: { tavern: LANE } });
    table.does(A, { type: 'pay', tokens: [2, 1] }); // three and two are left
    table.recruit(A, 'anchorman', 4);
    expect([table.step, table.options(A)]).toEqual(['choosePayment', ['1+0', '0+1']]);
    expect(atPort('gold 3', { crew: { tavern: LANE } }).options(A)).toEqual(['forgo', 'buccaneer 3', 'seaWolf 3']);
  });
});

const ONLY_CHARACTERS = 'king, bishop, saran, oracle, lookout';

/** Seat A is offered a recruitment, whatever is aboard: a full crew could not have paid the port. */
function offered(ship: string): Table {
  const table = scene({ ...CREW, ships: [ship, '30', '42'] });
  table.state.stack.push({ step: recruit.id, at: 0, v: { ship: A } });
  return table;
}
