/** The box of Captain Jack's Gold: what the shelf shows of it. */
import { label } from '@havre/engine/games/captain-jack/label.ts';
import { LidArt } from '../../look/lid-art.tsx';
import type { Box } from '../index.ts';
import lid from './lid.svg?raw';

/** A tavern table by lamplight: cards, a die, and doubloons. */
const Lid = () => <LidArt svg={lid} />;

export const captainJackBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Fit out your ship with sails and cannons, capture merchantmen, deliver flags and goods against letters of marque, dig up treasure, board your rivals. Whoever first holds enough doubloons has won.',
    fr: 'Équipez votre bateau de voiles et de canons, capturez des navires marchands, accomplissez des lettres de marque avec drapeaux et marchandises, découvrez des trésors, abordez vos rivaux. Le premier à réunir assez de doublons l’emporte.',
  },
  usual: 3,
  Lid,
  load: async () => (await import('./ui.ts')).captainJackUi,
  smallPicture: () => import('./small-picture.tsx'),
};
