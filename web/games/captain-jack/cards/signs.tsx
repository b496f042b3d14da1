/** The symbols of the cards, each drawn around the point 0 0 in a field of 60 by 60, with ink lines of the group around it. */
import type { Flag, Good } from '@havre/engine/games/captain-jack/card-list.ts';

/** A square sail full of wind, on its yard. */
export const Sail = () => (
  <g>
    <path d="M0-29V29" stroke="#6b4220" stroke-width="4.500" />
    <path fill="#fbf4e2" d="M-20-21H20C27-8 27 7 20 19 8 12-8 12-20 19-27 7-27-8-20-21z" />
    <path
      fill="#c2412d"
      stroke="none"
      d="M-24-6.500C-8-9 8-9 24-6.500 25-2 25 1 24 5.500 8 2-8 2-24 5.500-25 1-25-2-24-6.500z"
    />
    <path fill="none" d="M-20-21H20C27-8 27 7 20 19 8 12-8 12-20 19-27 7-27-8-20-21z" />
    <path d="M-24-22H24" stroke="#6b4220" stroke-width="5" />
    <path fill="none" stroke-width="1.200" d="M-11-19C-14-8-14 4-11 14M11-19C14-8 14 4 11 14" />
  </g>
);

/** A cannon on its carriage, and the mouth of it to the right. */
export const Cannon = () => (
  <g>
    <path fill="#9a652f" d="M-23 6H15L20 20H-27z" />
    <path fill="#454d55" d="M-25-9 16-16C18-19 24-19 25-15V3C24 7 18 7 16 5L-22 8C-28 7-30 4-30 0S-28-8-25-9z" />
    <path fill="#6b757e" stroke="none" d="M-22-7 15-13 15.500-9-23-3z" />
    <path fill="none" d="M-12-11V7M8-15V6M17-16V5" />
    <circle cx="-32" cy="0" r="4" fill="#454d55" />
    <circle cx="-15" cy="20" r="8" fill="#7a4d22" />
    <circle cx="9" cy="20" r="8" fill="#7a4d22" />
    <circle cx="-15" cy="20" r="2" fill="#e0b457" />
    <circle cx="9" cy="20" r="2" fill="#e0b457" />
  </g>
);

/** A boll of cotton that has opened. */
const Cotton = () => (
  <g>
    <path fill="#6f7f3a" d="M-2 10C-16 8-26 14-27 24-14 27-5 22 0 14 5 22 14 27 27 24 26 14 16 8 2 10z" />
    <g fill="#fffdf6">
      <path d="M0 16C-16 20-29 12-26-1-30-14-18-24-8-21-2-30 12-28 13-20 25-21 31-8 25 1 28 13 14 20 0 16z" />
      <path
        fill="none"
        stroke-width="1.700"
        d="M-9-20C-12-11-7-6-1-6M13-19C15-9 8-5 1-5M-26-1C-18-6-9-2-6 5M25 1C17-4 9 0 6 6"
      />
    </g>
    <path fill="none" stroke="#6b4220" stroke-width="4" d="M0 16V29" />
  </g>
);

/** A bolt of cloth, a corner of it unrolled. */
const Cloth = () => (
  <g>
    <path fill="#a95fb5" d="M-8 6H22L29 26H-4z" />
    <path fill="#7f3f8f" d="M-19-19H17C25-19 30-13 30-5S25 9 17 9H-19z" />
    <path fill="none" stroke="#f2cf80" stroke-width="2.600" d="M-4-18V8M6-18V8" />
    <path fill="none" stroke="#f2cf80" stroke-width="2.600" d="M3 11 8 25M13 11 18 25" />
    <ellipse cx="-19" cy="-5" rx="10" ry="14" fill="#c48bcd" />
    <path fill="none" stroke-width="1.800" d="M-19-14C-13-13-12-1-17 3-23 4-24-6-20-8-17-8-17-4-19-3" />
  </g>
);

/** A pod of cocoa, cut open: the beans lie in it. */
const Cocoa = () => (
  <g>
    <path fill="#5f7a2c" d="M18-20C20-28 26-30 31-29 30-22 26-18 21-16z" />
    <path fill="#8f4a1e" d="M-29 12C-27-10-8-26 20-21 26-17 27-10 25-3 16 20-10 31-29 12z" />
    <path fill="#f3dfae" d="M-20 9C-16-7 0-17 17-14 18-10 17-7 16-4 8 11-9 17-20 9z" />
    <g fill="#5a2c10" stroke-width="1.400">
      <ellipse cx="-11" cy="5" rx="6" ry="4" transform="rotate(-30 -11 5)" />
      <ellipse cx="-1" cy="-1" rx="6" ry="4" transform="rotate(-30 -1 -1)" />
      <ellipse cx="9" cy="-7" rx="6" ry="4" transform="rotate(-30 9 -7)" />
    </g>
    <path fill="none" stroke="#d69a5a" stroke-width="2" d="M-22 17C-6 25 14 15 21 1" />
  </g>
);

const GOODS: { readonly [G in Good]: () => preact.JSX.Element } = { cotton: Cotton, cloth: Cloth, cocoa: Cocoa };

export function GoodSign({ good }: { good: Good }) {
  const Drawn = GOODS[good];
  return <Drawn />;
}

/** A treasure map: a way, and a cross where it ends. */
export const MapSign = () => (
  <g>
    <path fill="#efd59b" d="M-28-17-10-24 9-17 28-24V17L9 24-10 17-28 24z" />
    <path fill="#dcb96f" stroke="none" d="M-10-23V17L9 24V-17z" opacity=".55" />
    <path fill="none" stroke-width="1.500" d="M-10-24V17M9-17V24" />
    <path
      fill="none"
      stroke="#6b4220"
      stroke-width="2.600"
      stroke-dasharray="4.500 4"
      d="M-22 13C-18 2-8 12-3 5S-8-8 2-10"
    />
    <path fill="none" stroke="#b3261e" stroke-width="5" d="M11-12 22 0M22-12 11 0" />
    <path fill="#8aa05a" stroke-width="1.300" d="M-22-8-18-15-14-8z" />
  </g>
);

/** A doubloon. */
export const Doubloon = () => (
  <g>
    <circle r="27" fill="#e3b341" />
    <path fill="#f8dd8b" stroke="none" d="M-24-3A24 24 0 0 1 14-20 29 29 0 0 0-24-3z" />
    <circle r="20" fill="none" stroke="#8a6116" stroke-width="2" />
    <path fill="#8a6116" stroke="none" d="M-4-14H4L3-4 13-5V5L3 4 4 14H-4L-3 4-13 5V-5L-3-4z" />
  </g>
);

/** A strip of a flag that waves, from one height to another. */
const strip = (from: number, to: number): string =>
  `M-21 ${from}C-7 ${from - 8} 9 ${from + 8} 27 ${from}V${to}C9 ${to + 8}-7 ${to - 8}-21 ${to}z`;

/** A lily, small. */
const lily = (x: number, y: number): string =>
  `M${x} ${y - 7}c3 3 3 6 1 9 3-4 7-3 6 1-1 3-4 2-5 1l1 4h-6l1-4c-1 1-4 2-5-1-1-4 3-5 6-1-2-3-2-6 1-9z`;

const Skull = ({ small = false }: { small?: boolean }) => (
  <g fill={small ? '#22180d' : '#f7f0e0'} stroke="none">
    <path d="M0-13C9-13 13-7 13-1 13 3 11 5 8 7L7 13H-7L-8 7C-11 5-13 3-13-1-13-7-9-13 0-13z" />
    <g fill={small ? '#f7efdc' : '#22180d'}>
      <circle cx="-5" cy="-1" r="3.600" />
      <circle cx="5" cy="-1" r="3.600" />
      <path d="M-1.500 5 0 2.500 1.500 5zM-4 9.500H-2V13H-4zM-1 9.500H1V13H-1zM2 9.500H4V13H2z" />
    </g>
  </g>
);

const FIELDS: { readonly [F in Flag]: () => preact.JSX.Element } = {
  england: () => (
    <>
      <path fill="#fdf9ee" d={strip(-25, 10)} />
      <path fill="#c1272d" stroke="none" d={strip(-12, -3)} />
      <path fill="#c1272d" stroke="none" d="M-1.500-25.500 7-24.500V10.500L-1.500 9z" />
    </>
  ),
  spain: () => (
    <>
      <path fill="#f0b428" d={strip(-25, 10)} />
      <path fill="#b5261e" stroke="none" d={strip(-25, -16)} />
      <path fill="#b5261e" stroke="none" d={strip(1, 10)} />
      <path fill="#b5261e" stroke="none" d="M-12-13H-3V-5C-3-2-12-2-12-5z" />
    </>
  ),
  france: () => (
    <>
      <path fill="#2450a4" d={strip(-25, 10)} />
      <path fill="#f5cf55" stroke="none" d={`${lily(-11, -13)}${lily(15, -11)}${lily(2, 1)}`} />
    </>
  ),
  pirate: () => (
    <>
      <path fill="#22252b" d={strip(-25, 10)} />
      <path stroke="#f7f0e0" stroke-width="3" d="M-10 4 16-3M-10-3 16 4" />
      <g transform="translate(3 -11) scale(.72)">
        <Skull />
      </g>
    </>
  ),
};

/** The flag of a nation, or of pirates, on its pole. */
export function FlagSign({ flag }: { flag: Flag }) {
  const Field = FIELDS[flag];
  return (
    <g>
      <path d="M-23-29V29" stroke="#6b4220" stroke-width="4.500" />
      <Field />
      <path fill="none" d={strip(-25, 10)} />
      <circle cx="-23" cy="-29" r="3" fill="#e3b341" stroke-width="1.500" />
    </g>
  );
}

/** No wind: a breeze, crossed out. */
export const Calm = () => (
  <g fill="none" stroke-width="7">
    <path stroke="#1f6286" d="M-26-8H6A9.500 9.500 0 1 0-4-18M-26 7H14A9.500 9.500 0 1 1 5 17" />
    <path stroke="#b3261e" stroke-width="7.500" d="M-22 25 25-22" />
  </g>
);

/** Crossed sabres: somebody may be boarded. */
export const Sabres = () => (
  <g>
    <g>
      <path fill="#5d6871" d="M-28-28C-12-18 6 0 16 11L9 18C-6 8-24-10-28-28z" />
      <path fill="none" stroke="#b07d1d" stroke-width="7" d="M5 22 20 8M14 16 25 27" />
    </g>
    <g transform="scale(-1 1)">
      <path fill="#5d6871" d="M-28-28C-12-18 6 0 16 11L9 18C-6 8-24-10-28-28z" />
      <path fill="none" stroke="#b07d1d" stroke-width="7" d="M5 22 20 8M14 16 25 27" />
    </g>
  </g>
);

/** A bottle of rum. */
export const Rum = () => (
  <g>
    <path fill="#3f7a4e" d="M-6-28H6V-13C13-9 15-4 15 2V27H-15V2C-15-4-13-9-6-13z" />
    <path fill="#c08a3e" d="M-6-30H6V-23H-6z" />
    <path fill="#f7e7bd" d="M-15 1H15V19H-15z" />
    <path fill="none" stroke="#b3261e" stroke-width="3.500" d="M-7 6 7 14M7 6-7 14" />
    <path fill="none" stroke="#bfe0c4" stroke-width="2.500" d="M-9-7C-11-5-11-3-11-1" />
  </g>
);

/** The mark of cards for the advanced game. */
export const SkullMark = () => <Skull small />;

/** The corner that lies at the top left when a card is revealed. */
export const Arrow = () => <path fill="#d99a1c" d="M0-17 16 2H7V16H-7V2H-16z" />;
