/** What lies on the table; what a player can do; what a witness would tell. */
import type { Seat, Seats } from '../../kernel/seats.ts';
import type { Flow } from '../../kernel/steps.ts';
import type { Board, Cell } from './board.ts';
import { BOARDS, type BoardName } from './material.ts';
import type { Colour, Kind, Piece } from './pieces.ts';

export interface AquatikaOptions {
  readonly board: BoardName;
  /** Whether flying fish jump sideways too (AQU-FISH-11). */
  readonly jumpSideways: boolean;
  /** Whether a prey is shown to the owner of its octopus alone (AQU-INFO-12). */
  readonly hiddenPrey: boolean;
  /** What becomes of a player who cannot move (AQU-END-08). */
  readonly noMoveResult: 'loss' | 'pass';
  /** How often a position may occur before it is a draw (AQU-END-12). */
  readonly repetitionCount: number;
  /** How many turns without a change of row and without a meal are a draw (AQU-END-13). */
  readonly quietTurns: number;
  /** Who plays Yellow, as chosen in the lobby (AQU-SETUP-06). */
  readonly yellow: 'random' | Seat;
  /** Who begins: whoever ate fish last (AQU-SETUP-05), or as agreed for a series (AQU-NET-03). */
  readonly first: 'fish' | Seat;
}

/** What the rules of movement look at: a state has it, and so has a view, so that screens use the same rules. */
export interface Water {
  /** The piece that stands openly on each cell (AQU-INFO-03), `NONE` where there is none; by cell. */
  readonly top: readonly Piece[];
  /** The prey under the octopus on each cell, `NONE` where there is none; by cell. */
  readonly under: readonly Piece[];
  readonly options: AquatikaOptions;
}

export interface State extends Water, Flow<Event> {
  /** What the table has agreed on, the board among it. */
  options: AquatikaOptions;
  /** Which seat plays Yellow. */
  yellow: Seat;
  /** Whether the players are still arranging their camps. */
  arranging: boolean;
  /** While arranging: the kinds each seat has placed, by start cell as seen from that seat. Empty lists afterwards. */
  arrangements: Kind[][];
  /** Who has confirmed an arrangement. */
  confirmed: Seats;
  /** Who says to have eaten fish last. */
  ateFish: Seats;
  top: Piece[];
  under: Piece[];
  /** The pieces beside the board, in the order in which they were eaten (AQU-SHARK-11). */
  eaten: Piece[];
  /** Whose turn it is; NOBODY while arranging. */
  turn: Seat;
  /** Who began; NOBODY while arranging. */
  first: Seat;
  /** The latest turn of each seat: a move, or null where it has made none or sat out. */
  last: (Move | null)[];
  /** How many turns in a row were quiet: no piece changed its row, none was eaten (AQU-END-13). */
  quiet: number;
  /** Those quiet turns, null for one sat out. Before the first of them no position can be the same as now (AQU-END-11). */
  history: (Move | null)[];
  /** Who has won; NOBODY while it goes on, and after a draw. */
  winner: Seat;
}

/** A move as a witness sees it (AQU-INFO-10): a prey that was taken along is not mentioned. Never changed once made. */
export interface Move {
  readonly piece: Piece;
  readonly from: Cell;
  readonly to: Cell;
  /** The prey left behind on the cell it came from, or `NONE`. */
  readonly freed: Piece;
  /** The piece it has covered, which both have seen (AQU-INFO-04), or `NONE`. */
  readonly covered: Piece;
  /** What it has eaten: nothing, a piece, or an octopus and its prey. */
  readonly eaten: readonly Piece[];
  /** How many turns in a row are quiet with this one; 0 if it is not. */
  readonly quiet: number;
}

export type Action =
  /** While arranging: a piece onto a start cell, back into the hand, or two of them exchanged. */
  | { readonly type: 'place'; readonly kind: Kind; readonly at: Cell }
  | { readonly type: 'pickUp'; readonly at: Cell }
  | { readonly type: 'swap'; readonly one: Cell; readonly other: Cell } // the lower cell first
  /** The rest at random (AQU-SETUP-10). */
  | { readonly type: 'fill' }
  | { readonly type: 'confirm' }
  | { readonly type: 'reconsider' }
  /** "I ate fish last", or rather not. */
  | { readonly type: 'claimFish'; readonly ate: boolean }
  /** A piece moves; an octopus leaves its prey behind. */
  | { readonly type: 'move'; readonly from: Cell; readonly to: Cell }
  /** An octopus moves and takes its prey along. */
  | { readonly type: 'carry'; readonly from: Cell; readonly to: Cell };

/** What the rules say about a move that was made. */
export type MoveRule =
  | 'AQU-MOVE-01'
  | 'AQU-OCTO-01'
  | 'AQU-OCTO-06'
  | 'AQU-OCTO-07'
  | 'AQU-SHARK-02'
  | 'AQU-SHARK-05'
  | 'AQU-FISH-01';

/** Why somebody has won. */
export type WinRule = 'AQU-END-01' | 'AQU-END-08' | 'AQU-END-14' | 'AQU-NET-01' | 'AQU-NET-02';
/** Why nobody has. */
export type DrawRule = 'AQU-END-08' | 'AQU-END-12' | 'AQU-END-13' | 'AQU-END-14';

export type Event =
  | { type: 'coloured'; rule: 'AQU-SETUP-06'; yellow: Seat; drawn: boolean; secret?: undefined }
  | { type: 'placed'; rule: 'AQU-SETUP-02'; onlyTo: Seats; seat: Seat; kind: Kind; at: Cell; secret?: undefined }
  | { type: 'pickedUp'; rule: 'AQU-SETUP-02'; onlyTo: Seats; seat: Seat; kind: Kind; at: Cell; secret?: undefined }
  | { type: 'swapped'; rule: 'AQU-SETUP-02'; onlyTo: Seats; seat: Seat; one: Cell; other: Cell; secret?: undefined }
  | { type: 'filled'; rule: 'AQU-SETUP-10'; onlyTo: Seats; seat: Seat; arrangement: Kind[]; secret?: undefined }
  | { type: 'confirmed'; rule: 'AQU-SETUP-07'; onlyTo: Seats; seat: Seat; secret?: undefined }
  | { type: 'reconsidered'; rule: 'AQU-SETUP-09'; onlyTo: Seats; seat: Seat; secret?: undefined }
  | { type: 'claimedFish'; rule: 'AQU-SETUP-05'; onlyTo: Seats; seat: Seat; ate: boolean; secret?: undefined }
  /** Both camps are shown: the piece on each cell, by cell. */
  | { type: 'revealed'; rule: 'AQU-SETUP-07'; top: Piece[]; fades?: true; secret?: undefined }
  /** Who begins, and who said to have eaten fish last. */
  | { type: 'began'; rule: 'AQU-SETUP-04' | 'AQU-SETUP-05' | 'AQU-NET-03'; seat: Seat; ate: Seat[]; secret?: undefined }
  | {
      type: 'moved';
      rule: MoveRule;
      seat: Seat;
      move: Move;
      /** Every cell it stood on, the first and the last included: the landings of a chain of jumps. */
      path: Cell[];
      /** The prey taken along, where every prey is open. */
      carried?: Piece;
      fades?: true;
      /** The prey taken along, for the owner of the octopus. */
      secret?: { readonly to: Seats; readonly carried: Piece };
    }
  | { type: 'satOut'; rule: 'AQU-END-08'; seat: Seat; quiet: number; secret?: undefined }
  /** All octopuses are lifted: what was under them. */
  | { type: 'lifted'; rule: 'AQU-INFO-15'; preys: { at: Cell; prey: Piece }[]; secret?: undefined }
  | { type: 'ranOutOfTime'; rule: 'AQU-NET-01'; seat: Seat; secret?: undefined }
  | { type: 'left'; rule: 'AQU-NET-02'; seat: Seat; secret?: undefined }
  | { type: 'resigned'; rule: 'AQU-END-14'; seat: Seat; secret?: undefined }
  | { type: 'won'; rule: WinRule; seat: Seat; secret?: undefined }
  | { type: 'drawn'; rule: DrawRule; secret?: undefined };

/** The board that is played on; the rules ask it and know none by name (AQU-DATA-10). */
export const boardOf = (water: Pick<Water, 'options'>): Board => BOARDS[water.options.board];

/** The colour of a seat: seat and colour are numbered alike, or the other way round. */
export const colourAt = (s: { readonly yellow: Seat }, seat: Seat): Colour => (seat ^ s.yellow) as Colour;
/** The seat of a colour. */
export const seatWith = (s: { readonly yellow: Seat }, colour: Colour): Seat => colour ^ s.yellow;
export const opponentOf = (seat: Seat): Seat => 1 - seat;
