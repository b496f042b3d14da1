/** All attacks that are known. */
import type { Attack } from '../attack.ts';
import { botAttacks } from './bots.ts';
import { connectionAttacks } from './connections.ts';
import { crowdAttacks } from './crowds.ts';
import { endingAttacks } from './ending.ts';
import { frameAttacks } from './frames.ts';
import { readingAttacks } from './reading.ts';
import { spellingAttacks } from './spellings.ts';
import { talkingAttacks } from './talking.ts';

export const ATTACKS: readonly Attack[] = [
  ...frameAttacks,
  ...spellingAttacks,
  ...connectionAttacks,
  ...talkingAttacks,
  ...crowdAttacks,
  ...readingAttacks,
  ...botAttacks,
  ...endingAttacks,
];
