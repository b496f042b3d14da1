/** Orders while no server runs: the folder is taken for a moment, and they are carried out as a server would. */

import { join } from 'node:path';
import type { KeeperAnswer } from '@havre/protocol/keeper.ts';
import { type BotExecutor, NoBotResult } from '@havre/table/automatic/bot-tasks.ts';
import { Lobby } from '@havre/table/lobby/lobby.ts';
import { openFolder } from '../storage/backing.ts';
import { KeeperDesk } from './desk.ts';
import type { KeeperRequest } from './orders.ts';

const silent = { info: () => {}, error: () => {} };
const refuse = () => Promise.reject(new NoBotResult('nobody thinks here', 'unwanted'));
const nobodyThinks: BotExecutor = {
  think: refuse,
  advise: refuse,
  foresee: refuse,
  close: () => Promise.resolve(),
};

/**
 * Carries out an order in a folder that no server has. Rejects with `FolderTaken` if one has.
 * @example const answer = await orderWithoutServer('data', { do: 'ban', whom: '203.0.113.0/24' }, 'anna');
 */
export async function orderWithoutServer(
  folder: string,
  order: Exclude<KeeperRequest, { do: 'look' }>,
  by: string,
): Promise<KeeperAnswer> {
  const { store, now, release } = await openFolder(folder);
  const lobby = new Lobby({ store, now, logger: silent, thinking: nobodyThinks });
  try {
    const desk = new KeeperDesk({
      ...{ store, lobby, now },
      records: store,
      logger: silent,
      isProxy: () => false,
      here: () => [],
      backups: join(folder, 'backups'),
    });
    return await desk.carryOut(order, { name: `command ${by}`, address: null });
  } finally {
    await lobby.close();
    await store.close();
    await release();
  }
}
