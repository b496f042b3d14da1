/** The sea behind a fight: evening, a swell, smoke over the water. */
import './seascape.css';

/** Rows of swell from the horizon to the near edge: each row higher and longer. */
const SWELL = Array.from({ length: 5 }, (_, row) => {
  const [y, high, long] = [214 + row * 34, 5 + row * 3, 54 + row * 22];
  const crests = Array.from(
    { length: Math.ceil(840 / long) },
    () => `q${long / 4} -${high} ${long / 2} 0t${long / 2} 0`,
  );
  return `M${-30 - row * 17} ${y}${crests.join('')}`;
});

export const Seascape = () => (
  <svg class="cj-seascape" viewBox="0 0 720 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="720" height="210" />
    <path class="band" d="M0 150C120 128 220 168 340 146S600 124 720 152V210H0z" />
    <circle class="sun" cx="360" cy="206" r="58" />
    <rect class="sea" y="200" width="720" height="200" />
    <path class="glint" d="M322 216H398M334 236H386M316 258H404M342 284H378M326 316H394" />
    {SWELL.map((row, i) => (
      <path key={row} class="swell" style={{ opacity: 0.3 + i * 0.12 }} d={row} />
    ))}
    <path
      class="smoke"
      d="M44 190C24 184 26 158 48 158 50 136 84 134 90 154 112 144 130 166 114 182 120 198 96 204 86 196 74 206 52 204 44 190zM604 184C586 182 586 160 604 158 606 140 634 136 640 152 660 142 680 158 670 174 682 186 664 200 650 194 636 204 612 200 604 184z"
    />
  </svg>
);
