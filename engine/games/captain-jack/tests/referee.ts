/**
 * A second reading of the rules, written without looking at the first: a referee who hears what is told, sees the table as it
 * was before, and checks each sentence. It shares the printed cards with the game and nothing else.
 */
import { expect } from 'vitest';
import type { PrintedHalf } from '../card-list.ts';
import type { Event } from '../events.ts';
import { CARDS, type Card } from '../material.ts';
import { aboard, type Followed } from './following.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const NEEDED: Readonly<Record<number, number>> = { 2: 10, 3: 8, 4: 7 };

export class Referee {
  judged = 0;
  private readonly advanced: boolean;
  /** Cards gained since the last turn of their owner, and those whose sailor has steered this turn. */
  private readonly fresh = new Set<Card>();
  private readonly steering = new Set<Card>();
  private turn = -1;
  private reveals = 0;
  private calm = false;
  private rolls: number[] = [];
  private salvos = new Map<number, number[]>();

  constructor(advanced: boolean) {
    this.advanced = advanced;
  }

  private halves(at: Followed, seat: number): { card: Card; up: PrintedHalf }[] {
    return at.ships[seat].cards
      .filter(({ card }) => !this.fresh.has(card))
      .map(({ card, turned }) => ({ card, up: turned ? CARDS[card].bottom : CARDS[card].top }));
  }

  private crew(at: Followed, seat: number, role: string): Card[] {
    return this.halves(at, seat).flatMap(({ card, up }) => (up.type === 'sailor' && up.role === role ? [card] : []));
  }

  private sails(at: Followed, seat: number): number {
    const steered = this.crew(at, seat, 'helmsman').filter(card => this.steering.has(card)).length;
    const sewn = this.crew(at, seat, 'sailmaker').length;
    return this.halves(at, seat).reduce(
      (sum, { up }) => sum + (up.type === 'sail' ? up.value : 0),
      2 + 2 * sewn + 4 * steered,
    );
  }

  private cannons(at: Followed, seat: number): number {
    return this.halves(at, seat).reduce((sum, { up }) => sum + (up.type === 'cannon' ? up.value : 0), 1);
  }

  /** The next player clockwise who is still there. */
  private next(at: Followed, seat: number): number {
    let next = seat;
    do next = (next + 1) % at.ships.length;
    while (at.ships[next].gone);
    return next;
  }

  judge(at: Followed, event: Event): void {
    this.judged++;
    switch (event.type) {
      case 'began':
        this.turn = event.seat;
        return;
      case 'sailed':
      case 'docked':
        this.begins(at, event.seat);
        return;
      case 'revealed':
        this.reveal(at, event);
        return;
      case 'took':
      case 'captured':
        this.hasRoom(at, event.seat, CARDS[event.card].top);
        this.fresh.add(event.card);
        return;
      case 'kept':
        this.hasRoom(at, event.seat, CARDS[event.card].bottom);
        return;
      case 'stole': {
        const { turned } = aboard(at, event.from, event.card);
        this.hasRoom(at, event.seat, turned ? CARDS[event.card].bottom : CARDS[event.card].top);
        this.fresh.add(event.card);
        return;
      }
      case 'attacked':
        this.attack(at, event);
        return;
      case 'rolled':
        this.rolls.push(event.roll);
        return;
      case 'wonFight':
      case 'lostFight':
        this.fought(at, event);
        return;
      case 'damaged': {
        const { turned } = aboard(at, event.seat, event.card);
        expect(['sail', 'cannon']).toContain((turned ? CARDS[event.card].bottom : CARDS[event.card].top).type);
        expect(event.by).toBe(this.next(at, event.seat));
        return;
      }
      case 'boarded':
        expect(at.ships[event.target].place).toBe(at.ships[event.seat].place);
        expect([event.area, CARDS[at.revealed ?? -1].boarding]).toEqual([at.ships[event.seat].place, true]);
        return;
      case 'fired':
        expect(event.dice).toHaveLength(this.cannons(at, event.seat));
        this.salvos.set(event.seat, [...event.dice]);
        return;
      case 'rerolled': {
        const dice = this.salvos.get(event.seat) ?? [];
        expect(dice).toContain(event.from);
        dice.splice(dice.indexOf(event.from), 1, event.to);
        return;
      }
      case 'tied':
        expect(this.highest(event.seat)).toBe(this.highest(event.target));
        return;
      case 'wonBoarding':
        expect([this.highest(event.seat), this.highest(event.loser)]).toEqual([event.by, event.against]);
        expect(event.by).toBeGreaterThan(event.against);
        return;
      case 'faced':
        this.faced(at, event);
        return;
      case 'worked':
        expect(this.crew(at, event.seat, event.role)).toContain(event.card);
        if (event.role === 'helmsman') {
          expect(this.steering.has(event.card)).toBe(false);
          this.steering.add(event.card);
        }
        if (event.role === 'cook') this.calm = false;
        return;
      case 'dug':
        expect(event.cards.map(card => this.hasMap(at, event.seat, card))).toEqual([true, true, true]);
        expect([this.turn, this.next(at, this.turn)]).toContain(event.seat); // the next one, before setting a course
        return;
      case 'won':
        if (event.rule === 'CJG-END-02') expect(event.doubloons).toBeGreaterThanOrEqual(NEEDED[at.ships.length]);
        return;
    }
  }

  private begins(at: Followed, seat: number): void {
    if (this.turn !== seat) {
      expect(at.ships[this.turn].gone || this.next(at, this.turn) === seat).toBe(true);
      this.steering.clear();
    }
    this.turn = seat;
    for (const { card } of at.ships[seat].cards) this.fresh.delete(card);
    this.reveals = 0;
    this.calm = false;
  }

  private reveal(at: Followed, { seat, area, card, reveals, sails, calm }: Told<'revealed'>): void {
    expect([seat, area, CARDS[card].skull && !this.advanced]).toEqual([this.turn, at.ships[seat].place, false]);
    expect([this.calm, ++this.reveals, this.sails(at, seat)]).toEqual([false, reveals, sails]);
    expect(reveals).toBeLessThanOrEqual(sails);
    this.calm = CARDS[card].calm;
    expect(calm).toBe(this.calm);
  }

  /** Seven cards at most, ten with the quartermaster among them. */
  private hasRoom(at: Followed, seat: number, coming: PrintedHalf): void {
    const { cards } = at.ships[seat];
    const halves = [...cards.map(({ card, turned }) => (turned ? CARDS[card].bottom : CARDS[card].top)), coming];
    const hasQuartermaster = halves.some(half => half.type === 'sailor' && half.role === 'quartermaster');
    expect(halves.length).toBeLessThanOrEqual(hasQuartermaster ? 10 : 7);
  }

  private attack(at: Followed, { seat, card, value, rolls }: Told<'attacked'>): void {
    const ship = CARDS[card].top;
    if (ship.type !== 'ship') throw new Error('what is attacked is no ship');
    expect([value, rolls]).toEqual([ship.cannons, this.cannons(at, seat)]);
    if (this.advanced) expect(this.sails(at, seat)).toBeGreaterThanOrEqual(ship.sails);
    this.rolls = [];
  }

  private fought(at: Followed, { type, rule, seat, card }: Told<'wonFight' | 'lostFight'>): void {
    const ship = CARDS[card].top;
    const value = ship.type === 'ship' ? ship.cannons : 0;
    const most = this.cannons(at, seat) + (this.advanced ? this.crew(at, seat, 'gunner').length : 0);
    const last = this.rolls.at(-1) ?? 0;
    expect(this.rolls.slice(0, -1).every(roll => roll < value || (this.advanced && roll === value))).toBe(true);
    expect(last >= value).toBe(type === 'wonFight');
    if (type === 'lostFight') expect(this.rolls).toHaveLength(most);
    else expect(this.rolls.length).toBeLessThanOrEqual(most);
    expect(rule === 'CJG-ADV-SEA-08').toBe(this.advanced && last === value);
    this.rolls = [];
  }

  private highest(seat: number): number {
    return Math.max(...(this.salvos.get(seat) ?? []));
  }

  private faced(at: Followed, { seat, card, value, measure, withstood }: Told<'faced'>): void {
    const { type } = CARDS[card].top;
    const count = {
      sandbank: at.ships[seat].cards.length,
      storm: this.sails(at, seat),
      monster: Math.max(...this.rolls),
    };
    expect(measure).toBe(count[type as keyof typeof count]);
    expect(withstood).toBe(type === 'sandbank' ? measure <= value : measure >= value);
    if (type === 'monster' && !withstood) expect(this.rolls).toHaveLength(this.cannons(at, seat));
    this.rolls = [];
  }

  private hasMap(at: Followed, seat: number, card: Card): boolean {
    const { turned } = aboard(at, seat, card);
    const { top, bottom } = CARDS[card];
    const up = top.type === 'ship' ? bottom : turned ? bottom : top;
    return up.type === 'map' || (up.type === 'loot' && up.map === 1);
  }
}
