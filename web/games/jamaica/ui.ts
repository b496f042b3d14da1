/** What Jamaica brings to the page. */
import { crewShapes } from '@havre/engine/games/jamaica/crew/actions.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import { wording } from '@havre/engine/games/jamaica/wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { GameUi } from '../contract.ts';
import { Board } from './board.tsx';
import { CharacterOfEvent, CharacterOfRule } from './crew/crew-signs.tsx';
import { crewPictures } from './crew/loading.ts';
import { pace } from './pace.ts';
import { ruleOf } from './piece-rules.ts';
import { promptRules } from './prompt-rules.ts';
import { GhostMark, ShipMark } from './ship-mark.tsx';

/** What events call the ships and the players they are about: a ship has the number of its seat. */
const SHIPS_OF_EVENTS: readonly string[] = ['seat', 'ship', 'by', 'attacker', 'defender', 'winner', 'loser'];

function doerOf(event: Event): Seat | null {
  if (event.type === 'combatRerolled') return event.owner;
  if ('ship' in event) return event.ship;
  if ('seat' in event) return event.seat;
  return 'winner' in event ? event.winner : null;
}

export const jamaicaUi: GameUi<Jamaica> = {
  game: jamaica,
  wording,
  promptRules,
  ruleOf,
  unplayed: ({ edition, crew }) => [edition === '2007' ? '21' : '07', ...(crew ? [] : ['crew'])],
  Board,
  Mark: ShipMark,
  SideMark: GhostMark,
  showsPlayers: true,
  hasChosen: ({ seats, asked }, seat) => seats[seat]?.hasChosen === true && !asked.includes(seat),
  // The Crew is on the board once its pictures have come
  isOnBoard: ({ type }) => !Object.hasOwn(crewShapes, type) || crewPictures.value !== null,
  concerns: (event, seat) =>
    Object.entries(event).some(([what, ship]) => SHIPS_OF_EVENTS.includes(what) && ship === seat),
  doerOf,
  pace,
  round: view => view.round,
  EventSign: CharacterOfEvent,
  RuleSign: CharacterOfRule,
  comparison: async () => (await import('./editions.ts')).editions,
  personas: async () => (await import('./captains/captains.tsx')).captains,
  figures: async () => (await import('./figures.ts')).figures,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
