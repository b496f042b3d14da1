/** How long each event takes on the screen, in milliseconds, and what it sounds like. */
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { Sound } from '../../sound/sounds.ts';

interface Timing {
  /** How long until the next event: what has to be read stays a little after it has come to rest. */
  readonly pace: number;
  /** How long its pieces are under way. */
  readonly flight: number;
  readonly sound?: Sound;
}

const QUIET: Timing = { pace: 150, flight: 150 };

const TIMINGS: { readonly [K in Event['type']]: Timing } = {
  colourTaken: QUIET,
  ghostJoined: QUIET,
  treasuresLaid: QUIET,
  dealt: QUIET,
  captainDrawn: QUIET,
  diceRolled: { pace: 620, flight: 560, sound: 'dice' },
  dicePlaced: { pace: 420, flight: 380, sound: 'card' },
  cardChosen: { pace: 200, flight: 320, sound: 'card' },
  cardTurnedUp: { pace: 560, flight: 460, sound: 'card' },
  reshuffled: { pace: 260, flight: 260, sound: 'shuffle' },
  drew: { pace: 180, flight: 320, sound: 'draw' },
  compassPassed: { pace: 260, flight: 260 },
  loaded: { pace: 480, flight: 460, sound: 'coins' },
  loadIgnored: { pace: 500, flight: 300 },
  sailed: { pace: 640, flight: 600, sound: 'sail' },
  finished: { pace: 600, flight: 300, sound: 'turn' },
  paid: { pace: 480, flight: 440, sound: 'coins' },
  ranShort: { pace: 900, flight: 460, sound: 'away' },
  shortageRolled: { pace: 950, flight: 560, sound: 'dice' },
  stayed: { pace: 600, flight: 300 },
  retreated: { pace: 700, flight: 600, sound: 'sail' },
  tookTreasure: { pace: 600, flight: 520, sound: 'through' },
  attacked: { pace: 600, flight: 300, sound: 'cannon' },
  powderSpent: { pace: 420, flight: 400, sound: 'coins' },
  combatRolled: { pace: 760, flight: 560, sound: 'dice' },
  combatRerolled: { pace: 760, flight: 560, sound: 'dice' },
  combatEnded: { pace: 1000, flight: 300, sound: 'cannon' },
  combatBrokenOff: { pace: 500, flight: 300 },
  noSpoils: { pace: 450, flight: 300 },
  holdStolen: { pace: 650, flight: 600, sound: 'coins' },
  treasureStolen: { pace: 600, flight: 560, sound: 'through' },
  loadLost: { pace: 600, flight: 560, sound: 'coins' },
  treasureGiven: { pace: 600, flight: 560, sound: 'through' },
  treasuresShown: { pace: 300, flight: 300, sound: 'card' },
  scored: QUIET,
  won: { pace: 300, flight: 300 },
  ranOutOfTime: { pace: 500, flight: 300 },
  left: { pace: 540, flight: 500, sound: 'away' },
  tavernLaid: QUIET,
  // for one table; the further it goes, the longer it takes
  bottleMoved: { pace: 560, flight: 480 },
  feePaid: { pace: 420, flight: 400, sound: 'coins' },
  recruited: { pace: 700, flight: 520, sound: 'through' },
  tilesTurnedUp: { pace: 500, flight: 400, sound: 'card' },
  thrownOverboard: { pace: 650, flight: 500, sound: 'away' },
  characterStolen: { pace: 650, flight: 600, sound: 'through' },
  exchanged: { pace: 500, flight: 300 },
  combatWonOutright: { pace: 900, flight: 300, sound: 'cannon' },
  holdSunk: { pace: 700, flight: 500, sound: 'away' },
  lookedAtTreasures: { pace: 500, flight: 300, sound: 'card' },
  sawTreasures: QUIET,
  diceSwapped: { pace: 560, flight: 380, sound: 'dice' },
  dieSet: { pace: 560, flight: 380, sound: 'dice' },
};

/** How long the bottle takes for each table after the first, one doubloon each. */
const HOP = 260;
const longer = (event: Event): number => (event.type === 'bottleMoved' ? HOP * (event.fee - 1) : 0);

/** How long an event is on the screen before the next one begins. */
export const pace = (event: Event): number => TIMINGS[event.type].pace + longer(event);

/** How long the pieces of an event are under way. */
export const flightTime = (event: Event): number => TIMINGS[event.type].flight + longer(event);

/** What an event sounds like, if it makes a sound. */
export const soundOf = ({ type }: Event): Sound | null => TIMINGS[type].sound ?? null;
