/** The rulebook that the chapters write into. */
import { rulebook } from '../../kernel/steps.ts';
import type { Action, State } from './state.ts';

export const book = rulebook<State, Action>();
