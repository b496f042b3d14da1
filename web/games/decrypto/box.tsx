/** The box of Decrypto: what the shelf shows of it. */
import { label } from '@havre/engine/games/decrypto/label.ts';
import { LidArt } from '../../look/lid-art.tsx';
import type { Box } from '../index.ts';
import lid from './lid.svg?raw';

/** An enciphering machine: three figures behind glass, cool green on graphite. */
const Lid = () => <LidArt svg={lid} />;

export const decryptoBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Two teams, four secret words each. Give clues that your own team understands and the other one does not; for they listen, and every clue tells them a little more about your words.',
    fr: 'Deux équipes, quatre mots secrets chacune. Donnez des indices que votre équipe comprend et que l’autre ne comprend pas ; car elle écoute, et chaque indice lui en dit un peu plus sur vos mots.',
  },
  usual: 4,
  Lid,
  load: async () => (await import('./ui.ts')).decryptoUi,
  smallPicture: () => import('./small-picture.tsx'),
};
