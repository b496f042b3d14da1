/** What bots know of Captain Jack’s Gold. */
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { CaptainJack } from '../game.ts';
import { worth } from './worth.ts';

const seasoned: Knowledge<CaptainJack> = { worth };

/** The same for whoever does not know which game it is. */
export const knowledge = seasoned as unknown as Knowledge;
