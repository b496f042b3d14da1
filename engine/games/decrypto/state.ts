/** What lies on the table, seen from above, and small questions about it. */
import { audienceOf, includes, listed, onlooker, only, type Seat, type Seats } from '../../kernel/seats.ts';
import type { Flow } from '../../kernel/steps.ts';
import type { Versioned } from '../../kernel/versions.ts';
import type { Event } from './events.ts';
import type { Code } from './material.ts';
import type { WordLanguage } from './pack.ts';

/** A team is named by the colour of its screen (DEC-SETUP-03). With three players Black is the lone Interceptor. */
export type Colour = 0 | 1;
export const WHITE: Colour = 0;
export const BLACK: Colour = 1;
export const COLOURS = [WHITE, BLACK] as const;

export const otherOf = (team: Colour): Colour => (team === WHITE ? BLACK : WHITE);

/** One side of the table. */
export interface Team {
  /** What it calls itself; empty: after its colour. */
  name: string;
  /** Everybody who plays or has played for it. */
  members: Seats;
  /** Its four words by slot; none for the Interceptor. */
  words: string[];
  /** The words it has exchanged. */
  putAway: string[];
  /** Its encryptor of this round; of the last one, until the next is proposed. */
  encryptor: Seat;
  /** Whether the encryptor is ready to draw. */
  ready: boolean;
  /** The code card its encryptor has drawn; NO_CODE while it is in the deck. */
  card: Code;
  /** There if that encryptor was lost after the clues were locked: nobody has seen the card but the one who left. */
  orphaned?: true;
  /** The clues its encryptor has written so far, line by line; empty where there is none. */
  clues: string[];
  /** Whether they are confirmed. */
  written: boolean;
  /** Its guess as it stands: of its own code when it sends, of the other's when it listens. */
  draft: Code;
  /** Who has confirmed the draft. */
  confirmed: Seats;
  /** Whether the guess is locked, so that it can be read. */
  locked: boolean;
  /** The other team's words as it would name them in the word guess. */
  named: string[];
  /** For each of the other team's four guesses, the slot it accepts it for; 0 for none. */
  accepted: number[];
  interceptions: number;
  misunderstandings: number;
  /** What it has noted for itself. */
  notes: string[];
  /** Who of it would let onlookers see what it sees. */
  hosts: Seats;
  /** Whether onlookers see what it sees. */
  guests: boolean;
}

/** One code on the note sheets; both teams have the same record of it (DEC-NOTE-06, DEC-NOTE-08). */
export interface SheetLine {
  round: number;
  /** Whose code it is: the side of the sheet. */
  team: Colour;
  encryptor: Seat;
  /** The clues as read; empty for 'no clue'. */
  clues: string[];
  /** What the listening team read out; NO_CODE where it made no attempt. */
  interception: Code;
  /** What the sending team read out. */
  decryption: Code;
  /** The right code; NO_CODE until it is revealed. */
  code: Code;
}

export interface State extends Flow<Event>, Versioned {
  teams: [Team, Team];
  /** Three players: one team, and the Interceptor. */
  trio: boolean;
  /** Counted from 1. */
  round: number;
  /** The sending team of the half-round under way. */
  sending: Colour;
  /** All codes worked on so far, in order. */
  sheet: SheetLine[];
  /** Which clues of the half-round have been objected to: one bit for each line. */
  objected: number;
  /** Which of these objections the encryptor has not answered. */
  unanswered: number;
  /** Whether the hourglass is running. */
  glass: boolean;
  /** How often each seat has encrypted. */
  encrypted: number[];
  /** Whom each seat would have as its team's encryptor of this round. */
  nominated: Seat[];
  /** Who would exchange the team's words. */
  exchanging: Seats;
  /** Who is away for a while. */
  away: Seats;
  /** Who has left for good. */
  gone: Seats;
  /** Who would admit a new player to a team that is short of one. */
  admitting: Seats;
  /** The winner; both for a draw, none while it is not over or without result. */
  winners: Colour[];
  /** The row by which the game ended without result; empty otherwise. */
  void: string;
  options: Settings;
}

/** What was agreed before the game. */
export interface Settings {
  /** The language of the words (DEC-DATA-07). */
  readonly language: WordLanguage;
  /** The words of a pack of one's own, separated by commas; empty for the house's pack. */
  readonly words: string;
  /** Who plays with whom: the first half of the seats against the others, or by lot (DEC-SETUP-14). */
  readonly teams: 'seats' | 'random';
  /** Which of them is White (DEC-SETUP-15). */
  readonly white: 'random' | 'first' | 'second';
  /** The lone Interceptor of three players (DEC-TRIO-09). */
  readonly interceptor: 'random' | Seat;
  /** How long teams may discuss; 0 for as long as they like (DEC-TIME-05). */
  readonly guessSeconds: number;
  /** Whether a clue may be used again (ALLOW_REPEATED_CLUE, DEC-CLUE-15). */
  readonly repeats: boolean;
}

/** The teams that send codes; the Interceptor has neither words nor codes (DEC-TRIO-02). */
export const sendersOf = ({ trio }: State): readonly Colour[] => (trio ? LONE_TEAM : COLOURS);
const LONE_TEAM = [WHITE] as const;

/** The team a seat belongs to; null for a seat that is none. */
export const teamOf = (s: State, seat: Seat): Colour | null =>
  includes(s.teams[WHITE].members, seat) ? WHITE : includes(s.teams[BLACK].members, seat) ? BLACK : null;

/** Those of a team who still play. */
export const playing = (s: State, team: Colour): Seats => s.teams[team].members & ~s.gone;

/** The seats that some teams have for something, all together. */
export function together(teams: readonly Colour[], seatsOf: (team: Colour) => Seats): Seats {
  let seats = 0;
  for (const team of teams) seats |= seatsOf(team);
  return seats;
}

/** Everybody who still plays. */
export const everybodyPlaying = (s: State): Seats => playing(s, WHITE) | playing(s, BLACK);

/** Of some seats, those whose agreement is needed: whoever is there; all, if nobody is (DEC-NET-01). */
export const electorate = (s: State, seats: Seats): Seats => seats & ~s.away || seats;

/** A team and the onlookers it has let in: those who see what it sees. */
export const circleOf = (s: State, team: Colour): number => playing(s, team) | audienceOf(onlooker(team));

/** Whether all of some seats, or those of them who are there, are among others: they agree. */
export const agree = (s: State, seats: Seats, among: Seats): boolean =>
  seats !== 0 && (electorate(s, seats) & ~among) === 0;

/** Whether the encryptor who drew a team's card is there: whoever has that seat after a lost one is another (DEC-NET-02). */
export const answersForCode = (s: State, team: Colour): boolean =>
  includes(playing(s, team), s.teams[team].encryptor) && s.teams[team].orphaned !== true;

/**
 * DEC-GUESS-13: the sending team without its encryptor (DEC-ENC-03); the whole listening team. Of three each is one
 * (DEC-TRIO-10).
 */
export const entitled = (s: State, team: Colour): Seats =>
  team === s.sending ? playing(s, team) & ~only(s.teams[team].encryptor) : playing(s, team);

/**
 * Whether a team has a guess to make in this half-round: not as listeners in the first round (DEC-GUESS-04, DEC-GUESS-09,
 * DEC-TRIO-05), and always from the second on (DEC-GUESS-10).
 */
export const guesses = (s: Pick<State, 'sending' | 'round'>, team: Colour): boolean =>
  team === s.sending || s.round > 1;

/** The line of the sheet that is being worked on, or was last. */
export const currentLine = (s: State): SheetLine => s.sheet[s.sheet.length - 1];

/** Whether a team's code of this round has been shown to all. */
export const isRevealed = (s: State, team: Colour): boolean =>
  s.sheet.some(line => line.round === s.round && line.team === team && line.code !== 0);

/** The members of a team who still play, in seat order. */
export const membersOf = (s: State, team: Colour): Seat[] => listed(playing(s, team));
