/** The whole games in `playthroughs/`, for tests that want to see everything that can happen. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Playthrough } from '../../tests/playthroughs.ts';
import type { Decrypto } from '../game.ts';

const folder = new URL('../playthroughs/', import.meta.url);

export const KEPT: readonly Playthrough<Decrypto>[] = readdirSync(folder)
  .filter(name => name.endsWith('.json'))
  .map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Playthrough<Decrypto>);
