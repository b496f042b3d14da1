/** What is printed on the spaces: quays with their golden pins, barrels to be paid, white numbers, the red line. */
import { KIND, NUMBER, PORT_ROYAL, PRICE, type Space } from '@havre/engine/games/jamaica/board.ts';
import { board } from '@havre/engine/games/jamaica/components.ts';
import { landward, markOf, middle, numberPlace, RED_LINE } from './geography.ts';
import { inked, stamped } from './pen.ts';
import { type Point, plus, smooth, times } from './points.ts';
import './marks.css';

const spacesOf = (kind: (typeof KIND)[number]): readonly Space[] =>
  KIND.flatMap((one, space) => (one === kind ? [space] : []));

const shifted = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** A quay reaches out from the land; the pin with the price stands on it. */
function Port({ space }: { space: Space }) {
  const mark = markOf(space);
  const inland = landward(space);
  const angle = (Math.atan2(inland.y, inland.x) * 180) / Math.PI;
  const pier = plus(middle(space), times(inland, 33));
  return (
    <g class="port">
      <g transform={`${shifted(pier)} rotate(${angle.toFixed(1)})`}>
        <path class="pier" d="M0-11h44v22H0z" />
        <path class="pier-plank" d="M7-11v22M14-11v22M21-11v22M28-11v22M35-11v22" />
        <path class="pier-post" d="M1-12.5v.1M1 12.5v.1M15-13v.1M15 13v.1" />
      </g>
      <g transform={shifted(mark)}>
        <ellipse class="pin-shadow" cx="0" cy="24" rx="9" ry="3.5" />
        <g class="mark standing">
          <path class="pin" d="M0 25C-5 12-20 8-20-7a20 20 0 0 1 40 0C20 8 5 12 0 25z" />
          <circle class="coin" cx="0" cy="-7" r="15.5" />
          <text class="price" y="3">
            {PRICE[space]}
          </text>
        </g>
      </g>
    </g>
  );
}

/** How barrels are stacked so that one sees at once how many they are. */
const STACKS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 9]],
  [
    [-8.5, 9],
    [8.5, 9],
  ],
  [
    [-8.5, 9],
    [8.5, 9],
    [0, -7.5],
  ],
  [
    [-8.5, 9],
    [8.5, 9],
    [-8.5, -8],
    [8.5, -8],
  ],
];

const BARRELS = spacesOf('sea').flatMap(space =>
  (STACKS[PRICE[space] ?? 0] ?? []).map(([x, y]) => plus(markOf(space), { x: x - 12, y })),
);
const STAVES = stamped(BARRELS, 'm-5.5-8h11c3.3 5 3.3 11 0 16h-11c-3.3-5-3.3-11 0-16z');
const HOOPS = stamped(BARRELS, 'm-7.4-3.5h14.8m-14.8 7h14.8');
const RAFTS = stamped(spacesOf('sea').map(markOf), 'm-34 17.5q22 5 44 0l-3 5q-19 4-38 0z');

/** Barrels on rafts, and the figure beside them for whoever does not count. */
const Provisions = () => (
  <g class="provisions">
    <path class="raft" d={RAFTS} />
    <path class="barrel" d={STAVES} />
    <path class="hoops" d={HOOPS} />
    {spacesOf('sea').map(space => {
      const { x, y } = markOf(space);
      return (
        <text key={space} class="food" x={x + (PRICE[space] === 1 ? 4 : 13)} y={y + 11}>
          {PRICE[space]}
        </text>
      );
    })}
  </g>
);

/** The white numbers stand on a pennant. */
const NumberMark = ({ space }: { space: Space }) => (
  <g class="number" transform={shifted(numberPlace(space))}>
    <g class="mark">
      <path class="pennant" d="M-21-15q10 3 21 0t21 0v27q-10 3-21 0t-21 0z" />
      <text y="9">{NUMBER[space]}</text>
    </g>
  </g>
);

const RED = inked(smooth(RED_LINE, 8), 7.5, 77);
/** What lies before the red line counts the same everywhere. */
const BEFORE = board.spaces[board.forks[2].at]?.score ?? 0;

function RedLine() {
  const top = RED_LINE[0] as Point;
  return (
    <g class="red-line">
      <path class="red-edge" d={RED} />
      <path class="red" d={RED} />
      <g transform={shifted(plus(top, { x: -24, y: -4 }))}>
        <g class="mark">
          <path class="pennant" d="M-22-15q11 3 22 0t22 0v27q-11 3-22 0t-22 0z" />
          <text y="9">{`−${-BEFORE}`}</text>
        </g>
      </g>
    </g>
  );
}

/** Port Royal: its fort on the tip of the spit, and its name over the harbour. */
function PortRoyal() {
  const harbour = middle(PORT_ROYAL);
  return (
    <g class="port-royal">
      <path
        class="harbour-anchor"
        transform={shifted(harbour)}
        d="M0-34a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM0-18v52M-14-8h28M-30 10c2 16 14 24 30 24s28-8 30-24M-36 16l6-8 8 6M36 16l-6-8-8 6"
      />
      <use href="#chart-town" x="1369" y="306" />
      <use href="#chart-town" x="1376" y="340" />
      <g transform="translate(1362 266)">
        <path class="fort" d="M-22 4v-26l6 0v5h6v-5h8v5h6v-5h8v5h6v-5h6v26z" />
        <path class="fort" d="M-7-18v-24h4v4h3v-4h4v4h3v-4h4v24z" />
        <path class="fort-line" d="M2-42v-20M-16-4h5M-4-4h5M8-4h5M-22-10H24" />
        <path class="fort-flag" d="M2-62c7-3 11 3 19 0v13c-8 3-12-3-19 0z" />
        <path class="window" d="M-3-32h6v6h-6z" />
      </g>
      <path id="chart-harbour-name" class="unseen-path" d={`M${harbour.x - 92} ${harbour.y - 52}q92-66 184 0`} />
      <text class="name harbour-name" data-ornament>
        <textPath href="#chart-harbour-name" startOffset="50%">
          Port Royal
        </textPath>
      </text>
    </g>
  );
}

export const Marks = () => (
  <g class="marks">
    <RedLine />
    {spacesOf('port').map(space => (
      <Port key={space} space={space} />
    ))}
    <Provisions />
    {NUMBER.map((score, space) => (score > 0 ? <NumberMark key={`${space} ${score}`} space={space} /> : null))}
    <PortRoyal />
  </g>
);
