/** The water two ships fight on: from behind them to the lower edge of the paper. */
import './duel-sea.css';

/** A row of waves from one edge to the other. */
interface Swell {
  readonly y: number;
  readonly height: number;
  readonly crests: number;
}

/** Each row a little unlike the one above. */
const SEA_LEVEL: Swell = { y: 4, height: 3, crests: 5 };
const SWELLS: readonly Swell[] = [
  SEA_LEVEL,
  { y: 14, height: 2, crests: 7 },
  { y: 26, height: 3, crests: 4 },
  { y: 40, height: 2, crests: 6 },
  { y: 56, height: 3, crests: 5 },
  { y: 74, height: 2, crests: 7 },
  { y: 90, height: 3, crests: 4 },
];

const lineOf = ({ y, height, crests }: Swell): string => {
  const wave = `q${100 / crests} ${-height} ${200 / crests} 0t${200 / crests} 0`;
  return `M0 ${y}${wave.repeat(crests)}`;
};

export const DuelSea = () => (
  <svg class="jam-duel-sea" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" data-ornament="ground">
    <path class="jam-duel-water" d={`${lineOf(SEA_LEVEL)}V100H0z`} />
    {SWELLS.map(swell => (
      <path key={swell.y} class="jam-duel-crest" d={lineOf(swell)} />
    ))}
  </svg>
);
