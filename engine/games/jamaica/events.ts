/** What a witness would tell. */
import type { Seat, Seats } from '../../kernel/seats.ts';
import type { Path, Space } from './board.ts';
import type { CharacterName } from './crew/characters.ts';
import type { Credit, CrewEvent, CrewScore } from './crew/events.ts';
import type { Card, Colour, GoodsName, IconName, Power, Symbol21 } from './material.ts';
import type { Ship } from './state.ts';

/** Cards that only their owner sees. */
interface Cards {
  readonly to: Seats;
  readonly cards: readonly Card[];
}

/** A points treasure that only some see. */
interface Worth {
  readonly to: Seats;
  readonly worth: number;
}

/** Tokens that left holds. */
export interface Taken {
  readonly hold: number;
  readonly tokens: number;
}

/** What lay in a hold. */
export interface Stack {
  readonly goods: GoodsName;
  readonly tokens: number;
}

/** A face of the combat die. */
export type Face = number | 'star';

/** The score of a ship, part by part. */
export interface Score {
  readonly ship: Ship;
  readonly position: number;
  readonly gold: number;
  /** The worth of each treasure, powers left out. */
  readonly treasures: readonly number[];
  /** With The Crew: what the characters aboard add. */
  readonly crew?: CrewScore;
  readonly total: number;
}

type Open = { secret?: undefined };

type SetupEvent =
  | ({ type: 'colourTaken'; rule: 'JAM-SETUP-15'; seat: Seat; colour: Colour } & Open)
  | ({ type: 'ghostJoined'; rule: 'JAM-GHOST-01' | 'JAM-GHOST-39'; ship: Ship; gold: readonly number[] } & Open)
  | ({ type: 'treasuresLaid'; rule: PileRule; pile: number; leftOut: number } & Open)
  | { type: 'dealt'; rule: 'JAM-SETUP-12'; seat: Seat; count: number; secret?: Cards }
  | ({ type: 'captainDrawn'; rule: 'JAM-SETUP-13'; seat: Seat } & Open);

type PileRule = 'JAM-SETUP-06' | 'JAM-GHOST-05' | 'CREW-SETUP-04' | 'CREW-GHOST-01';

type RoundEvent =
  | ({ type: 'diceRolled'; rule: 'JAM-ROUND-02' | 'CREW-POWER-54'; seat: Seat; round: number } & {
      dice: readonly number[];
    } & Open)
  | ({ type: 'dicePlaced'; rule: 'JAM-ROUND-03' | 'CREW-POWER-55'; seat: Seat; sun: number; moon: number } & Open)
  | { type: 'cardChosen'; rule: 'JAM-ROUND-05'; seat: Seat; secret?: { to: Seats; card: Card } }
  | ({ type: 'cardTurnedUp'; rule: 'JAM-ROUND-07' | 'JAM-ROUND-08'; seat: Seat; card: Card } & {
      morning: IconName;
      evening: IconName;
    } & Open)
  | ({ type: 'reshuffled'; rule: 'JAM-ROUND-14'; seat: Seat; count: number } & Open)
  | ({ type: 'drew'; rule: 'JAM-ROUND-13' | 'JAM-TREASURE-09' | 'CREW-POWER-27'; seat: Seat } & Credit & {
        count: number;
        secret?: Cards;
      })
  | ({ type: 'compassPassed'; rule: 'JAM-ROUND-17'; from: Seat; seat: Seat } & Open);

type ShipEvent =
  | ({ type: 'loaded'; rule: 'JAM-LOAD-03' | 'JAM-LOAD-06'; ship: Ship } & Stack & {
        hold: number;
        /** What was thrown away to make room. */
        emptied: Stack | null;
      } & Credit &
      Open)
  | ({ type: 'loadIgnored'; rule: 'JAM-LOAD-08'; ship: Ship; goods: GoodsName } & Open)
  | ({ type: 'sailed'; rule: 'JAM-MOVE-01' | 'JAM-MOVE-02' | 'JAM-GHOST-07'; ship: Ship } & Voyage & Credit & Open)
  | ({ type: 'finished'; rule: 'JAM-END-01' | 'JAM-END-05' | 'JAM-GHOST-25'; ship: Ship } & Open)
  | ({ type: 'paid'; rule: 'JAM-PRICE-01' | 'JAM-PRICE-02'; ship: Ship; space: Space } & Paid & Open)
  | ({ type: 'ranShort'; rule: 'JAM-SHORTAGE07-02' | 'JAM-SHORTAGE21-02'; ship: Ship; space: Space } & Paid & {
        price: number;
      } & Open)
  | ({ type: 'shortageRolled'; rule: 'JAM-SHORTAGE21-03'; ship: Ship; face: Face; symbol: Symbol21 } & Open)
  | ({ type: 'stayed'; rule: 'JAM-SHORTAGE21-07' | 'CREW-POWER-29' | 'CREW-POWER-33'; ship: Ship } & Credit & {
        space: Space;
      } & Open)
  | ({ type: 'retreated'; rule: RetreatRule; ship: Ship } & Voyage & Open)
  | ({ type: 'tookTreasure'; rule: TreasureRule; ship: Ship; space: Space } & Treasure & Credit & { secret?: Worth });

/** A treasure of which everybody is told: by its power, or by the points it is shown for; neither of one face down. */
interface Treasure {
  readonly power: Power | null;
  readonly shown?: number;
}

/** Where a ship went, space by space. */
export interface Voyage {
  readonly from: Space;
  readonly to: Space;
  readonly path: Path;
  /** Its lap counter afterwards. */
  readonly lap: number;
}

interface Paid {
  readonly goods: GoodsName;
  readonly tokens: number;
  readonly holds: readonly Taken[];
}

export type RetreatRule =
  | 'JAM-SHORTAGE07-03'
  | 'JAM-SHORTAGE21-04'
  | 'JAM-SHORTAGE21-05'
  | 'JAM-SHORTAGE21-06'
  | 'JAM-SHORTAGE21-12';
export type TreasureRule = 'JAM-TREASURE-02' | 'JAM-TREASURE-04' | 'JAM-GHOST-14' | 'JAM-PRICE-14' | 'CREW-TREASURE-05';

type CombatEvent =
  | ({ type: 'attacked'; rule: 'JAM-COMBAT-01' | 'CREW-POWER-05'; ship: Ship; defender: Ship; space: Space } & Credit &
      Open)
  | ({ type: 'powderSpent'; rule: 'JAM-COMBAT-06' | 'JAM-COMBAT-08'; ship: Ship; tokens: number } & {
      holds: readonly Taken[];
      /** Where it was no powder. */
      goods?: GoodsName;
    } & Open)
  | ({ type: 'combatRolled'; rule: 'JAM-COMBAT-07' | 'JAM-COMBAT-08' | 'JAM-GHOST-16'; ship: Ship } & Roll & Open)
  | ({ type: 'combatRerolled'; rule: 'JAM-COMBAT-41' | 'CREW-POWER-03'; ship: Ship; owner: Ship; before: Face } & Roll &
      Open)
  | ({ type: 'combatEnded'; rule: CombatRule; attacker: Ship; defender: Ship; winner: Ship | null } & {
      attack: number | 'star';
      /** Null where the defender had no chance to answer. */
      defence: number | 'star' | null;
    } & Open)
  | ({ type: 'combatBrokenOff'; rule: 'JAM-NET-03'; attacker: Ship; defender: Ship } & Open)
  | ({ type: 'noSpoils'; rule: NoSpoilsRule; ship: Ship } & Open)
  | ({ type: 'holdStolen'; rule: 'JAM-COMBAT-20' | 'JAM-GHOST-17' } & Stolen & Stack & Open)
  | ({
      type: 'treasureStolen';
      rule: 'JAM-COMBAT-27' | 'JAM-COMBAT-28' | 'JAM-GHOST-42';
      ship: Ship;
      loser: Ship;
    } & Treasure & {
        /** The tokens that came along with the 6th Hold. */
        carried: Stack | null;
        secret?: Worth;
      })
  /** What lay on a card that the ghost has now, and cannot keep, goes to the Bank. */
  | ({ type: 'loadLost'; rule: 'JAM-GHOST-33'; ship: Ship; hold: number; lost: Stack } & Open)
  | ({ type: 'treasureGiven'; rule: 'JAM-COMBAT-38' | 'JAM-GHOST-43'; ship: Ship; to: Ship } & Treasure & {
        carried: Stack | null;
        secret?: Worth;
      });

/** A hold that was robbed: by whom, of whom, and where its contents went. */
export interface Stolen {
  readonly ship: Ship;
  readonly loser: Ship;
  readonly hold: number;
  /** The hold it went into, null where it went to the Bank. */
  readonly into: number | null;
  readonly emptied: Stack | null;
}

type NoSpoilsRule = 'JAM-COMBAT-18' | 'JAM-COMBAT-19' | 'CREW-POWER-06' | 'CREW-POWER-13';

/** A die rolled for a ship by whoever decides for it, and what it makes with powder and bonus. */
interface Roll {
  readonly by: Seat;
  readonly face: Face;
  readonly powder: number;
  readonly bonus: number;
  /** Whose bonus it is, where it is no power card's. */
  readonly bonusBy?: CharacterName;
}

type CombatRule = 'JAM-COMBAT-09' | 'JAM-COMBAT-10' | 'JAM-COMBAT-11' | 'JAM-COMBAT-12';

type EndEvent =
  | ({ type: 'treasuresShown'; rule: 'JAM-END-17' | 'CREW-POWER-50'; ship: Ship } & {
      treasures: readonly (Power | number)[];
    } & Open)
  | ({ type: 'scored'; rule: 'JAM-END-06' | 'JAM-GHOST-24' } & Score & Open)
  | ({ type: 'won'; rule: WonRule; ships: readonly Ship[] } & Open)
  | ({ type: 'ranOutOfTime'; rule: 'JAM-NET-01'; seat: Seat } & Open)
  | ({ type: 'left'; rule: 'JAM-NET-02'; seat: Seat } & Open);

type WonRule = 'JAM-END-08' | 'JAM-END-09' | 'JAM-END-10' | 'JAM-NET-02' | 'CREW-POWER-49';

export type Event = SetupEvent | RoundEvent | ShipEvent | CombatEvent | EndEvent | CrewEvent;
