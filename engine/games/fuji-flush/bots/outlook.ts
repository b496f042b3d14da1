/**
 * A position as one seat sees it, in numbers: its own hand in full, of the others how many cards they hold, and all that
 * lies open. Nothing else is looked at, so whoever goes by these numbers knows no more than the seat.
 */
import type { Seat } from '../../../kernel/seats.ts';
import { type Card, DECK, HIGHEST, LOWEST, NONE } from '../material.ts';
import type { State } from '../state.ts';
import { LARGEST_HAND, OTHER_NUMBERS, OWN_NUMBERS } from './outlook-numbers.ts';
import { EAGERNESS } from './survival.ts';

const MOST_SEATS = 8;
/** What a card of the deck is worth on average, roughly. */
const USUAL_VALUE = 6.9;

/** How many cards of each value there are. */
const COPIES = new Int32Array(HIGHEST + 1);
for (const card of DECK) COPIES[card]++;

/** Room for what one seat sees; look again, and it is overwritten. */
export class Outlook {
  seats = 0;
  readonly own = new Float64Array(OWN_NUMBERS.length);
  /** The others, clockwise from the left of the seat. */
  readonly others: readonly Float64Array[] = Array.from(
    { length: MOST_SEATS - 1 },
    () => new Float64Array(OTHER_NUMBERS.length),
  );

  private readonly held = new Int32Array(HIGHEST + 1);
  private readonly unseen = new Int32Array(HIGHEST + 1);
  /** The part of the unseen cards that is higher than a value. */
  private readonly higher = new Float64Array(HIGHEST + 1);
  private unseenCount = 0;
  private unseenValue = 0;
  /** Of the group of each seat's front card: its strength, and how many turns it has to outlast. */
  private readonly strength = new Int32Array(MOST_SEATS);
  private readonly outlasts = new Int32Array(MOST_SEATS);
  /** The chance that a front card goes through, as far as others than the one who looks are concerned. */
  private readonly through = new Float64Array(MOST_SEATS);
  /** The strongest that the one who looks can play. */
  private reach = 0;

  /**
   * Sees a position, in which somebody is about to play, as a seat sees it.
   * @example outlook.look(s, 2); outlook.own[19]
   */
  look(s: State, me: Seat): void {
    this.seats = s.front.length;
    this.countCards(s, me);
    for (let seat = 0; seat < this.seats; seat++) this.measureFront(s, me, seat);
    this.lookAtMyself(s, me);
    for (let i = 1; i < this.seats; i++) this.lookAtOther(s, me, (me + i) % this.seats, this.others[i - 1]);
  }

  private countCards({ hands, front, discard }: State, me: Seat): void {
    const { held, unseen, higher } = this;
    const hand = hands[me];
    held.fill(0);
    unseen.set(COPIES);
    for (let i = 0; i < hand.length; i++) held[hand[i]]++;
    for (let i = 0; i < discard.length; i++) unseen[discard[i]]--;
    for (let seat = 0; seat < front.length; seat++) if (front[seat] !== NONE) unseen[front[seat]]--;
    let count = 0;
    let sum = 0;
    for (let value = HIGHEST; value >= LOWEST; value--) {
      unseen[value] -= held[value];
      higher[value] = count;
      count += unseen[value];
      sum += unseen[value] * value;
    }
    for (let value = LOWEST; value <= HIGHEST; value++) higher[value] /= Math.max(1, count);
    this.unseenCount = count;
    this.unseenValue = count === 0 ? 0 : sum / count - USUAL_VALUE;
  }

  private measureFront({ front, hands, turn }: State, me: Seat, seat: Seat): void {
    const card = front[seat];
    let strength = 0;
    let outlasts = this.seats;
    for (let other = 0; card !== NONE && other < this.seats; other++) {
      if (front[other] !== card) continue;
      strength += card;
      outlasts = Math.min(outlasts, this.turnsTo(turn, other));
    }
    const holds = 1 - Math.min(1, EAGERNESS * this.beating(strength));
    let through = 1;
    for (let i = 0; card !== NONE && i < outlasts; i++) {
      const player = (turn + i) % this.seats;
      if (player !== me && hands[player].length > 0) through *= holds;
    }
    this.strength[seat] = strength;
    this.outlasts[seat] = outlasts;
    this.through[seat] = through;
  }

  private lookAtMyself(s: State, me: Seat): void {
    const { own, held, seats, strength } = this;
    const { front, hands, turn } = s;
    const hand = hands[me];
    const wait = this.turnsTo(turn, me);
    let at = 0;
    let spare = 0;
    let highest = 0;
    let joins = 0;
    let strongestJoin = 0;
    this.reach = 0;
    for (let value = LOWEST; value <= HIGHEST; value++) {
      own[at++] = held[value];
      if (held[value] === 0) continue;
      spare += held[value] - 1;
      highest = value;
      const joined = this.strengthAfter(front, me, value, wait);
      this.reach = Math.max(this.reach, joined);
      if (joined === value) continue;
      joins++;
      strongestJoin = Math.max(strongestJoin, joined);
    }
    let fronts = 0;
    let strongest = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (front[seat] === NONE) continue;
      fronts++;
      if (seat !== me) strongest = Math.max(strongest, strength[seat]);
    }
    for (let size = 0; size <= LARGEST_HAND; size++) own[at++] = hand.length === size ? 1 : 0;
    own[at++] = spare;
    own[at++] = wait / seats;
    own[at++] = seats / MOST_SEATS;
    own[at++] = this.unseenValue;
    own[at++] = this.unseenCount / DECK.length;
    own[at++] = fronts / seats;
    own[at++] = wait === 0 ? 1 : 0;
    own[at++] = joins;
    own[at++] = wait === 0 ? joins : 0;
    own[at++] = strongestJoin / HIGHEST;
    own[at++] = this.reach / HIGHEST;
    own[at++] = highest / HIGHEST;
    own[at++] = strongest / HIGHEST;
    own.fill(0, at);
    if (front[me] !== NONE) this.lookAtMyFront(s, me, at);
  }

  private lookAtMyFront({ front, hands, turn }: State, me: Seat, at: number): void {
    const { own } = this;
    const card = front[me];
    const left = hands[me].length;
    const beating = this.beating(this.strength[me]);
    let rivals = 0;
    for (let i = 0; i < this.outlasts[me]; i++) rivals += hands[(turn + i) % this.seats].length;
    const unbeaten = (1 - beating) ** rivals;
    own[at++] = 1;
    own[at++] = card / HIGHEST;
    own[at++] = this.strength[me] / HIGHEST;
    own[at++] = this.strength[me] / card - 1;
    own[at++] = this.outlasts[me] / this.seats;
    own[at++] = this.through[me];
    own[at++] = left === 0 ? this.through[me] : 0;
    own[at++] = left === 1 ? this.through[me] : 0;
    own[at++] = unbeaten;
    own[at++] = left === 0 ? unbeaten : 0;
    own[at++] = beating;
    own[at++] = left === 0 ? 1 : 0;
    own[at] = this.held[card] > 0 ? 1 : 0;
  }

  private lookAtOther({ front, hands, turn }: State, me: Seat, seat: Seat, out: Float64Array): void {
    const left = hands[seat].length;
    let at = 0;
    for (let size = 0; size <= LARGEST_HAND; size++) out[at++] = left === size ? 1 : 0;
    out[at++] = this.turnsTo(turn, seat) / this.seats;
    out[at++] = this.turnsTo(me, seat) / this.seats;
    out[at++] = this.seats / MOST_SEATS;
    out[at++] = this.unseenValue;
    out.fill(0, at);
    const card = front[seat];
    if (card === NONE) return;
    const isMyPartner = card === front[me];
    const inTime = this.turnsTo(turn, me) < this.outlasts[seat];
    const inReach = inTime && !isMyPartner && this.reach > this.strength[seat];
    const through = this.through[seat];
    out[at++] = 1;
    out[at++] = card / HIGHEST;
    out[at++] = this.strength[seat] / HIGHEST;
    out[at++] = this.outlasts[seat] / this.seats;
    out[at++] = through;
    out[at++] = left === 0 ? through : 0;
    out[at++] = left === 1 ? through : 0;
    out[at++] = inReach ? through : 0;
    out[at++] = inReach && left === 0 ? through : 0;
    out[at++] = this.beating(this.strength[seat]);
    out[at++] = inTime ? 1 : 0;
    out[at++] = inReach ? 1 : 0;
    out[at++] = isMyPartner ? 1 : 0;
    out[at] = this.held[card] > 0 ? 1 : 0;
  }

  /** How strong a value of mine will be with the equal front cards that still lie there at my turn. */
  private strengthAfter(front: readonly Card[], me: Seat, value: Card, wait: number): number {
    let strength = value;
    for (let seat = 0; seat < this.seats; seat++)
      if (seat !== me && front[seat] === value && this.outlasts[seat] > wait) strength += value;
    return strength;
  }

  /** The part of the unseen cards that beats a strength. */
  private beating(strength: number): number {
    return strength >= HIGHEST ? 0 : this.higher[Math.max(LOWEST, strength)];
  }

  /** How many turns lie between one seat and another. */
  private turnsTo(from: Seat, to: Seat): number {
    return to < from ? to - from + this.seats : to - from;
  }
}
