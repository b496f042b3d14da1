/** Who sits where, and what each has promised and shown for the dice. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { Opening } from '@havre/engine/kernel/fair.ts';
import { only, perSeat, type Seat, type Seats } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { PreparedAnswer } from '../commands/prepared-answers.ts';
import type { ClaimToken } from './claim-tokens.ts';
import type { Identity } from './events.ts';
import type { Holiday } from './holidays.ts';
import type { ProgramMark } from './program-mark.ts';

export interface Sitter {
  readonly name: string;
  /** The person it belongs to; null for a bot's own seat. */
  readonly who: Identity | null;
  /** The bot that plays it: its own, or in place of somebody who is not there. */
  readonly bot: string | null;
  /** What it has said of itself, if it is a program from outside; null for a person and for bots of the house. */
  readonly program: ProgramMark | null;
  /** The colour it has chosen; null while it takes what is left. */
  readonly colour: PlayerColour | null;
  /** Ready, and what the entropy to be shown must fit. */
  readonly commitment: string | null;
  /** The entropy shown at the start. */
  readonly entropy: string | null;
  /** The commitment to a word that gives this seat to whoever knows it. */
  readonly offer: ClaimToken | null;
  /** The answers it has given once and for all, by the step that asks. */
  readonly always: Readonly<Record<string, AnyAction>>;
  /** The answers it has prepared for its next question. */
  readonly prepared: readonly PreparedAnswer[];
  /** When it is on holiday from a slow game: no time of it goes by then. */
  readonly holidays: readonly Holiday[];
  /** Whom it does not want to hear in the chat. */
  readonly muted: Seats;
  /** Whether the host has taken its word. */
  readonly silenced: boolean;
  /** The event by which it came in after somebody who had left: of what was before, it hears what the public heard. */
  readonly since: number;
}

/** A sitter before it is known who it is. */
export const NEWCOMER: Sitter = {
  name: '',
  who: null,
  bot: null,
  program: null,
  colour: null,
  commitment: null,
  entropy: null,
  offer: null,
  always: {},
  prepared: [],
  holidays: [],
  muted: 0,
  silenced: false,
  since: 0,
};

export class Sitters {
  private readonly seated: (Sitter | null)[];

  constructor(seats: number) {
    this.seated = perSeat(seats, () => null);
  }

  /** Everybody by seat; null where nobody sits. */
  get all(): readonly (Sitter | null)[] {
    return this.seated;
  }

  at(seat: Seat): Sitter | null {
    return this.seated[seat] ?? null;
  }

  /** The seat of a person, or null. */
  seatOf(who: Identity): Seat | null {
    const seat = this.seated.findIndex(sitter => sitter?.who === who);
    return seat < 0 ? null : seat;
  }

  /** The seats of people, whoever plays them at the moment. */
  get people(): Seat[] {
    return this.seatsWhere(sitter => sitter.who !== null);
  }

  /** The seats that a bot plays at the moment. */
  get bots(): Seats {
    let bots: Seats = 0;
    for (let seat = 0; seat < this.seated.length; seat++) if (this.at(seat)?.bot != null) bots |= only(seat);
    return bots;
  }

  /** The people who are to show their entropy and have not. */
  get silent(): Seat[] {
    return this.seatsWhere(sitter => sitter.who !== null && sitter.entropy === null);
  }

  /** What each person has brought to the dice; bots bring nothing. */
  get openings(): Opening[] {
    return this.seated.flatMap((sitter, seat) =>
      sitter?.commitment != null && sitter.entropy !== null
        ? [{ seat, commitment: sitter.commitment, entropy: sitter.entropy }]
        : [],
    );
  }

  put(seat: Seat, sitter: Sitter | null): void {
    this.seated[seat] = sitter;
  }

  swap(one: Seat, other: Seat): void {
    [this.seated[one], this.seated[other]] = [this.at(other), this.at(one)];
  }

  change(seat: Seat, changes: Partial<Sitter>): void {
    const sitter = this.at(seat);
    if (sitter !== null) this.seated[seat] = { ...sitter, ...changes };
  }

  /** An answer that a seat gives once and for all, or not any more. */
  always(seat: Seat, step: string, action: AnyAction | null): void {
    const { [step]: _, ...others } = this.at(seat)?.always ?? {};
    this.change(seat, { always: action === null ? others : { ...others, [step]: action } });
  }

  /** One that begins when another did takes its place; one without an hour in it was called off. */
  holiday(seat: Seat, holiday: Holiday): void {
    const others = (this.at(seat)?.holidays ?? []).filter(({ from }) => from !== holiday.from);
    this.change(seat, {
      holidays: holiday.until > holiday.from ? [...others, { from: holiday.from, until: holiday.until }] : others,
    });
  }

  mute(by: Seat, seat: Seat, muted: boolean): void {
    const before = this.at(by)?.muted ?? 0;
    this.change(by, { muted: muted ? before | only(seat) : before & ~only(seat) });
  }

  /** There are more seats now, or fewer: nobody sits in those that go. */
  resize(seats: number): void {
    while (this.seated.length < seats) this.seated.push(null);
    this.seated.length = seats;
  }

  /** Nobody is ready any more. */
  forgetReady(): void {
    for (const seat of this.people) this.change(seat, { commitment: null });
  }

  /** Whoever has shown their entropy is not ready any more. */
  forgetShown(): void {
    for (const { seat } of this.openings) this.change(seat, { commitment: null, entropy: null });
  }

  private seatsWhere(fits: (sitter: Sitter) => boolean): Seat[] {
    const seats: Seat[] = [];
    this.seated.forEach((sitter, seat) => {
      if (sitter !== null && fits(sitter)) seats.push(seat);
    });
    return seats;
  }
}
