import { globSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { replacesModules } from './scripts/replacing.ts';

/** What takes long is a project of its own, which `npm test` leaves to `npm run test:all`. The longest begins first. */
const SLOW = [
  'scripts/tests/release.test.ts',
  'server/tests/crash/crash.test.ts',
  'bench/tests/server.test.ts',
  'server/tests/secrecy.test.ts',
  'examples/tests/players.test.ts',
  'server/tests/stopping.test.ts',
  'server/storage/tests/postgres.test.ts',
  'server/storage/tests/sqlite.test.ts',
  'server/bots/tests/bot-pool.test.ts',
  'server/tests/chaos/chaos.test.ts',
  'server/tests/chaos/failover.test.ts',
  'server/nodes/tests/nodes.test.ts',
  'server/nodes/tests/duties.test.ts',
  'server/nodes/tests/one-table.test.ts',
  'server/nodes/tests/operation.test.ts',
  'server/storage/tests/sqlite-crash.test.ts',
  'table/automatic/tests/bot-players.test.ts',
  'server/tests/sockets.test.ts',
  'server/notifications/tests/calls.test.ts',
  'server/tests/club-season.test.ts',
  'table/automatic/tests/advising.test.ts',
  'server/tests/crash/judge.test.ts',
  'server/tests/fuzz.test.ts',
  'server/tests/siege/proxies.test.ts',
  'server/tests/hosting/examples.test.ts',
  'server/tests/replay-load.test.ts',
  'server/replays/tests/replays.test.ts',
  'server/http/tests/replay.test.ts',
  'server/cli/commands/tests/serve.test.ts',
  'server/cli/serve/tests/terminal.test.ts',
  'server/keeper/tests/commands.test.ts',
  'server/keeper/tests/keeper.test.ts',
  'server/keeper/tests/several-servers.test.ts',
  'server/cli/commands/tests/serve-database.test.ts',
  'server/cli/commands/tests/arena.test.ts',
  'server/http/tests/connections.test.ts',
  'server/tests/long-tables.test.ts',
  'server/tests/many-tables.test.ts',
  'server/tests/floods.test.ts',
  'bench/tests/engine.test.ts',
  'server/cli/commands/tests/move.test.ts',
  'server/cli/tests/havre.test.ts',
  'server/cli/new-game/tests/new-game.test.ts',
  'server/cli/new-game/tests/liars-dice.test.ts',
  'server/games/tests/game-packages.test.ts',
  'table/lobby/tests/restarts.test.ts',
  'bench/tests/refusals.test.ts',
  'engine/kernel/tests/miniatures/whispers-laws.test.ts',
  'engine/games/aquatika/tests/puzzles-of-three.test.ts',
  'engine/games/aquatika/tests/endgames.test.ts',
  'server/tests/contracts.test.ts',
  'engine/games/decrypto/tests/bots.test.ts',
  'server/cli/commands/tests/executable.test.ts',
  'server/cli/commands/tests/store.test.ts',
  'server/tests/coming-back.test.ts',
  'server/tests/falling-behind.test.ts',
  'server/http/tests/http.test.ts',
  'table/room/tests/room.test.ts',
  'table/model/tests/origin.test.ts',
  'server/tests/at-the-table.test.ts',
  'table/automatic/tests/due-scheduler.test.ts',
  'table/lobby/tests/lobby.test.ts',
  'server/history/tests/history.test.ts',
  'table/automatic/tests/clocks.test.ts',
];
/** What an honest table feels of attacks is measured with nothing else beside them. */
const SIEGE = 'server/tests/siege/siege.test.ts';

/** The tests of pure code share what they load, except where one lets bots play or replaces a module. */
const PURE = '{engine,web}/**/*.test.ts';
const WITH_BOTS = [
  'engine/bots/**/*.test.ts',
  'engine/games/*/tests/bots*.test.ts',
  'engine/games/captain-jack/tests/playthroughs.test.ts',
  'engine/kernel/tests/miniatures/shells.test.ts',
  'web/local/tests/*.test.ts',
];
const OF_NODE = '{table,protocol,server,bench,examples,scripts}/**/*.test.ts';
const REPLACING = globSync([PURE, OF_NODE], { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter(
  file => replacesModules(join(import.meta.dirname, file)),
);

/** Loaded as `npm start` loads it, by Node itself, which keeps what it has compiled (NODE_COMPILE_CACHE): a fifth less work. */
const NATIVE = { viteModuleRunner: false };

/** What bots know is kept once it is loaded: a file that shares would play otherwise after some files than after others. */
const noBots = {
  name: 'no-bots-among-those-that-share',
  transform(_: string, id: string) {
    if (id.endsWith('/engine/bots/knowledge.ts'))
      throw new Error(
        'A test that lets bots play needs a process of its own: name it in WITH_BOTS of vitest.config.ts.',
      );
  },
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const found = SLOW.findIndex(name => moduleId.endsWith(name));
      if (found >= 0) return found;
      // Those that share follow each other: a file of the others in between would end what they share.
      return SLOW.length + (project.config.isolate ? 0 : 1);
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000, // to clear away a whole root takes a busy machine a while
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: [OF_NODE, ...WITH_BOTS],
          exclude: [...configDefaults.exclude, ...REPLACING, ...SLOW, SIEGE],
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING } },
      { extends: true, test: { name: 'slow', include: SLOW, experimental: NATIVE } },
      { extends: true, test: { name: 'siege', include: [SIEGE], experimental: NATIVE } },
      {
        extends: true,
        plugins: [noBots],
        test: {
          name: 'together',
          include: [PURE],
          exclude: [...configDefaults.exclude, ...REPLACING, ...WITH_BOTS, ...SLOW],
          isolate: false,
        },
      },
    ],
  },
});
