import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientMessageSchema } from '../messages.ts';
import { asPlayMessage } from '../play-message.ts';

const move = { v: 1, id: 'c1', table: 'k3J', do: { type: 'play', action: { type: 'playCard', card: 7 }, decision: 4 } };
const { decision: _, ...undecided } = move.do;

it.each([
  ['for a decision', move],
  ['for whatever is asked', { ...move, do: undecided }],
])('a move %s is read as it is', (_, sent) => {
  expect(asPlayMessage(sent)).toBe(sent);
});

const values = fc.constantFrom<unknown>(
  ...[undefined, null, 0, 1, 2, -1, 0.5, 2 ** 53, true, '', 'c1', 'a b', 'a'.repeat(65), [], {}, 'play', 'start'],
  ...[move.do, undecided, move.do.action, { type: '' }, { type: 'a', b: {} }],
);

it('whatever is bent about it, only what the schema takes is read, and the same', () => {
  const fields = fc.constantFrom('v', 'id', 'table', 'do', 'more');
  const within = fc.constantFrom('type', 'action', 'decision', 'more');
  let taken = 0;
  fc.assert(
    fc.property(fields, values, within, values, fc.boolean(), (field, value, inner, deep, isDeep) => {
      const bent = isDeep ? { ...move, do: { ...move.do, [inner]: deep } } : { ...move, [field]: value };
      const sent: unknown = JSON.parse(JSON.stringify(bent)); // as it comes over a socket: nothing is undefined there
      const read = asPlayMessage(sent);
      if (read === null) return;
      taken++;
      expect(clientMessageSchema.parse(sent)).toEqual(read);
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(0);
});
