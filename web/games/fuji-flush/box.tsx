/** The box of Fuji Flush: what the shelf shows of it. */
import { label } from '@havre/engine/games/fuji-flush/label.ts';
import { LidArt } from '../../look/lid-art.tsx';
import type { Box } from '../index.ts';
import lid from './lid.svg?raw';

/** Bold flat print: a mountain, a red sun, and the card that falls. */
const Lid = () => <LidArt svg={lid} />;

export const fujiFlushBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Be the first with no cards left. A higher card sends lower ones away, and whoever loses a card draws another; but equal cards add up, so today’s rival is your partner until the next turn.',
    fr: 'Soyez le premier à ne plus avoir de carte. Une carte plus haute chasse les plus basses, et le joueur qui perd une carte en repioche une ; mais les cartes égales s’additionnent : le rival d’à côté devient un allié, le temps d’un tour.',
  },
  usual: 4,
  Lid,
  load: async () => (await import('./ui.ts')).fujiFlushUi,
  smallPicture: () => import('./small-picture.tsx'),
};
