import { onTestFinished, test } from 'vitest';
import { LobbyKit } from '../../tests/lobby-kit.ts';
import { playWithRestarts } from './restarting.ts';

test.each([1, 2, 4])(
  'a game with %d people, stopped and started at random, is proved to the last draw',
  async people => {
    const kit = new LobbyKit();
    onTestFinished(() => kit.close());
    await playWithRestarts(kit, people);
  },
);
