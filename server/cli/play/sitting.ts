/** One game on one keyboard: the table, who plays, and the words and the terminal to show it with. */
import { randomBytes } from 'node:crypto';
import type { Names, Wording } from '@havre/engine/games/language.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { type Chance, SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { commitmentTo, type RevealedProof, randomNumbersOf, toHex } from '@havre/engine/kernel/fair.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { PUBLIC, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Terminal } from '../command.ts';
import { type Style, styleOf } from '../style.ts';
import type { KeyboardPlayer } from './players.ts';

export interface KeyboardGame {
  readonly match: Match;
  readonly players: readonly KeyboardPlayer[];
  readonly names: Names;
  /** The words of the game, if it has any yet. */
  readonly wording: Wording | undefined;
  /** The dice the bots think with; the table has its own. */
  readonly thinking: Chance;
  /** What proves the dice of the table; null where they come from a seed anybody may know. */
  readonly proof: RevealedProof | null;
  readonly terminal: Terminal;
  readonly style: Style;
  /** For each seat, the last entry of the log it has been told of; -1 before the first one. */
  readonly seen: number[];
}

export interface Invitation {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly KeyboardPlayer[];
  /** Dice that can be had again; undefined for real ones. */
  readonly seed: number | undefined;
}

/**
 * Lays out a table at this keyboard.
 * @example await playOn(sittingAt({ game, options, players, seed: 7 }, terminal));
 */
export function sittingAt({ game, options, players, seed }: Invitation, terminal: Terminal): KeyboardGame {
  const proof = seed === undefined ? freshProof() : null;
  const stream = new Stream(proof === null ? seededNumbers(seed ?? 0) : randomNumbersOf(primitives, proof));
  return {
    match: Match.start(game, { seats: players.length, chance: stream, options }),
    players,
    names: players.map(player => player.name),
    wording: wordings[game.id]?.[terminal.language],
    thinking: seed === undefined ? new SeededDice(randomWord(), randomWord()) : new SeededDice(seed, THINKING),
    proof,
    terminal,
    style: styleOf(terminal),
    seen: players.map(() => -1),
  };
}

/** Keeps the bots' dice apart from the table's where both come from one seed. */
const THINKING = 0x7f4a7c15;

/** A secret nobody knows before the end, and the promise to have used it. */
function freshProof(): RevealedProof {
  const secret = toHex(randomBytes(32));
  const table = toHex(randomBytes(8));
  return { table, secret, commitment: commitmentTo(primitives, secret), openings: [] };
}

const randomWord = (): number => randomBytes(4).readUInt32LE();

/** The seats that are played from this keyboard. */
export const peopleOf = ({ players }: KeyboardGame): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** Whose eyes the screen is for when the game is over: the one person's, or everybody's. */
export function lookersOn(sitting: KeyboardGame): Viewer {
  const [first = PUBLIC, ...others] = peopleOf(sitting);
  return others.length === 0 ? first : PUBLIC;
}
