/** The harbour behind the port scene: the town at the water, a lighthouse, and the ships that lie there, the own one in front. */
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { PORT } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { PirateShip } from '../ship/pirate-ship.tsx';
import './harbour.css';

/** Houses at the water, from left to right: where one stands, how wide and high it is, its wall and its roof. */
const HOUSES: readonly (readonly [x: number, width: number, height: number, wall: string, roof: string])[] = [
  [-20, 92, 96, '#d9b382', '#8f3b2f'],
  [78, 70, 132, '#e8d3a6', '#a4513a'],
  [154, 104, 84, '#c98f6a', '#6f3a2c'],
  [276, 66, 116, '#efe0ba', '#8f3b2f'],
  [748, 74, 108, '#e8d3a6', '#8f3b2f'],
  [828, 98, 82, '#cf9a72', '#6f3a2c'],
  [932, 64, 128, '#ecdcb4', '#a4513a'],
];
const WATERLINE = 392;

/** A house with a gable, a door and lit windows. */
function House([x, width, height, wall, roof]: (typeof HOUSES)[number]) {
  const top = WATERLINE - height;
  const [middle, right] = [x + width / 2, x + width];
  const windows = [x + width * 0.16, right - width * 0.16 - 14];
  return (
    <g key={x}>
      <path fill={wall} d={`M${x} ${WATERLINE}V${top}L${middle} ${top - width * 0.38} ${right} ${top}V${WATERLINE}z`} />
      <path
        fill={roof}
        d={`M${x - 9} ${top + 5}L${middle} ${top - width * 0.5} ${right + 9} ${top + 5} ${right + 3} ${top + 13} ${middle} ${top - width * 0.3} ${x - 3} ${top + 13}z`}
      />
      <path fill="#4a2d18" d={`M${middle - 9} ${WATERLINE}v-30a9 9 0 0 1 18 0v30z`} />
      {windows.map(left => (
        <path key={left} class="window" d={`M${left} ${top + 22}h14v18h-14zm7 0v18m-7-9h14`} />
      ))}
    </g>
  );
}

/** Rows of little waves, each row longer and farther apart than the one behind it. */
const WAVES = Array.from({ length: 7 }, (_, row) => {
  const y = WATERLINE + 24 + row * (12 + row * 4);
  const long = 26 + row * 9;
  return Array.from({ length: 7 }, (_, i) => {
    const x = ((i * 173 + row * 91) % 1080) - 40;
    return `M${x} ${y}q${long / 4} -${4 + row} ${long / 2} 0t${long / 2} 0`;
  }).join('');
}).join('');

export function Harbour({ view, seat }: { view: View; seat: Seat }) {
  const others = view.ships.flatMap(({ place, gone }, other) =>
    other !== seat && place === PORT && !gone ? [other] : [],
  );
  return (
    <div class="cj-harbour" aria-hidden="true">
      <svg viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect class="sky" width="1000" height="640" />
        <circle class="sun" cx="640" cy="150" r="58" />
        <path
          class="cloud"
          d="M84 132C96 104 132 104 142 122 158 100 204 108 206 134 226 134 230 152 216 158H80C60 156 62 134 84 132zM776 92C788 72 816 74 822 88 842 74 872 86 870 104 886 106 886 120 876 122H776C758 118 760 96 776 92z"
        />
        <g class="cj-ink">
          <path
            class="far"
            d="M-10 392C60 300 150 270 230 300 300 214 420 214 500 300 560 272 640 300 720 330 800 286 930 290 1010 340V400H-10z"
          />
          <path class="hill" d="M-10 396C90 330 200 324 300 352 380 372 430 384 470 396z" />
          <path class="hill" d="M560 396C640 362 720 340 800 346 880 350 960 340 1010 352V396z" />
          <g class="palm">
            <path class="trunk" d="M420 394C424 362 420 338 408 318M446 394C452 376 452 362 460 346" />
            <path d="M408 318C388 300 366 308 362 326 378 314 394 316 408 318 390 326 384 344 390 358 396 342 402 328 408 318 416 296 442 294 452 310 436 306 420 310 408 318 426 322 436 336 432 352 424 338 416 326 408 318z" />
            <path d="M460 346C446 332 430 338 427 351 439 343 450 344 460 346 448 352 443 364 447 374 452 362 456 353 460 346 467 331 485 330 492 341 481 339 470 341 460 346 472 349 478 359 476 370 470 360 465 352 460 346z" />
          </g>
          {HOUSES.map(House)}
          <g>
            <path fill="#f3ead2" d="M666 392 674 262H714L722 392z" />
            <path
              fill="#b8352a"
              d="M672.500 286H715.500L717.500 320H670.500zM668.500 354H719.500L721.500 384H666.500z"
            />
            <path fill="#4a2d18" d="M664 262H724V252H664z" />
            <path class="lamp" d="M678 252V226H710V252z" />
            <path fill="#8f3b2f" d="M670 228 694 204 718 228z" />
          </g>
        </g>
        <path class="beam" d="M694 238-20 150V300z" />
        <rect class="sea" y="392" width="1000" height="248" />
        <path class="shore" d="M0 392H1000" />
        <path class="waves" d={WAVES} />
      </svg>
      <span class="cj-moored own">
        <PirateShip seat={seat} />
      </span>
      {others.map((other, i) => (
        <span key={other} class={`cj-moored other-${i}`}>
          <PirateShip seat={other} />
        </span>
      ))}
    </div>
  );
}
