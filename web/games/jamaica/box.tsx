/** The box of Jamaica: what the shelf shows of it. */
import { label } from '@havre/engine/games/jamaica/label.ts';
import { LidArt } from '../../look/lid-art.tsx';
import type { Box } from '../index.ts';
import lid from './lid.svg?raw';

/** A chart come alive: the island, a rose with its rhumb lines, and a ship before the wind. */
const Lid = () => <LidArt svg={lid} />;

export const jamaicaBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'A race around the island for pirates who would rather be rich than first. Two dice, one card, three moves: load food, gold and powder, sail on or back, pay the ports, rob whoever lies in your way, and look for treasure in the lairs.',
    fr: 'Une course autour de l’île pour des pirates qui préfèrent la richesse à la vitesse. Deux dés, une carte : on charge nourriture, or et poudre, on avance ou on recule, on paie les ports, on pille qui se trouve sur la route, et l’on cherche des trésors dans les repaires.',
  },
  usual: 4,
  Lid,
  load: async () => (await import('./ui.ts')).jamaicaUi,
  smallPicture: () => import('./small-picture.tsx'),
};
