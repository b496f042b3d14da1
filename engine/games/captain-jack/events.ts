/**
 * What a witness would tell, rich enough to move every card, die and coin: from where, to where, by which row. All have
 * seen it and may read it again, covered or not (CJG-NET-02).
 */
import type { Seat } from '../../kernel/seats.ts';
import type { Role } from './card-list.ts';
import type { Area, Card, Letter, Place, Side } from './material.ts';

/** Everything on this table happens in the open. */
interface Open {
  secret?: undefined;
}

export type Event = Open &
  (
    | { type: 'laidOut'; rule: 'CJG-SETUP-01' | 'CJG-ADV-SETUP-01'; piles: number[]; doubloons: number; rum: number }
    | { type: 'letterOpened'; rule: 'CJG-SETUP-09' | 'CJG-PORT-11'; letter: Letter; left: number }
    | { type: 'began'; rule: 'CJG-TURN-01' | 'CJG-TURN-02'; seat: Seat }
    // The turn
    | { type: 'sailed'; rule: 'CJG-TURN-05'; seat: Seat; area: Area; from: Place }
    | { type: 'docked'; rule: 'CJG-PORT-01'; seat: Seat; from: Place }
    | { type: 'reshuffled'; rule: 'CJG-TURN-24'; area: Area; count: number }
    | {
        type: 'revealed';
        rule: 'CJG-TURN-08' | 'CJG-ADV-SAILOR-42';
        seat: Seat;
        area: Area;
        card: Card;
        /** How many cards were revealed this turn, this one included, and how many the sails allow. */
        reveals: number;
        sails: number;
        calm: boolean;
      }
    | { type: 'passedOver'; rule: 'CJG-TURN-22' | 'CJG-TURN-29'; seat: Seat; area: Area; card: Card }
    | { type: 'took'; rule: 'CJG-HOLD-14'; seat: Seat; card: Card; side: Side }
    | { type: 'stopped'; rule: 'CJG-TURN-18' | 'CJG-TURN-27'; seat: Seat }
    | {
        type: 'discarded';
        rule: 'CJG-HOLD-08' | 'CJG-ADV-SAILOR-54' | 'CJG-ADV-SAILOR-55';
        seat: Seat;
        card: Card;
        side: Side;
        bottles: number;
      }
    | { type: 'wishedToLinger'; rule: 'CJG-TURN-28'; seat: Seat; wish: boolean }
    // The sea fight
    | { type: 'attacked'; rule: 'CJG-SHIP-02'; seat: Seat; card: Card; value: number; rolls: number }
    | {
        type: 'rolled';
        rule: 'CJG-SHIP-07' | 'CJG-ADV-SAILOR-83' | 'CJG-ADV-HAZARD-07';
        seat: Seat;
        roll: number;
        value: number;
        /** Rolls left after this one. */
        left: number;
      }
    | { type: 'wonFight'; rule: 'CJG-SHIP-06' | 'CJG-ADV-SEA-07' | 'CJG-ADV-SEA-08'; seat: Seat; card: Card }
    | { type: 'lostFight'; rule: 'CJG-SHIP-17'; seat: Seat; card: Card }
    | {
        type: 'damaged';
        rule: 'CJG-SHIP-18' | 'CJG-ADV-SEA-08';
        seat: Seat;
        by: Seat;
        card: Card;
        side: Side;
        bottles: number;
      }
    | { type: 'captured'; rule: 'CJG-SHIP-11'; seat: Seat; card: Card }
    | { type: 'leftBehind'; rule: 'CJG-SHIP-13' | 'CJG-ADV-HAZARD-09' | 'CJG-ADV-HAZARD-10'; seat: Seat; card: Card }
    // Doubloons
    | {
        type: 'fulfilled';
        rule: 'CJG-PORT-05';
        seat: Seat;
        letter: Letter;
        cards: readonly Card[];
        crew: readonly Card[];
      }
    | { type: 'dug'; rule: 'CJG-MAP-01'; seat: Seat; cards: readonly Card[] }
    | {
        type: 'paid';
        rule: 'CJG-PORT-10' | 'CJG-MAP-01' | 'CJG-SHIP-14' | 'CJG-ADV-PASSENGER-04' | 'CJG-END-09';
        seat: Seat;
        count: number;
        /** What the seat has now. */
        total: number;
      }
    | { type: 'turned'; rule: 'CJG-PORT-14' | 'CJG-ADV-SAILOR-60'; seat: Seat; card: Card; from: Side; to: Side }
    // Boarding
    | { type: 'boarded'; rule: 'CJG-BOARD-03'; seat: Seat; target: Seat; area: Area }
    | { type: 'fired'; rule: 'CJG-BOARD-06'; seat: Seat; dice: number[]; highest: number }
    | { type: 'tied'; rule: 'CJG-BOARD-08'; seat: Seat; target: Seat; highest: number }
    | { type: 'wonBoarding'; rule: 'CJG-BOARD-07'; seat: Seat; loser: Seat; by: number; against: number }
    | { type: 'stole'; rule: 'CJG-BOARD-11'; seat: Seat; from: Seat; card: Card; side: Side; bottles: number }
    | { type: 'tookNothing'; rule: 'CJG-BOARD-14' | 'CJG-BOARD-16'; seat: Seat; from: Seat }
    // Advanced game
    | { type: 'rerolled'; rule: 'CJG-ADV-SAILOR-84'; seat: Seat; from: number; to: number }
    | {
        type: 'faced';
        rule: 'CJG-ADV-HAZARD-05' | 'CJG-ADV-HAZARD-06' | 'CJG-ADV-HAZARD-07';
        seat: Seat;
        card: Card;
        value: number;
        /** What was compared with the value: cards aboard, sails, or the best roll. */
        measure: number;
        withstood: boolean;
      }
    | { type: 'kept'; rule: 'CJG-ADV-HAZARD-03'; seat: Seat; card: Card; side: Side }
    | { type: 'poured'; rule: 'CJG-ADV-RUM-04'; seat: Seat; card: Card; left: number }
    | { type: 'wishedToAbstain'; rule: 'CJG-ADV-RUM-11'; seat: Seat; wish: boolean }
    | { type: 'refusedRum'; rule: 'CJG-ADV-RUM-11'; seat: Seat }
    | { type: 'worked'; rule: 'CJG-ADV-SAILOR-01'; seat: Seat; card: Card; role: Role }
    | { type: 'delivered'; rule: 'CJG-ADV-PASSENGER-04'; seat: Seat; card: Card; ship: Card }
    // The end, and the table
    | { type: 'won'; rule: 'CJG-END-02' | 'CJG-NET-04'; seat: Seat; doubloons: number }
    | { type: 'ranOutOfTime'; rule: 'CJG-NET-03'; seat: Seat }
    | {
        type: 'left';
        rule: 'CJG-NET-04';
        seat: Seat;
        cards: Card[];
        doubloons: number;
        bottles: number;
        letters: Letter[];
      }
    | { type: 'calledOff'; rule: 'CJG-END-13' }
  );
