/** The rulebook that the chapters write into. */
import { rulebook } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import type { State } from './state.ts';

export const book = rulebook<State, Action>();
