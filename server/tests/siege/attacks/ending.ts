/** Coming up with a heavy store, and going down while somebody holds on to the server. */
import type { Attack, Fate, Field } from '../attack.ts';
import type { Spots } from '../stock.ts';
import { UNFINISHED, unfinished } from './connections.ts';

/** A start that takes longer is one that people notice, in seconds. */
const LONGEST_START = 15;
/** And so is an end. */
const LONGEST_END = 5;
const EACH = 20;

/** How soon the server was open, and how heavy. */
const started =
  (countOf: (spots: Spots) => string) =>
  async ({ server, spots }: Field): Promise<Fate> => {
    const { startedIn, startedWith } = server;
    const became = `${countOf(spots)}, open after ${startedIn.toFixed(1)} s with ${Math.round(startedWith)} MB`;
    return { became, broken: startedIn > LONGEST_START ? [`it took ${startedIn.toFixed(0)} s`] : [] };
  };

export const endingAttacks: readonly Attack[] = [
  {
    name: 'heavy-start',
    says: 'a server starts whose store is full of long games that somebody has carried along',
    ground: 'full',
    run: started(({ carried }) => `${carried.length} games`),
  },
  {
    name: 'crowded-start',
    says: 'a server starts whose store has very many small tables',
    ground: 'crowded',
    run: started(({ small }) => `${small} tables`),
  },
  {
    name: 'held-at-the-end',
    says: `SIGTERM while ${EACH} connections each are silent, or have sent half a header, or half a body`,
    ground: 'last',
    run: async field => {
      const held = await Promise.all(Object.values(UNFINISHED).map(text => unfinished(field, text, EACH)));
      const seconds = await field.server.stop(field.isSample ? LONGEST_END * 2 : 30);
      for (const socket of held.flat()) socket.destroy();
      const became = seconds === null ? 'it did not end' : `it ended after ${seconds.toFixed(1)} s`;
      const isLate = seconds === null || seconds > LONGEST_END;
      return { became, broken: isLate ? [became] : [] };
    },
  },
];
