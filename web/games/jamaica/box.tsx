/** The box of Jamaica: what the shelf shows of it. */
import { label } from '@havre/engine/games/jamaica/label.ts';
import type { Box } from '../index.ts';

/** A chart come alive: the island, a rose with its rhumb lines, and a ship before the wind. */
const Lid = () => (
  <svg viewBox="0 0 200 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill="#e9d8ae" />
    <g stroke="#b89a5a" stroke-width="0.7" opacity="0.8">
      <path d="M150 50 0 0M150 50 0 60M150 50 0 130M150 50 30 200M150 50 90 200M150 50 150 200M150 50 200 180M150 50 200 90M150 50 200 10M150 50 110 0M150 50 60 0" />
    </g>
    <path d="M0 132q25-12 50 0t50 0 50 0 50 0v68H0z" fill="#2f6f7e" />
    <path d="M0 150q25-12 50 0t50 0 50 0 50 0v50H0z" fill="#1d4a57" />
    <path
      d="M18 60c8-16 26-20 40-14 10-10 30-8 36 4 12-2 20 8 14 18-2 10-18 14-28 10-10 8-28 8-36 0-14 4-30-4-26-18z"
      fill="#cfb272"
      stroke="#3b2f1a"
      stroke-width="2"
    />
    <path d="M44 62l6-12 6 12zM58 66l8-16 8 16zM78 64l5-10 5 10z" fill="#7d6a3a" />
    <g transform="translate(150 50)">
      <circle r="17" fill="#f4ead3" stroke="#8a6116" stroke-width="1.6" />
      <path d="M0-24 5-5 0 0zM24 0 5 5 0 0zM0 24-5 5 0 0zM-24 0-5-5 0 0z" fill="#22303a" />
      <path d="M0-24-5-5 0 0zM24 0 5-5 0 0zM0 24 5 5 0 0zM-24 0-5 5 0 0z" fill="#c8962f" />
    </g>
    <g transform="translate(86 86)">
      <path d="M-30 44c10 14 60 14 72-2l8-14h-84z" fill="#5a3a1c" stroke="#2a1b0c" stroke-width="2" />
      <path d="M-30 32h74" stroke="#c8962f" stroke-width="3" />
      <path d="M4 28V-34M-18 28V-12M28 28V-14" stroke="#2a1b0c" stroke-width="3" />
      <path d="M6-30c18 6 26 24 18 44-8 4-14 6-20 6z" fill="#f4ead3" stroke="#2a1b0c" stroke-width="1.6" />
      <path d="M2-26c-14 6-18 24-12 42 6 3 10 3 12 3z" fill="#b94700" stroke="#2a1b0c" stroke-width="1.6" />
      <path d="M30-10c12 6 14 18 10 30-4 3-8 3-10 3z" fill="#f4ead3" stroke="#2a1b0c" stroke-width="1.6" />
      <path d="M4-34l16-5-16-5z" fill="#22303a" />
    </g>
    <path d="M0 168q25-10 50 0t50 0 50 0 50 0" fill="none" stroke="#bcd8d3" stroke-width="3" opacity="0.7" />
  </svg>
);

export const jamaicaBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'A race around the island for pirates who would rather be rich than first. Two dice, one card, three moves: load food, gold and powder, sail on or back, pay the ports, rob whoever lies in your way, and look for treasure in the lairs.',
    fr: 'Une course autour de l’île pour des pirates qui préfèrent la richesse à la vitesse. Deux dés, une carte : on charge nourriture, or et poudre, on avance ou on recule, on paie les ports, on pille qui se trouve sur la route, et l’on cherche des trésors dans les repaires.',
  },
  usual: 4,
  Lid,
  load: async () => (await import('./page.ts')).jamaicaPage,
  smallPicture: () => import('./small-picture.tsx'),
};
