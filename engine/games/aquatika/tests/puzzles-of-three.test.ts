/** Every puzzle of three moves, tried out to the last answer. */
import { test } from 'vitest';
import { written } from '../puzzles.ts';
import { prove } from './proof.ts';

test.each(written.filter(({ moves }) => moves === 3))('$id is won in three and not before: $position', prove);
