/** Jamaica on the page. */
import { crewShapes } from '@havre/engine/games/jamaica/crew/actions.ts';
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import { wording } from '@havre/engine/games/jamaica/wording.ts';
import type { GamePage } from '../contract.ts';
import { Board } from './board.tsx';
import { CharacterOfEvent, CharacterOfRule } from './crew/crew-signs.tsx';
import { crewPictures } from './crew/loading.ts';
import { pace } from './pace.ts';
import { ShipMark } from './ship-mark.tsx';

/** What events call the ships and the players they are about: a ship has the number of its seat. */
const SHIPS_OF_EVENTS: readonly string[] = ['seat', 'ship', 'by', 'attacker', 'defender', 'winner', 'loser'];

export const jamaicaPage: GamePage<Jamaica> = {
  game: jamaica,
  wording,
  Board,
  Mark: ShipMark,
  showsPlayers: true,
  hasChosen: ({ seats, asked }, seat) => seats[seat]?.hasChosen === true && !asked.includes(seat),
  // what a way may be refused with is listed; the rest of The Crew is on the board once its pictures have come
  isOnBoard: ({ type }) => !Object.hasOwn(crewShapes, type) || (crewPictures.value !== null && type !== 'stay'),
  concerns: (event, seat) =>
    Object.entries(event).some(([what, ship]) => SHIPS_OF_EVENTS.includes(what) && ship === seat),
  pace,
  round: view => view.round,
  EventSign: CharacterOfEvent,
  RuleSign: CharacterOfRule,
  comparison: async () => (await import('./editions.ts')).editions,
  personas: async () => (await import('./captains/captains.tsx')).captains,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
