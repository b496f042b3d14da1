/** Eight sailors and three passengers, told apart by hat, hair and what they hold. Drawn around 0 0, 84 wide and 84 high. */
import type { Nation, Role } from '@havre/engine/games/captain-jack/card-list.ts';

const SKIN = { fair: '#f0c79d', tan: '#d99f6c', brown: '#a76d42', dark: '#7a4a2b' } as const;

/** Shoulders and a head; everything else is what makes somebody somebody. */
const Bust = ({ skin, coat }: { skin: keyof typeof SKIN; coat: string }) => (
  <>
    <path fill={coat} d="M-33 42C-32 24-18 18 0 18S32 24 33 42z" />
    <path fill={SKIN[skin]} d="M-8 10H8V24C4 28-4 28-8 24z" />
    <path fill={SKIN[skin]} d="M-18-9C-18-24-9-29 0-29S18-24 18-9C18 6 9 18 0 18S-18 6-18-9z" />
  </>
);

const Eyes = ({ y = -6 }: { y?: number }) => (
  <g stroke="none" fill="#22180d">
    <ellipse cx="-7" cy={y} rx="2.300" ry="2.800" />
    <ellipse cx="7" cy={y} rx="2.300" ry="2.800" />
  </g>
);

const nose = 'M0-5C-3 0-4 3 0 4';

const Helmsman = () => (
  <>
    <g fill="none" stroke="#7a4d22" stroke-width="4.500">
      <circle r="33" cy="2" />
      <path d="M-41 2H-25M25 2H41M0-39V-28M-29-27-19-17M29-27 19-17M-29 31-22 24M29 31 22 24" />
    </g>
    <Bust skin="tan" coat="#2c5f8a" />
    <path fill="#c2412d" d="M-19-12C-20-30 20-30 19-12 8-17-8-17-19-12zM17-16C25-15 28-9 27-3 23-6 19-8 17-11z" />
    <Eyes />
    <path fill="#5a3a1c" d="M-15 4C-8 0-3 6 0 5 3 6 8 0 15 4 14 16 6 22 0 22S-14 16-15 4z" />
    <path fill="none" stroke="#f0c79d" d="M-5 11C-2 13 2 13 5 11" />
  </>
);

const Cook = () => (
  <>
    <Bust skin="fair" coat="#f6efe0" />
    <path fill="#fffdf6" d="M-17-15C-30-20-26-38-13-36-9-45 9-45 13-36 26-38 30-20 17-15z" />
    <path fill="none" stroke-width="1.600" d="M-8-30V-19M0-32V-20M8-30V-19" />
    <path fill="#fffdf6" d="M-18-19H18V-11C6-14-6-14-18-11z" />
    <Eyes y={-4} />
    <g fill="#e08b73" stroke="none">
      <circle cx="-12" cy="3" r="4" />
      <circle cx="12" cy="3" r="4" />
    </g>
    <path fill="#7a4d22" d="M0 4C-4 2-12 3-15 8-9 11-3 10 0 7 3 10 9 11 15 8 12 3 4 2 0 4z" />
    <path fill="#c9d0d4" d="M28 38V4C23 2 22-8 29-9S37 2 33 4V38z" />
  </>
);

const Steward = () => (
  <>
    <Bust skin="fair" coat="#5c3d72" />
    <path
      fill="#e8e2d4"
      d="M-17-9C-24-8-26 2-21 6-25 10-21 17-16 14-19 4-17-6-12-18 0-23 12-18 12-18 17-6 19 4 16 14 21 17 25 10 21 6 26 2 24-8 17-9 20-34-20-34-17-9z"
    />
    <g fill="none" stroke-width="2.400">
      <circle cx="-7" cy="-5" r="5.800" fill="#fdf8e6" />
      <circle cx="7" cy="-5" r="5.800" fill="#fdf8e6" />
      <path d="M-1.500-5H1.500" />
    </g>
    <Eyes y={-5} />
    <path fill="none" d="M-5 9C-2 7 2 7 5 9M0 1V4" />
    <path fill="#fffdf6" d="M-7 20 0 26 7 20 9 32 0 28-9 32z" />
    <path fill="#fdf8e6" d="M20 42C18 26 24 8 37-2 38 12 34 30 24 42z" />
    <path fill="none" stroke-width="1.600" d="M22 42C24 28 29 14 36 1" />
  </>
);

const Lookout = () => (
  <>
    <Bust skin="dark" coat="#3f7a4e" />
    <path fill="#e0a92e" d="M-19-10C-20-32 20-32 19-10 8-16-8-16-19-10zM-17-15C-26-14-30-6-29 2-24-2-20-6-17-10z" />
    <path fill="none" stroke="#7a4d22" stroke-width="1.800" d="M-12-20C-4-23 4-23 12-20" />
    <ellipse cx="-8" cy="-5" rx="2.300" ry="2.800" fill="#22180d" stroke="none" />
    <path fill="none" stroke-width="2.400" d="M-12-11C-9-13-6-13-4-11M-6 10C-2 13 4 12 8 9" />
    <path fill="#c8962f" d="M2-9 14-13 17-3 5 0z" />
    <path fill="#8a6116" d="M14-14 26-19 30-6 17-1z" />
    <path fill="#c8962f" d="M25-20 38-26 43-9 29-5z" />
    <path fill="#7a4a2b" d="M16 4C12 8 14 16 20 18 27 19 31 12 28 5z" />
  </>
);

const Quartermaster = () => (
  <>
    <Bust skin="fair" coat="#8a2f2a" />
    <path fill="#b9b4ab" d="M-19-10C-22 2-20 14-14 17L-15-10zM19-10C22 2 20 14 14 17L15-10z" />
    <path fill="#22303a" d="M-32-15C-20-21-14-36 0-37S20-21 32-15C22-8 10-13 0-13S-22-8-32-15z" />
    <path fill="none" stroke="#e0b457" stroke-width="2.600" d="M-30-15C-20-12-10-17 0-17S20-12 30-15" />
    <Eyes y={-4} />
    <path fill="none" stroke-width="2.800" d="M-13-10-4-9M13-10 4-9" />
    <path fill="#cfcac0" d="M-16 4C-9 1-4 7 0 6 4 7 9 1 16 4 17 24 7 30 0 32-7 30-17 24-16 4z" />
    <path fill="none" d="M-6 12C-2 14 2 14 6 12" />
    <path fill="none" stroke="#c8962f" stroke-width="4" d="M28 22A6 6 0 1 1 27.900 22M28 34V42M28 38H34" />
  </>
);

const Carpenter = () => (
  <>
    <Bust skin="tan" coat="#b07a3c" />
    <path fill="#4d5a3a" d="M-22-12C-22-30-8-35 4-33S20-24 20-14C26-14 29-10 28-8 12-12-8-13-22-12z" />
    <Eyes y={-4} />
    <path fill="none" d={nose} />
    <path
      fill="none"
      stroke="#7a4d22"
      stroke-width="2"
      stroke-dasharray="1 3"
      d="M-12 8C-8 15 8 15 12 8M-9 13C-5 17 5 17 9 13"
    />
    <path fill="none" stroke-width="2.400" d="M-6 9C-2 12 3 12 7 8" />
    <path fill="#f0c53f" d="M17-6 33-17 35-13 19-3z" />
    <path fill="#c9d0d4" d="M-40 41-36 8-22 38z" />
    <path fill="none" stroke-width="1.600" d="M-38 38-36 34-35 38-33 34-32 38-30 34-29 38-27 34-25 38" />
    <path fill="#8a5227" d="M-41 10C-42 2-32 0-31 8L-34 14z" />
  </>
);

const Sailmaker = () => (
  <>
    <path fill="#6b2f1a" d="M-22-8C-28 10-27 26-22 34H22C27 26 28 10 22-8z" />
    <Bust skin="brown" coat="#d8d0bb" />
    <path fill="#2f7d86" d="M-19-10C-21-34 21-34 19-10 9-18-9-18-19-10z" />
    <g fill="#f6efe0" stroke="none">
      <circle cx="-9" cy="-21" r="2" />
      <circle cx="1" cy="-24" r="2" />
      <circle cx="10" cy="-20" r="2" />
    </g>
    <Eyes />
    <path fill="none" stroke-width="1.800" d="M-11-10-9-12M11-10 9-12" />
    <path fill="none" d="M0-3C-2 1-2 3 1 3" />
    <path fill="#b3443a" d="M-5 8C-2 6 2 6 5 8 2 12-2 12-5 8z" />
    <circle cx="-19" cy="6" r="3" fill="#e3b341" />
    <path fill="none" stroke="#c9d0d4" stroke-width="3.500" d="M14 40 38 6" />
    <path fill="none" stroke="#b3261e" stroke-width="2.200" d="M38 6C44 14 34 18 40 26S30 34 37 41" />
  </>
);

const Gunner = () => (
  <>
    <Bust skin="brown" coat="#4d5560" />
    <path fill="none" stroke="#22180d" stroke-width="3.500" d="M-18-14 18-4" />
    <path fill="#22180d" d="M0-9 14-6C14 1 10 4 6 3 2 2 0-3 0-9z" />
    <ellipse cx="-8" cy="-5" rx="2.300" ry="2.800" fill="#22180d" stroke="none" />
    <path fill="none" stroke-width="2.800" d="M-13-12-4-10" />
    <path fill="#33231a" d="M-17 2C-10 4-6 5 0 5S10 4 17 2C16 16 8 24 0 24S-16 16-17 2z" />
    <path fill="#fdf8e6" stroke-width="1.600" d="M-7 10H7C6 15-6 15-7 10z" />
    <path fill="none" stroke="#22180d" stroke-width="2.400" opacity=".5" d="M-13-22C-9-25-4-26 0-26M9-21 13-17" />
    <path fill="none" stroke="#8a5227" stroke-width="4" d="M-36 40C-34 28-38 20-32 10" />
    <path fill="#f08a24" d="M-32 12C-40 6-36-2-32-8-30-2-24 2-28 9z" />
    <path fill="#fbe08a" stroke="none" d="M-32 9C-35 5-33 2-32-1-30 2-28 5-30 8z" />
  </>
);

const ROLES: { readonly [R in Role]: () => preact.JSX.Element } = {
  helmsman: Helmsman,
  cook: Cook,
  steward: Steward,
  lookout: Lookout,
  quartermaster: Quartermaster,
  carpenter: Carpenter,
  sailmaker: Sailmaker,
  gunner: Gunner,
};

export function Sailor({ role }: { role: Role }) {
  const Drawn = ROLES[role];
  return (
    <g>
      <Drawn />
    </g>
  );
}

/** A lady under a bonnet. */
const English = () => (
  <>
    <Bust skin="fair" coat="#5c7fa8" />
    <path fill="#f4e3c0" d="M-27 2C-32-30-14-39 0-39S32-30 27 2C22-10 18-22 0-22S-22-10-27 2z" />
    <path fill="#b3443a" d="M-26 0C-20 6-12 20-6 24L0 20 6 24C12 20 20 6 26 0L19 14 8 27H-8L-19 14z" />
    <path fill="#c98d3c" d="M-17-8C-14-20-5-22 0-22S14-20 17-8C10-16-10-16-17-8z" />
    <Eyes y={-3} />
    <path fill="#c2574a" d="M-4 8C-2 7 2 7 4 8 2 11-2 11-4 8z" />
  </>
);

/** A hidalgo in his ruff. */
const Spanish = () => (
  <>
    <Bust skin="tan" coat="#2a2430" />
    <path
      fill="#fdf8e6"
      d="M-26 16C-20 10-12 18-8 13-4 18 4 18 8 13 12 18 20 10 26 16 28 24 18 28 12 25 6 30-6 30-12 25-18 28-28 24-26 16z"
    />
    <path fill="#22180d" d="M-18-9C-20-30 20-30 18-9 14-18 8-20 0-20S-14-18-18-9z" />
    <Eyes />
    <path fill="none" stroke-width="2.600" d="M-12-12-4-11M12-12 4-11" />
    <path fill="none" d="M0-3C-2 1-2 2 1 3" />
    <path fill="#22180d" d="M0 5C-4 3-9 4-13 1-10 8-4 9 0 7 4 9 10 8 13 1 9 4 4 3 0 5zM-3 11H3L0 19z" />
  </>
);

/** A marquis in a wig. */
const French = () => (
  <>
    <Bust skin="fair" coat="#2f6a52" />
    <path
      fill="#f3ede0"
      d="M-17-6C-28-8-32 4-25 9-31 13-27 23-20 20-22 6-19-4-12-17-4-22 4-22 12-17 19-4 22 6 20 20 27 23 31 13 25 9 32 4 28-8 17-6 26-42-26-42-17-6z"
    />
    <path fill="none" stroke-width="1.500" d="M-10-27C-4-31 4-31 10-27M-13-21C-5-26 5-26 13-21" />
    <Eyes y={-4} />
    <circle cx="9" cy="5" r="1.800" fill="#22180d" stroke="none" />
    <g fill="#e9a292" stroke="none">
      <circle cx="-11" cy="3" r="3.500" />
    </g>
    <path fill="#c2574a" d="M-4 9C-2 8 2 8 4 9 2 12-2 12-4 9z" />
    <path fill="#fdf8e6" d="M-7 19H7L10 36 0 31-10 36z" />
  </>
);

const PASSENGERS: { readonly [N in Nation]: () => preact.JSX.Element } = {
  england: English,
  spain: Spanish,
  france: French,
};

export function Passenger({ nation }: { nation: Nation }) {
  const Drawn = PASSENGERS[nation];
  return (
    <g>
      <Drawn />
    </g>
  );
}
