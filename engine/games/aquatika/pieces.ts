/**
 * Chapter 1: pieces. A piece is a kind and a colour in one small number, because a search looks at millions of them;
 * pieces of the same kind and colour cannot be told apart.
 */

/** The side a piece belongs to (AQU-DATA-08). */
export type Colour = 0 | 1;
export const YELLOW: Colour = 0;
export const GREY: Colour = 1;

/** The three kinds of pieces (AQU-DATA-05), and the absence of one. */
export type Kind = 0 | 1 | 2 | 3;
export const NO_KIND: Kind = 0;
/** Pieuvre. */
export const OCTOPUS: Kind = 1;
/** Requin. */
export const SHARK: Kind = 2;
/** Poisson volant. */
export const FISH: Kind = 3;
export const KINDS = [OCTOPUS, SHARK, FISH] as const;

/** A piece, or `NONE` for the absence of one. */
export type Piece = number;
export const NONE: Piece = 0;

/** @example pieceOf(GREY, SHARK) */
export const pieceOf = (colour: Colour, kind: Kind): Piece => (colour << 2) | kind;
export const kindOf = (piece: Piece): Kind => (piece & 3) as Kind;
/** The colour of a piece; of `NONE` there is none to ask for. */
export const colourOf = (piece: Piece): Colour => (piece >> 2) as Colour;
export const otherColour = (colour: Colour): Colour => (1 - colour) as Colour;

/** Whether a cell's piece is one of this colour; `NONE` is nobody's. */
export const belongsTo = (piece: Piece, colour: Colour): boolean => piece !== NONE && piece >> 2 === colour;
