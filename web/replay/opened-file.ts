/** The replay file that was opened last: it waits here while the page goes to its room. */
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { signal } from '@preact/signals';

export const openedFile = signal<Replay | null>(null);
