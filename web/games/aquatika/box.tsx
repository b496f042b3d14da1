/** The box of Aquatika: what the shelf shows of it. */
import { label } from '@havre/engine/games/aquatika/label.ts';
import { LidArt } from '../../look/lid-art.tsx';
import type { Box } from '../index.ts';
import lid from './lid.svg?raw';

/** A lagoon from above: an octopus that hides what it holds, and a fish in the air. */
const Lid = () => <LidArt svg={lid} />;

export const aquatikaBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Two camps in a lagoon: octopuses that sit on their prey, sharks that eat, flying fish that jump. Get one of yours to the cell behind the other camp, and keep in mind what lies under every octopus.',
    fr: 'Deux camps dans un lagon : des pieuvres qui recouvrent leur proie, des requins qui mangent, des poissons volants qui sautent. Amenez l’un des vôtres derrière le camp adverse, et souvenez-vous de ce qui dort sous chaque pieuvre.',
  },
  usual: 2,
  Lid,
  load: async () => (await import('./ui.ts')).aquatikaUi,
  smallPicture: () => import('./small-picture.tsx'),
};
