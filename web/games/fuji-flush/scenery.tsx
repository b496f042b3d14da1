/** The sheet the table is printed on: a mountain, a sun, and two great waves. Drawn in layers, so that night is other ink. */
import './scenery.css';

/** Foam is circles that run into each other: first their outlines, then what fills them. */
function Foam({ bubbles }: { bubbles: readonly (readonly [x: number, y: number, radius: number])[] }) {
  const circles = bubbles.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);
  return (
    <>
      <g class="foam-line">{circles}</g>
      <g class="foam">{circles}</g>
    </>
  );
}

const CREST: readonly (readonly [number, number, number])[] = [
  [52, 158, 10],
  [64, 147, 12],
  [76, 133, 13],
  [88, 118, 14],
  [101, 102, 15],
  [115, 87, 16],
  [131, 73, 17],
  [149, 61, 18],
  [169, 52, 18],
  [190, 47, 18],
  [211, 47, 18],
  [232, 52, 18],
  [251, 61, 18],
  [268, 75, 17],
  [280, 92, 16],
  [286, 110, 14],
  [286, 126, 11],
  [281, 140, 8],
  [273, 150, 6],
  [262, 103, 11],
  [258, 116, 8],
  [250, 125, 6],
  [244, 84, 11],
  [236, 97, 8],
  [228, 106, 6],
  [222, 72, 10],
  [213, 82, 7],
  [206, 91, 5],
  [300, 128, 8],
  [304, 140, 6],
  [302, 151, 4],
  [301, 96, 8],
  [310, 104, 6],
  [314, 114, 4],
];

const SPRAY = 'M330 92h.1M334 124h.1M322 156h.1M346 146h.1M318 68h.1M304 46h.1M352 110h.1M290 176h.1';

/** A wave that is about to break. */
const GreatWave = () => (
  <>
    <path
      class="wave-body"
      d="M-10 310V190C30 178 62 146 92 108 128 62 178 36 222 46 268 58 296 92 288 132 276 104 248 90 226 104 194 124 196 178 228 206 268 244 340 272 440 312z"
    />
    <path
      class="wave-stripe"
      d="M14 310C30 240 82 190 116 142M52 310C60 250 104 200 134 150 150 122 168 104 190 96M96 310C100 262 124 226 146 186 158 160 168 138 184 122M150 310C150 276 158 246 172 216M206 310C200 284 198 262 200 244"
    />
    <Foam bubbles={CREST} />
    <path class="spray" d={SPRAY} />
  </>
);

export const Scenery = () => (
  <div class="scenery" aria-hidden="true">
    <svg class="scenery-back" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class="sky-flat" width="1200" height="700" />
      <path class="sky-stripe" d="M0 0h1200v150H0zM0 176h1200v50H0zM0 248h1200v16H0z" />
      <circle class="sun" cx="738" cy="372" r="74" />
      <path class="far-mountain" d="M96 640C300 600 458 500 552 366q9-14 26-14h44q17 0 26 14c94 134 252 234 456 274z" />
      <path
        class="far-snow"
        d="M552 366q9-14 26-14h44q17 0 26 14c16 23 33 45 52 66l-40-8-22 30-26-34-14 38-24-40-26 34-18-32-30 12c19-21 36-43 52-66z"
      />
      <path
        class="far-sea"
        d="M0 560q50-22 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V700H0z"
      />
      <path
        class="mid-sea"
        d="M-50 606q50-24 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V700H-50z"
      />
      <path
        class="near-sea"
        d="M0 654q50-24 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V700H0z"
      />
    </svg>
    <svg class="scenery-wave left" viewBox="0 0 400 300" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <GreatWave />
    </svg>
    <svg class="scenery-wave right" viewBox="0 0 400 300" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <GreatWave />
    </svg>
  </div>
);
