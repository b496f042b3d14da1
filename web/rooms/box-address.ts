/** The address of a box that begins a game at once, with options of it: `/box/captain-jack?play=now&rules=advanced`. */
import type { BoxSpec, Options } from '@havre/engine/kernel/options.ts';

type Box = Pick<BoxSpec, 'id' | 'options'>;

/**
 * Where a game with these options begins. Who begins is left out: seats are another matter at every table.
 * @example playNowAddress(captainJack, { rules: 'advanced', first: 0 }) // '/box/captain-jack?play=now&rules=advanced'
 */
export function playNowAddress({ id, options }: Box, wanted: Partial<Options>): string {
  const search = new URLSearchParams({ play: 'now' });
  for (const [key, value] of Object.entries(wanted))
    if (value !== undefined && options[key]?.seats === undefined) search.set(key, String(value));
  return `/box/${id}?${search}`;
}

/** Whether an address asks for a game at once. */
export const isPlayedNow = (search: string): boolean => new URLSearchParams(search).get('play') === 'now';

/**
 * The options that an address asks for: of those the box has, with values they have.
 * @example optionsInAddress(captainJack, '?play=now&rules=advanced&sharks=yes') // { rules: 'advanced' }
 */
export function optionsInAddress({ options }: Box, search: string): Options {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, { values }]) =>
      values.filter(value => String(value) === asked.get(key)).map(value => [key, value]),
    ),
  );
}
