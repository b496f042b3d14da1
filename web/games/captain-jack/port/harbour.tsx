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

/** Somebody rows across the harbour. */
const RowingBoat = () => (
  <g class="cj-ink near">
    <path class="wake" d="M568 500H612M580 508H640" />
    <path fill="#b8352a" d="M512 482C509 462 515 452 526 452 537 452 541 464 539 482z" />
    <path fill="#e8c39a" d="M518 442A9 9 0 1 0 536 442 9 9 0 1 0 518 442z" />
    <path fill="#f3ead2" d="M512 438C518 424 536 424 542 438z" />
    <path fill="#8a5a30" d="M462 480H578C572 502 556 508 522 508 486 508 468 502 462 480z" />
    <path class="line" d="M467 490H574" />
    <path fill="#c99a5c" d="M523 468 472 514 462 524 458 514 468 508 519 464z" />
  </g>
);

/** What lies on the jetty, and who watches it. */
const Jetty = () => (
  <g class="cj-ink near">
    <path fill="#5a3a1e" d="M752 500V584H766V500zM842 500V598H858V500zM938 500V612H956V500z" />
    <path fill="#a0713e" d="M722 488H1012V508H722z" />
    <path class="line" d="M768 488V508M816 488V508M866 488V508M914 488V508M962 488V508" />
    <path fill="#5a3a1e" d="M736 488V416H742V488z" />
    <path class="lamp" d="M729 416 732 392H746L749 416z" />
    <path fill="#8f3b2f" d="M726 393 739 380 752 393z" />
    <path fill="#b98a54" d="M800 440H852V488H800z" />
    <path class="line" d="M800 440 852 488M852 440 800 488" />
    <path fill="#8f5a2c" d="M872 488C865 470 865 448 872 430H912C919 448 919 470 912 488z" />
    <path class="line" d="M868 446H916M868 472H916" />
    <path fill="#8f5a2c" d="M924 488C919 474 919 458 924 444H956C961 458 961 474 956 488z" />
    <path class="line" d="M921 456H959M921 476H959" />
    <path
      fill="#2b2620"
      d="M812 440C806 424 812 412 822 409 819 400 821 392 825 387L830 393H837L842 387C847 394 847 403 842 410 845 420 845 432 842 440z"
    />
    <path class="tail" d="M812 438C796 436 796 418 804 414" />
  </g>
);

/** The quay in front, with what somebody has left there where the cards leave room. */
export const Quay = () => (
  <div class="cj-quay" aria-hidden="true">
    <svg viewBox="0 0 100 120" aria-hidden="true">
      <g class="cj-ink">
        <path fill="#4b4f55" d="M34 112C38 94 38 74 35 58H65C62 74 62 94 66 112z" />
        <path fill="#5d6269" d="M26 58C24 42 34 34 50 34 66 34 76 42 74 58 66 64 34 64 26 58z" />
        <path
          class="rope"
          d="M36 84C26 82 10 90 10 102 10 116 36 118 50 118 66 118 92 116 92 102 92 92 78 84 64 84M34 92C24 94 20 98 22 104 28 112 74 112 80 104 82 98 76 94 66 92M37 76C46 80 56 80 63 76"
        />
      </g>
    </svg>
    <svg viewBox="0 0 100 120" aria-hidden="true">
      <g class="cj-ink">
        <path fill="#8f5a2c" d="M8 116C0 92 0 64 8 40H52C60 64 60 92 52 116z" />
        <path fill="#a8713c" d="M8 40C16 33 44 33 52 40 44 47 16 47 8 40z" />
        <path class="line" d="M3 60H57M1 78H59M3 98H57M22 46V116M38 46V116" />
        <path fill="#b98a54" d="M50 74H96V118H50z" />
        <path class="line" d="M50 84H96M50 108H96M58 84 88 108M88 84 58 108" />
        <path fill="#f7f2e4" d="M54 74C50 62 60 54 68 60 72 50 86 54 84 64 94 62 96 70 92 74z" />
      </g>
    </svg>
  </div>
);

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
        <path
          class="gulls"
          d="M505 272Q518 258 526 272 534 258 548 270M566 246Q577 234 584 246 591 234 603 244M596 286Q605 276 611 286 617 276 627 284"
        />
        <RowingBoat />
        <Jetty />
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
