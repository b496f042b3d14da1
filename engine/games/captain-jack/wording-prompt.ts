/** What a seat has to do where that depends on what it sees, in the words of either language. */
import type { Seat } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import { act } from './actions.ts';
import type { View } from './information.ts';
import { ARROW, type Card } from './material.ts';
import { lacksRoom, whyNotOnScreen } from './refusals.ts';

export interface PromptWords {
  /** Asks which card somebody else loses. */
  readonly damage: { say(name: string): string }['say'];
  /** Asks for a card of somebody's whose ship was boarded. */
  readonly spoils: { say(name: string, isFull: boolean): string }['say'];
  /** Asks about a card there is no room for: one that was revealed, one that was won. */
  readonly noRoomToTake: string;
  readonly noRoomToKeep: string;
  /** Asks about a ship that cannot be caught. */
  readonly tooFast: { say(speed: number, sails: number): string }['say'];
  /** Asks for preparations: what a hazard demands, and what there is. */
  readonly sandbank: { say(most: number, cards: number): string }['say'];
  readonly storm: { say(needed: number, sails: number): string }['say'];
  readonly monster: string;
}

/** Null where nothing depends on what is seen. */
export function promptFor(words: PromptWords, step: string, view: View, seat: Seat, names: Names): string | null {
  const { turn, boarding, ships } = view;
  const { cards, limit, sails } = ships[seat];
  switch (step) {
    case 'damage':
      return words.damage(nameOf(names, turn));
    case 'spoils': {
      if (boarding === null) return null;
      const loser = boarding.attacker === seat ? boarding.defender : boarding.attacker;
      return words.spoils(nameOf(names, loser), cards.length >= limit);
    }
    case 'keeping':
      return lacksRoom(view, seat) ? words.noRoomToKeep : null;
    case 'decide':
      if (lacksRoom(view, seat)) return words.noRoomToTake;
      return whyNotOnScreen(view, seat, act.fight)?.refused === 'too-fast'
        ? words.tooFast(ARROW[view.revealed as Card].speed, sails)
        : null;
    case 'brace': {
      const { kind, value } = ARROW[view.revealed as Card];
      if (kind === 'sandbank') return words.sandbank(value, cards.length);
      return kind === 'storm' ? words.storm(value, sails) : words.monster;
    }
    default:
      return null;
  }
}
