/** The box of Aquatika: what the shelf shows of it. */
import { label } from '@havre/engine/games/aquatika/label.ts';
import type { Box } from '../index.ts';

/** A lagoon from above: an octopus that hides what it holds, and a fish in the air. */
const Lid = () => (
  <svg viewBox="0 0 200 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill="#0f7d8c" />
    <path d="M0 0h200v70c-40 26-70-12-110 8S30 96 0 84z" fill="#35b3b5" />
    <path d="M0 0h200v36c-36 16-70-10-106 4S34 56 0 46z" fill="#8ee0d2" />
    <g fill="none" stroke="#ffffff" stroke-width="2" opacity="0.35">
      <path d="M20 150q14-9 28 0t28 0M120 178q14-9 28 0t28 0M130 120q12-8 24 0t24 0" />
    </g>
    <g fill="#ef6f4a" stroke="#7c2413" stroke-width="3" stroke-linejoin="round">
      <path d="M62 92c0-26 18-42 40-42s40 16 40 42c0 16-6 24-2 36 4 10 16 8 16 20 0 10-16 12-22 0-4-8-8-10-10-6-4 10 6 20-2 30-8 8-18 0-14-12 2-8-2-14-6-14s-8 6-6 14c4 12-6 20-14 12-8-10 2-20-2-30-2-4-6-2-10 6-6 12-22 10-22 0 0-12 12-10 16-20 4-12-2-20-2-36z" />
    </g>
    <g fill="#ffffff" stroke="#7c2413" stroke-width="2.4">
      <circle cx="90" cy="92" r="10" />
      <circle cx="116" cy="92" r="10" />
    </g>
    <g fill="#22303a">
      <circle cx="92" cy="94" r="4.500" />
      <circle cx="114" cy="94" r="4.500" />
    </g>
    <path d="M94 112q9 6 18 0" fill="none" stroke="#7c2413" stroke-width="3" stroke-linecap="round" />
    <g transform="rotate(-18 158 44)">
      <path
        d="M126 46c10-12 32-14 46-2l14-8v20l-14-8c-14 12-36 10-46-2z"
        fill="#f4c542"
        stroke="#7a5210"
        stroke-width="2.6"
      />
      <path d="M146 38c4-14 14-22 24-22-2 10-6 18-12 22z" fill="#fbe39a" stroke="#7a5210" stroke-width="2.200" />
      <circle cx="135" cy="45" r="2.600" fill="#22303a" />
    </g>
    <path d="M24 112l10-26 14 26c-8-4-16-4-24 0z" fill="#5b6b78" stroke="#22303a" stroke-width="2.6" />
  </svg>
);

export const aquatikaBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Two camps in a lagoon: octopuses that sit on their prey, sharks that eat, flying fish that jump. Get one of yours to the cell behind the other camp, and keep in mind what lies under every octopus.',
    fr: 'Deux camps dans un lagon : des pieuvres qui recouvrent leur proie, des requins qui mangent, des poissons volants qui sautent. Amenez l’un des vôtres derrière le camp adverse, et souvenez-vous de ce qui dort sous chaque pieuvre.',
  },
  usual: 2,
  Lid,
  load: async () => (await import('./page.ts')).aquatikaPage,
  smallPicture: () => import('./small-picture.tsx'),
};
