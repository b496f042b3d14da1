/** The box of Fuji Flush: what the shelf shows of it. */
import { label } from '@havre/engine/games/fuji-flush/label.ts';
import type { Box } from '../index.ts';

/** Bold flat print: a mountain, a red sun, and the card that falls. */
const Lid = () => (
  <svg viewBox="0 0 200 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill="#f4c542" />
    <circle cx="138" cy="66" r="38" fill="#d7372c" />
    <path d="M-10 176 72 66q10-12 20 0l14 18 16-14q6-5 12 2l76 104z" fill="#1d3557" />
    <path d="M52 93 72 66q10-12 20 0l14 18-10 10-10-8-10 12-11-9z" fill="#f7f3e8" />
    <path d="M0 168q50-18 100 0t100 0v32H0z" fill="#2a9d8f" />
    <path d="M0 182q50-14 100 0t100 0v18H0z" fill="#1f7a70" />
    <g transform="rotate(14 52 46)">
      <rect x="30" y="18" width="42" height="58" rx="6" fill="#f7f3e8" stroke="#1d3557" stroke-width="3" />
      <path
        d="M44 34h14l-9 26"
        fill="none"
        stroke="#d7372c"
        stroke-width="5.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </g>
  </svg>
);

export const fujiFlushBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Be the first with no cards left. A higher card sends lower ones away, and whoever loses a card draws another; but equal cards add up, so today’s rival is your partner until the next turn.',
    fr: 'Soyez le premier à ne plus avoir de carte. Une carte plus haute chasse les plus basses, et le joueur qui perd une carte en repioche une ; mais les cartes égales s’additionnent : le rival d’à côté devient un allié, le temps d’un tour.',
  },
  usual: 4,
  Lid,
  load: async () => (await import('./page.ts')).fujiFlushPage,
  smallPicture: () => import('./small-picture.tsx'),
};
