/**
 * A second reading of the rules, written without looking at the first: a referee who hears what the public is told, sees the
 * table as it was before, and checks each sentence. It shares the printed board with the game and nothing else.
 */
import { expect } from 'vitest';
import { board } from '../components.ts';
import type { Event, Face } from '../events.ts';
import { CARDS } from '../material.ts';
import type { Followed } from './following.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const behind = (space: number): number[] => board.spaces.filter(({ next }) => next.includes(space)).map(({ id }) => id);

/** The most forward steps a ship can still need to Port Royal. */
const longest = (space: number): number =>
  Math.max(...board.spaces[space].next.map(next => (next === 0 ? 1 : 1 + longest(next))));
const TO_GO = board.spaces.map(({ id }) => longest(id));
const toGo = ({ space, lap }: { space: number; lap: number }): number => TO_GO[space] - lap * TO_GO[0];

const goodsFor = (space: number): string => (board.spaces[space].kind === 'port' ? 'gold' : 'food');
const has = (at: Followed, ship: number, goods: string): number =>
  at.ships[ship].holds.reduce((sum, [type, tokens]) => sum + (type === goods ? tokens : 0), 0);
const holdsOf = (at: Followed, ship: number) =>
  at.ships[ship].holds.slice(0, at.ships[ship].powers.includes('sixthHold') ? 6 : 5);
const others = (at: Followed, ship: number): number[] =>
  at.ships.flatMap(({ space }, other) => (other !== ship && space === at.ships[ship].space ? [other] : []));

export class Referee {
  judged = 0;
  private readonly edition: string;
  private readonly seats: number;
  /** Whose card was turned up last. */
  private turn = -1;
  /** Icons of the card that is being carried out, those already done taken away. */
  private icons: string[] = [];
  /** The dice of the morning and the evening that the ghost still has to move by. */
  private ghostDice: number[] = [];
  /** Whose arrival has still to be paid for, fought over or plundered; -1 if nobody's. */
  private arrived = -1;
  private free = false;
  private fought = false;
  private symbol = '';
  private firepower: { powder: number; face: Face; bonus: number }[] = [];
  private scores: { ship: number; total: number; toGo: number }[] = [];

  constructor(edition: string, seats: number) {
    this.edition = edition;
    this.seats = seats;
  }

  judge(at: Followed, event: Event): void {
    this.judged++;
    switch (event.type) {
      case 'dicePlaced':
        this.ghostDice = [event.sun, event.moon];
        return;
      case 'cardTurnedUp':
        this.settled(at);
        expect(this.icons).toEqual([]);
        this.icons = [...CARDS[event.card]];
        this.turn = event.seat;
        return;
      case 'loaded':
      case 'loadIgnored':
        this.loads(at, event);
        return;
      case 'sailed':
        this.settled(at);
        if (event.ship === this.seats) this.ghostSails(at, event);
        else this.sails(at, event);
        this.arrives(event.lap === 1 ? -1 : event.ship, false);
        return;
      case 'retreated':
        this.goesBack(at, event);
        this.arrives(event.ship, this.edition === '2021');
        return;
      case 'attacked':
        expect(this.arrived).toBe(event.ship);
        expect(others(at, event.ship)).toContain(event.defender);
        expect([this.fought, event.space === 0]).toEqual([false, false]);
        this.fought = true;
        this.firepower = [];
        return;
      case 'combatRolled':
        expect(event.bonus).toBe(at.ships[event.ship].powers.includes('ladyBeth') ? 2 : 0);
        this.firepower.push(event);
        return;
      case 'combatRerolled':
        expect(at.ships[event.owner].powers).toContain('saranSabre');
        expect(this.firepower.at(-1)).toMatchObject({ face: event.before, powder: event.powder });
        this.firepower.splice(-1, 1, event);
        return;
      case 'combatEnded':
        this.decides(event);
        return;
      case 'holdStolen':
        this.steals(at, event);
        return;
      case 'paid':
        expect([event.ship, this.free]).toEqual([this.arrived, false]);
        this.mayLand(at);
        expect([event.goods, event.tokens]).toEqual([goodsFor(event.space), board.spaces[event.space].price]);
        this.arrived = -1;
        return;
      case 'ranShort':
        expect([event.ship, this.free]).toEqual([this.arrived, false]);
        this.mayLand(at);
        expect([event.goods, event.tokens]).toEqual([goodsFor(event.space), has(at, event.ship, event.goods)]);
        expect(event.tokens).toBeLessThan(board.spaces[event.space].price);
        return;
      case 'shortageRolled':
        this.symbol = event.symbol;
        return;
      case 'stayed':
        expect(this.symbol).toBe('star');
        this.arrived = -1;
        return;
      case 'tookTreasure':
        expect([event.ship, at.ships[event.ship].space]).toEqual([this.arrived, event.space]);
        this.mayLand(at);
        expect(at.lairs).toContain(event.space);
        this.arrived = -1;
        return;
      case 'left':
        if (this.arrived === event.seat) this.arrived = -1;
        if (this.turn === event.seat) this.icons = [];
        return;
      case 'scored':
        this.settled(at);
        this.scored(at, event);
        return;
      case 'won':
        if (event.rule !== 'JAM-NET-02') this.won(event);
        return;
    }
  }

  private arrives(ship: number, free: boolean): void {
    this.arrived = ship;
    this.free = free;
    this.fought = false;
  }

  /** A combat there must have been before the space is settled. */
  private mayLand(at: Followed): void {
    if (!this.fought) expect(others(at, this.arrived)).toEqual([]);
  }

  /** Nothing is left to do where the last ship arrived. */
  private settled(at: Followed): void {
    const ship = this.arrived;
    this.arrived = -1;
    if (ship < 0) return;
    const { kind, id } = board.spaces[at.ships[ship].space];
    if (kind === 'portRoyal') return;
    if (kind === 'lair') expect(at.lairs).not.toContain(id);
    else expect(this.free || ship === this.seats).toBe(true);
    if (!this.fought) expect(others(at, ship)).toEqual([]);
  }

  /** The next icon of the card, and the die that goes with it. */
  private nextIcon(at: Followed): { icon: string | undefined; die: number } {
    const die = at.dice[this.icons.length === 2 ? 0 : 1];
    return { icon: this.icons.shift(), die };
  }

  private loads(at: Followed, event: Told<'loaded' | 'loadIgnored'>): void {
    this.settled(at);
    const { icon, die } = this.nextIcon(at);
    expect(event.goods).toBe(icon);
    const holds = holdsOf(at, event.ship);
    if (event.type === 'loadIgnored') {
      expect(holds.every(([goods]) => goods === icon)).toBe(true);
      return;
    }
    const [goods] = holds[event.hold];
    expect(event.tokens).toBe(die);
    if (goods !== '') expect([goods === icon, holds.some(([, tokens]) => tokens === 0)]).toEqual([false, false]);
  }

  private sails(at: Followed, { ship, path, lap, rule }: Told<'sailed'>): void {
    const { icon, die } = this.nextIcon(at);
    expect(rule).toBe(icon === 'forward' ? 'JAM-MOVE-01' : 'JAM-MOVE-02');
    this.goesRound(at, ship, path, lap, rule === 'JAM-MOVE-01');
    if (lap === 1) {
      expect(path.length).toBeLessThanOrEqual(die);
      this.icons = [];
    } else expect(path).toHaveLength(die);
  }

  private ghostSails(at: Followed, { ship, from, path, lap }: Told<'sailed'>): void {
    const forward = board.spaces[from].next.includes(path[0]);
    const own = toGo(at.ships[ship]);
    const rest = at.ships.filter(({ space }, other) => other !== ship && space >= 0).map(toGo);
    if (rest.every(steps => own < steps)) expect(forward).toBe(false);
    if (rest.every(steps => own > steps)) expect(forward).toBe(true);
    this.goesRound(at, ship, path, lap, forward);
    const die = this.ghostDice.shift() ?? 0;
    if (lap === 1) expect(path.length).toBeLessThanOrEqual(die);
    else expect(path).toHaveLength(die);
  }

  /** Counts the laps step by step; a ship that is home goes no further. */
  private goesRound(at: Followed, ship: number, path: readonly number[], lap: number, forward: boolean): void {
    let counter = at.ships[ship].lap;
    let from = at.ships[ship].space;
    for (const space of path) {
      expect(counter).toBeLessThan(1);
      if (forward && space === 0) counter++;
      if (!forward && from === 0) counter--;
      from = space;
    }
    expect(lap).toBe(counter);
  }

  /** Every space on the way back must be one where the ship could not stop, the last one where it must. */
  private goesBack(at: Followed, { ship, from, path, lap }: Told<'retreated'>): void {
    expect([ship, lap]).toEqual([this.arrived, at.ships[ship].lap]);
    const stops = (space: number): boolean => {
      const { kind, price } = board.spaces[space];
      if (kind === 'portRoyal') return true;
      if (this.edition === '2007') return kind === 'lair' || has(at, ship, goodsFor(space)) >= price;
      return kind === { circle: 'port', square: 'sea', skull: 'lair' }[this.symbol];
    };
    path.forEach((space, i) => {
      expect(behind(i === 0 ? from : path[i - 1])).toContain(space);
      expect(stops(space)).toBe(i === path.length - 1);
    });
  }

  private decides({ attacker, defender, winner }: Told<'combatEnded'>): void {
    const [attack, defence] = this.firepower;
    if (attack.face === 'star') {
      expect([winner, defence]).toEqual([attacker, undefined]);
      return;
    }
    const sum = (side: { powder: number; face: Face; bonus: number }): number =>
      side.face === 'star' ? Infinity : side.face + side.powder + side.bonus;
    const [one, other] = [sum(attack), sum(defence)];
    expect(winner).toBe(one === other ? null : one > other ? attacker : defender);
  }

  private steals(at: Followed, { ship, loser, hold, goods, tokens, into }: Told<'holdStolen'>): void {
    expect([goods, tokens]).toEqual(at.ships[loser].holds[hold]);
    if (ship === this.seats && goods !== 'gold') {
      expect(into).toBeNull();
      return;
    }
    const holds = holdsOf(at, ship);
    const [before] = holds[into ?? -1];
    if (before !== '') expect([before === goods, holds.some(([, some]) => some === 0)]).toEqual([false, false]);
  }

  private scored(at: Followed, { ship, position, gold, treasures, total }: Told<'scored'>): void {
    const { space, lap } = at.ships[ship];
    const home = lap === 1;
    expect(position).toBe(home || (lap === 0 && space !== 0) ? board.spaces[home ? 0 : space].score : -5);
    expect(gold).toBe(has(at, ship, 'gold'));
    expect(total).toBe(position + gold + treasures.reduce((sum, worth) => sum + worth, 0));
    this.scores.push({ ship, total, toGo: toGo(at.ships[ship]) });
  }

  private won({ ships }: Told<'won'>): void {
    const best = Math.max(...this.scores.map(({ total }) => total));
    const tied = this.scores.filter(({ total }) => total === best);
    const ahead = Math.min(...tied.map(score => score.toGo));
    expect(ships).toEqual(tied.filter(score => score.toGo === ahead).map(({ ship }) => ship));
  }
}
