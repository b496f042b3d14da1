/** What one meets at sea, as the cards show it: ships, and the three dangers. Drawn around the point 0 0, 90 wide and 76 high. */
import type { Flag, Hazard } from '@havre/engine/games/captain-jack/card-list.ts';
import { FlagSign } from './signs.tsx';

const canvas = (x: number, top: number, bottom: number, width: number): string =>
  `M${x - width} ${top}H${x + width}C${x + width + 6} ${(top + bottom) / 2 - 3} ${x + width + 6} ${(top + bottom) / 2 + 3} ${x + width} ${bottom}C${x + width / 2} ${bottom - 5} ${x - width / 2} ${bottom - 5} ${x - width} ${bottom}C${x - width + 5} ${(top + bottom) / 2} ${x - width + 5} ${(top + bottom) / 2} ${x - width} ${top}z`;

/** A merchantman, a nation's or the pirates': as many ports in her side as her cannons count, and dark sails for pirates. */
export function Merchantman({ flag, cannons }: { flag: Flag | null; cannons: number }) {
  const cloth = flag === 'pirate' ? '#6a5f56' : '#fbf4e2';
  const ports = Array.from({ length: cannons }, (_, i) => -24 + (44 * (i + 0.5)) / cannons);
  return (
    <g>
      <path fill="none" stroke="#6b4220" stroke-width="3.200" d="M-20 16V-28M4 16V-36M24 16V-22M30 8 44-6" />
      <g fill={cloth}>
        <path d={canvas(-20, -24, -7, 10)} />
        <path d={canvas(-20, -5, 11, 12)} />
        <path d={canvas(4, -27, -9, 11)} />
        <path d={canvas(4, -7, 11, 13)} />
        <path d={canvas(25, -16, 9, 7)} />
      </g>
      <path fill="#8a5227" d="M-38 4 -32 12H30L40 8C39 20 33 29 26 31H-24C-33 28-37 17-38 4z" />
      <path fill="none" stroke="#e0b457" stroke-width="2.200" d="M-35 16C-12 18 14 18 37 14" />
      <g fill="#20160c" stroke="none">
        {ports.map(x => (
          <rect key={x} x={x - 2.2} y="20" width="4.400" height="4.800" />
        ))}
      </g>
      {flag === null ? (
        <path fill="#d9c9a0" stroke-width="1.500" d="M4-36C10-39 14-33 20-36L18-30C13-28 9-32 4-30z" />
      ) : (
        <g transform="translate(16 -33) scale(.5)" stroke-width="2.600">
          <FlagSign flag={flag} />
        </g>
      )}
      <path
        fill="#d6ecec"
        stroke-width="1.800"
        d="M-45 30C-40 25-35 25-30 30S-20 35-15 30-5 25 0 30 10 35 15 30 25 25 30 30 40 35 45 29V39H-45z"
      />
    </g>
  );
}

/** A bank of sand just under the water, and what is left of one that did not see it. */
const Sandbank = () => (
  <g>
    <path fill="#e9cd84" d="M-42 24C-30 10-14 6 0 8S30 12 42 24V34H-42z" />
    <g fill="none" stroke="#b08b3c" stroke-width="1.600">
      <path d="M-26 21C-14 15 0 14 12 17M-8 25C4 21 16 21 28 25" />
    </g>
    <path fill="#7a4d22" d="M-6 12C-4-2-10-14-19-22L-14-24C-4-17 1-4 1 12z" />
    <path
      fill="none"
      stroke="#7a4d22"
      stroke-width="3.500"
      d="M-15-12-3-16M-10-3 3-7M8 12C10 2 9-6 6-12M18 14C20 7 19 1 17-4"
    />
    <path fill="none" stroke="#6b4220" stroke-width="3" d="M22-8C24 0 25 8 25 15" />
    <path
      fill="#5f8f3f"
      d="M22-8C14-16 6-14 4-8 12-12 17-10 22-8 14-6 12 0 14 4 17-2 19-5 22-8 26-16 36-17 41-11 33-12 28-10 22-8 29-7 33-2 32 3 28-3 26-5 22-8z"
    />
    <path
      fill="#bfe3df"
      stroke-width="1.800"
      d="M-45 31C-40 26-35 26-30 31S-20 36-15 31-5 26 0 31 10 36 15 31 25 26 30 31 40 36 45 30V40H-45z"
    />
  </g>
);

/** A thunderstorm over a steep sea. */
const Storm = () => (
  <g>
    <path fill="none" stroke="#8fb4c8" stroke-width="2.600" d="M-28 0-34 14M-14 2-20 16M26 0 20 14M38-2 32 12" />
    <path fill="#f6c53a" d="M6-6-8 12H2L-4 28 16 6H5L14-6z" />
    <path fill="#5a6472" d="M-30 0C-42-1-43-17-31-19-30-33-11-37-4-28 5-38 24-33 24-21 39-24 45-3 30 0z" />
    <path fill="none" stroke="#8b95a3" stroke-width="2.400" d="M-24-14C-20-22-12-22-9-17M4-23C10-27 17-24 17-17" />
    <path
      fill="#2f6f86"
      d="M-45 30C-41 18-31 15-25 22-20 26-22 30-16 30S-8 18 2 20C10 22 8 30 15 30S22 18 32 19C40 20 42 26 45 28V40H-45z"
    />
    <path
      fill="none"
      stroke="#dff0f2"
      stroke-width="2"
      d="M-38 25C-34 20-28 21-26 26M-6 26C-2 21 4 22 6 27M24 25C28 21 34 22 37 27"
    />
  </g>
);

/** A monster out of the deep: one eye, and more arms than are good. */
const Monster = () => (
  <g>
    <g fill="#8f3f5f">
      <path d="M-40 32C-46 14-38-2-28-6-20-8-17 1-24 3-31 3-32 16-24 32z" />
      <path d="M40 32C46 14 38-2 28-6 20-8 17 1 24 3 31 3 32 16 24 32z" />
      <path d="M-26 34C-32 8-20-30 0-32 20-30 32 8 26 34z" />
      <path d="M-16 34C-20 24-14 18-8 20-4 22-6 26-9 25-11 27-10 31-8 34zM16 34C20 24 14 18 8 20 4 22 6 26 9 25 11 27 10 31 8 34z" />
    </g>
    <g fill="#e9b7c4" stroke="none">
      <circle cx="-36" cy="12" r="2" />
      <circle cx="-37" cy="20" r="2" />
      <circle cx="36" cy="12" r="2" />
      <circle cx="37" cy="20" r="2" />
    </g>
    <circle cx="-9" cy="-5" r="8" fill="#fdf3c8" />
    <circle cx="9" cy="-5" r="8" fill="#fdf3c8" />
    <path fill="#1c1208" stroke="none" d="M-8-12C-4-6-4-2-8 3-11-2-11-8-8-12zM8-12C4-6 4-2 8 3 11-2 11-8 8-12z" />
    <path fill="none" stroke-width="3" d="M-19-17-4-11M19-17 4-11" />
    <path fill="#2c1018" d="M-10 11C-4 15 4 15 10 11 8 19-8 19-10 11z" />
    <path
      fill="#bfe3df"
      stroke-width="1.800"
      d="M-45 30C-40 25-35 25-30 30S-20 35-15 30-5 25 0 30 10 35 15 30 25 25 30 30 40 35 45 29V40H-45z"
    />
  </g>
);

const DANGERS: { readonly [H in Hazard]: () => preact.JSX.Element } = {
  sandbank: Sandbank,
  storm: Storm,
  monster: Monster,
};

export function Danger({ hazard }: { hazard: Hazard }) {
  const Drawn = DANGERS[hazard];
  return <Drawn />;
}
