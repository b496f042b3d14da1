/** What a witness would tell of the expansion. */
import type { Seat, Seats } from '../../../kernel/seats.ts';
import type { Stack, Taken } from '../events.ts';
import type { GoodsName } from '../material.ts';
import type { Ship } from '../state.ts';
import type { CharacterName } from './characters.ts';
import type { Place } from './tavern.ts';

/** Who made the difference, where a power did. */
export interface Credit {
  readonly by?: CharacterName;
}

/** A character on a place of the tavern. */
export interface Tile {
  readonly place: Place;
  readonly character: CharacterName;
}

/** What the characters aboard a ship add to its score. */
export interface CrewScore {
  readonly characters: readonly { readonly character: CharacterName; readonly worth: number }[];
  /** For the Shipowner and for the Bishop. */
  readonly shipowner: number;
  readonly bishop: number;
}

type Open = { secret?: undefined };

export type CrewEvent =
  | ({ type: 'tavernLaid'; rule: 'CREW-SETUP-01'; bottle: Place; faceUp: readonly Tile[] } & Open)
  | ({ type: 'bottleMoved'; rule: 'CREW-RECRUIT-05'; ship: Ship; from: Place; to: Place; fee: number } & Open)
  | ({ type: 'feePaid'; rule: 'CREW-RECRUIT-23'; ship: Ship; goods: GoodsName; tokens: number } & {
      holds: readonly Taken[];
    } & Open)
  | ({ type: 'recruited'; rule: 'CREW-RECRUIT-01'; ship: Ship; hold: number; emptied: Stack | null } & Tile & Open)
  | ({ type: 'tilesTurnedUp'; rule: 'CREW-RECRUIT-08'; tiles: readonly Tile[] } & Open)
  | ({ type: 'thrownOverboard'; rule: 'CREW-LOAD-05'; ship: Ship; hold: number; character: CharacterName } & Open)
  | ({ type: 'characterStolen'; rule: 'CREW-LOAD-08' | 'CREW-GHOST-03'; ship: Ship; loser: Ship; hold: number } & {
      character: CharacterName;
      /** The hold it went into, null where it went into the sea. */
      into: number | null;
      emptied: Stack | null;
    } & Open)
  | ({ type: 'exchanged'; rule: ExchangeRule; ship: Ship; by: readonly CharacterName[]; goods: GoodsName } & {
      gold: number;
      food: number;
      powder: number;
    } & Open)
  | ({ type: 'combatWonOutright'; rule: 'CREW-POWER-14' | 'CREW-POWER-17'; attacker: Ship; defender: Ship } & Credit &
      Open)
  | ({ type: 'holdSunk'; rule: 'CREW-POWER-06' | 'CREW-GHOST-04'; ship: Ship; loser: Ship; hold: number } & {
      /** What went to the Bank, or who left the game. */
      lost: Stack | null;
      character: CharacterName | null;
    } & Credit &
      Open)
  | ({ type: 'lookedAtTreasures'; rule: LookRule; ship: Ship; loser: Ship | null; count: number } & Credit & Open)
  /** What they are, for whoever looks; no screen shows it later, so it has to be remembered. */
  | ({ type: 'sawTreasures'; rule: LookRule; ship: Ship; worths: readonly number[]; onlyTo: Seats; fades: true } & Open)
  | ({ type: 'diceSwapped'; rule: 'CREW-POWER-52'; seat: Seat; sun: number; moon: number } & Credit & Open)
  | ({ type: 'dieSet'; rule: 'CREW-POWER-54'; seat: Seat; half: number; value: number } & Credit & Open);

type ExchangeRule = 'CREW-POWER-36' | 'CREW-POWER-37' | 'CREW-POWER-38' | 'CREW-POWER-40';
type LookRule = 'CREW-POWER-20' | 'CREW-POWER-22' | 'CREW-GHOST-08';
