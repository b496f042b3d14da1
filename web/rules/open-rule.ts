/** The rule that somebody has asked for, anywhere on the page: it lies open in a drawer beside whatever they were doing. */
import { signal } from '@preact/signals';

export interface OpenRule {
  readonly game: string;
  readonly rule: string;
  /** What led to it, first things first, itself last: what happened, and by which row. */
  readonly chain: readonly Link[];
}

export interface Link {
  readonly text: string;
  readonly rule: string;
}

export const openRule = signal<OpenRule | null>(null);
