/** The die of the island, carved from bone. */
import './die.css';

/** Where the pips of a number are, on a field of three by three. */
const PIPS = ['', '4', '26', '246', '0268', '02468', '023568'] as const;

export interface DieProps {
  /** What it shows; 0 before it is thrown. */
  readonly face: number;
  readonly tumbles?: boolean;
  /** How it did. */
  readonly mood?: 'hit' | 'miss' | null;
}

export const Die = ({ face, tumbles = false, mood = null }: DieProps) => (
  <svg
    class={`cj-die ${tumbles ? 'tumbles' : ''} ${face === 0 ? 'waiting' : ''} ${mood ?? ''}`}
    viewBox="0 0 48 50"
    aria-hidden="true"
  >
    <rect class="side" x="2" y="5" width="44" height="43" rx="10" />
    <rect class="top" x="2" y="1.500" width="44" height="43" rx="10" />
    {[...(PIPS[face] ?? '')].map(spot => (
      <circle
        key={spot}
        class="pip"
        cx={11.5 + (Number(spot) % 3) * 12.5}
        cy={10.5 + Math.floor(Number(spot) / 3) * 12.5}
        r="4.400"
      />
    ))}
  </svg>
);
