/**
 * A card as it is printed: a mountain by the sea, and its value. The higher the value, the higher the mountain, so that one
 * sees from afar which card is the stronger.
 */
import { type Card, HIGHEST } from '@havre/engine/games/fuji-flush/material.ts';
import './card.css';

/** The sky of a card, from the low values to the high ones. */
const SKIES: readonly { readonly upTo: Card; readonly sky: string }[] = [
  { upTo: 3, sky: 'mist' },
  { upTo: 6, sky: 'morning' },
  { upTo: 10, sky: 'noon' },
  { upTo: 14, sky: 'evening' },
  { upTo: HIGHEST, sky: 'red' },
];

const skyOf = (card: Card): string => SKIES.find(({ upTo }) => card <= upTo)?.sky ?? 'red';

/** The picture is 86 wide and 126 high; the sea covers what is below. */
const SEA = 104;
const HIGHEST_PEAK = 34;

/** How high on the picture the peak of a value is. */
const peakOf = (card: Card): number => SEA - 6 - ((card - 1) * (SEA - 6 - HIGHEST_PEAK)) / (HIGHEST - 1);

/** The slopes of a mountain: steep at the top, long at the foot. */
function Mountain({ peak }: { peak: number }) {
  const height = SEA - peak;
  const half = 20 + height * 0.62;
  const snow = peak + height * 0.3;
  const at = (part: number): number => Math.round(half * part * 10) / 10;
  return (
    <>
      <path
        class="fuji-mountain"
        d={`M${43 - half} ${SEA + 6}C${43 - at(0.5)} ${SEA - height * 0.28} ${43 - at(0.24)} ${snow} ${38} ${peak}H48C${43 + at(0.24)} ${snow} ${43 + at(0.5)} ${SEA - height * 0.28} ${43 + half} ${SEA + 6}z`}
      />
      <path
        class="fuji-snow"
        d={`M38 ${peak}H48L${43 + at(0.26)} ${snow}l${-at(0.1)} ${-height * 0.06}l${-at(0.08)} ${height * 0.12}L43 ${snow - height * 0.05}l${-at(0.09)} ${height * 0.13}l${-at(0.07)} ${-height * 0.13}L${43 - at(0.26)} ${snow}z`}
      />
    </>
  );
}

/** The face of a card. It says nothing to a screen reader: whoever shows it names it. */
export const Face = ({ card }: { card: Card }) => (
  <svg class={`fuji-face sky-${skyOf(card)}`} viewBox="0 0 100 140" aria-hidden="true">
    <rect class="fuji-sheet" x="2" y="2" width="96" height="136" rx="11" />
    <svg x="7" y="7" width="86" height="126" viewBox="0 0 86 126" aria-hidden="true">
      <rect class="fuji-sky" width="86" height="126" />
      <rect class="fuji-sky-band" width="86" height="16" />
      <circle class="fuji-sun" cx="66" cy={Math.min(peakOf(card) + 8, 74)} r="13" />
      <Mountain peak={peakOf(card)} />
      <path class="fuji-sea far" d="M-6 108q12-11 24 0t24 0 24 0 24 0 24 0V130H-6z" />
      <path class="fuji-sea near" d="M-16 117q12-11 24 0t24 0 24 0 24 0 24 0V130H-16z" />
    </svg>
    <text class="fuji-value" x="50" y="62">
      {card}
    </text>
    <rect class="fuji-edge" x="2" y="2" width="96" height="136" rx="11" />
  </svg>
);

/** The back of a card: waves behind waves. */
export const Back = () => <span class="fuji-back" aria-hidden="true" />;
