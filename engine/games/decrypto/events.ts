/** What a witness would tell. */
import type { Audience, Seat } from '../../kernel/seats.ts';
import type { Code, Token } from './material.ts';
import type { Colour } from './state.ts';

/** Nothing of it is secret. */
interface Open {
  readonly secret?: undefined;
}

/** Told to some; the others hear nothing at all. */
interface Whispered extends Open {
  readonly onlyTo: Audience;
}

interface SecretWords {
  readonly to: Audience;
  readonly words: readonly string[];
}

export type Event =
  // setup
  | ({ type: 'formed'; rule: 'DEC-SETUP-12' | 'DEC-TRIO-01'; white: Seat[]; black: Seat[] } & Open)
  | { type: 'dealt'; rule: 'DEC-SETUP-04'; team: Colour; count: number; secret?: SecretWords }
  | ({ type: 'wishedExchange'; rule: 'DEC-SETUP-16'; seat: Seat; wish: boolean } & Whispered)
  | { type: 'exchanged'; rule: 'DEC-SETUP-16'; team: Colour; secret?: SecretWords }
  | ({ type: 'namedTeam'; rule: 'DEC-SETUP-18'; team: Colour; seat: Seat; name: string } & Open)
  // the round and its encryptors
  | ({ type: 'roundBegan'; rule: 'DEC-ROUND-01'; round: number } & Open)
  | ({ type: 'proposed'; rule: 'DEC-ENC-04' | 'DEC-TRIO-04'; team: Colour; seat: Seat } & Open)
  | ({ type: 'nominated'; rule: 'DEC-ENC-05'; team: Colour; seat: Seat; nominee: Seat } & Whispered)
  | ({ type: 'settledOn'; rule: 'DEC-ENC-05'; team: Colour; seat: Seat } & Open)
  | ({ type: 'readyToDraw'; rule: 'DEC-ROUND-02'; team: Colour; seat: Seat } & Open)
  | { type: 'drewCode'; rule: 'DEC-ROUND-02'; team: Colour; seat: Seat; secret?: { to: Audience; code: Code } }
  | ({ type: 'cardsBack'; rule: 'DEC-ROUND-10'; round: number } & Open)
  // clues
  | ({ type: 'wrote'; rule: 'DEC-ROUND-04'; seat: Seat; clues: readonly string[] } & Whispered)
  | ({ type: 'confirmedClues'; rule: 'DEC-ROUND-04'; team: Colour; seat: Seat } & Open)
  | ({ type: 'lockedClues'; rule: 'DEC-CLUE-08'; round: number } & Open)
  | ({
      type: 'readClues';
      rule: 'DEC-CLUE-04';
      round: number;
      team: Colour;
      seat: Seat;
      clues: readonly string[];
    } & Open)
  | ({ type: 'objected'; rule: 'DEC-CLUE-19'; seat: Seat; line: number; clue: string } & Open)
  | ({ type: 'replacedClue'; rule: 'DEC-CLUE-19'; seat: Seat; line: number; clue: string; instead: string } & Open)
  | ({ type: 'letStand'; rule: 'DEC-CLUE-19'; line: number; clue: string } & Open)
  | ({ type: 'reopened'; rule: 'DEC-CLUE-19'; team: Colour } & Open)
  // guesses and tokens
  | ({ type: 'drafted'; rule: 'DEC-GUESS-12'; team: Colour; seat: Seat; code: Code } & Whispered)
  | ({ type: 'confirmed'; rule: 'DEC-GUESS-12'; team: Colour; seat: Seat; code: Code } & Whispered)
  | ({
      type: 'reconsidered';
      rule: 'DEC-GUESS-12' | 'DEC-TIE-09' | 'DEC-TIE-11';
      team: Colour;
      seat: Seat;
    } & Whispered)
  | ({ type: 'locked'; rule: 'DEC-GUESS-14'; team: Colour } & Open)
  | ({ type: 'readInterception'; rule: 'DEC-GUESS-03'; team: Colour; code: Code } & Open)
  | ({ type: 'readDecryption'; rule: 'DEC-GUESS-05'; team: Colour; code: Code } & Open)
  | ({ type: 'revealed'; rule: 'DEC-TOKEN-01' | 'DEC-NET-02'; team: Colour; seat: Seat; code: Code } & Open)
  | ({
      type: 'tookToken';
      rule: 'DEC-TOKEN-02' | 'DEC-TOKEN-03' | 'DEC-TRIO-06';
      team: Colour;
      token: Token;
      count: number;
    } & Open)
  | ({ type: 'sorted'; rule: 'DEC-NOTE-02'; team: Colour; round: number; columns: readonly string[] } & Open)
  | ({ type: 'wroteNotes'; rule: 'DEC-NOTE-07'; seat: Seat; lines: readonly string[] } & Whispered)
  // onlookers
  | ({ type: 'wishedGuests'; rule: 'DEC-INFO-10'; seat: Seat; wish: boolean } & Whispered)
  | ({ type: 'admittedGuests'; rule: 'DEC-INFO-10'; team: Colour; admitted: boolean } & Open)
  // time
  | ({ type: 'turnedHourglass'; rule: 'DEC-TIME-02' | 'DEC-TRIO-11'; seat: Seat; against: Seat } & Open)
  | ({ type: 'hourglassRanOut'; rule: 'DEC-TIME-04'; team: Colour; seat: Seat } & Open)
  | ({ type: 'guessTimeRanOut'; rule: 'DEC-TIME-05'; round: number } & Open)
  // the end
  | ({
      type: 'tied';
      rule: 'DEC-TIE-01' | 'DEC-TIE-02' | 'DEC-TIE-03' | 'DEC-TIE-04';
      white: number;
      black: number;
    } & Open)
  | ({ type: 'wordGuessBegan'; rule: 'DEC-TIE-06' } & Open)
  | ({ type: 'namedWords'; rule: 'DEC-TIE-09'; team: Colour; seat: Seat; words: readonly string[] } & Whispered)
  | ({ type: 'confirmedWords'; rule: 'DEC-TIE-09'; team: Colour; seat: Seat } & Whispered)
  | ({ type: 'handedIn'; rule: 'DEC-TIE-09'; team: Colour } & Open)
  | ({ type: 'readWords'; rule: 'DEC-TIE-09'; team: Colour; words: readonly string[] } & Open)
  | ({ type: 'accepted'; rule: 'DEC-TIE-11'; team: Colour; seat: Seat; line: number; slot: number } & Whispered)
  | ({ type: 'confirmedVerdict'; rule: 'DEC-TIE-11'; team: Colour; seat: Seat } & Whispered)
  | ({ type: 'judged'; rule: 'DEC-TIE-11'; team: Colour } & Open)
  | ({ type: 'found'; rule: 'DEC-TIE-07'; team: Colour; slots: readonly number[] } & Open)
  | ({ type: 'shownWords'; rule: 'DEC-INFO-09'; team: Colour; words: readonly string[] } & Open)
  | ({ type: 'won'; rule: WinningRule; team: Colour; seats: Seat[] } & Open)
  | ({ type: 'drawn'; rule: 'DEC-TIE-14' } & Open)
  | ({ type: 'ended'; rule: 'DEC-NET-03' | 'DEC-NET-05' } & Open)
  // who is there
  | ({ type: 'wentAway'; rule: 'DEC-NET-01'; seat: Seat } & Open)
  | ({ type: 'cameBack'; rule: 'DEC-NET-01'; seat: Seat } & Open)
  | ({ type: 'left'; rule: 'DEC-NET-02' | 'DEC-NET-03' | 'DEC-NET-05'; seat: Seat; team: Colour } & Open)
  | ({ type: 'returnedCard'; rule: 'DEC-NET-02'; team: Colour } & Open)
  | ({ type: 'agreedToAdmit'; rule: 'DEC-NET-03' | 'DEC-NET-05'; seat: Seat } & Open)
  | {
      type: 'joined';
      rule: 'DEC-NET-03' | 'DEC-NET-04' | 'DEC-NET-05';
      seat: Seat;
      team: Colour;
      secret?: SecretWords;
    };

export type WinningRule = 'DEC-END-02' | 'DEC-END-03' | 'DEC-TIE-05' | 'DEC-TIE-07' | 'DEC-TRIO-08';
