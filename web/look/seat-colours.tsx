/**
 * One colour for each player, everywhere: whatever is drawn inside `SeatColours` and belongs to a seat asks here which one it has.
 * Colour is never alone: a mark has an emblem and a pattern too, and a name stands beside it.
 */
import { coloursOfSeats, type PlayerColour } from '@havre/engine/kernel/colours.ts';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/** By seat; null where lots decide. */
export type ColoursBySeat = readonly (PlayerColour | null)[];

/** As at a table where nobody has chosen and the game has no colours of its own. */
const USUAL: ColoursBySeat = coloursOfSeats({}, {}, Array(8).fill(null));

const Colours = createContext<ColoursBySeat>(USUAL);

interface SeatColoursProps {
  readonly colours: ColoursBySeat | undefined;
  readonly children: ComponentChildren;
}

/** What is inside is drawn again only when a colour is another. */
export function SeatColours({ colours = USUAL, children }: SeatColoursProps) {
  const same = useMemo(() => colours, [colours.join(' ')]);
  return <Colours.Provider value={same}>{children}</Colours.Provider>;
}

/**
 * The colour of a seat, where one is drawn; null where it is not decided yet.
 * @example const colour = useSeatColour(seat);
 */
export function useSeatColour(seat: number): PlayerColour | null {
  const colours = useContext(Colours);
  return colours[seat % Math.max(1, colours.length)] ?? null;
}

/**
 * The class that gives what has it, and all inside, the colour as `--player`.
 * @example <g class={`ship ${colourClass(colour)}`}>
 */
export const colourClass = (colour: PlayerColour | null): string => `colour-${colour ?? 'open'}`;
