/** The box of Decrypto: what the shelf shows of it. */
import { label } from '@havre/engine/games/decrypto/label.ts';
import type { Box } from '../index.ts';

/** An enciphering machine: three figures behind glass, cool green on graphite. */
const Lid = () => (
  <svg viewBox="0 0 200 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill="#1c2426" />
    <g stroke="#2c3a3d" stroke-width="2">
      <path d="M0 20h200M0 60h200M0 140h200M0 180h200M20 0v200M180 0v200" />
    </g>
    <rect x="26" y="38" width="148" height="84" rx="12" fill="#0c1a16" stroke="#5ef0a8" stroke-width="2.500" />
    <g fill="none" stroke="#5ef0a8" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">
      <path d="M50 62v40h26M62 84v26" transform="translate(-2 -2)" />
      <path d="M92 60h24l-14 18c10 0 16 6 16 14 0 10-8 16-18 16-6 0-10-2-12-6" />
      <path d="M142 66l12-8v52" />
    </g>
    <path d="M30 72h140M30 88h140M30 104h140" stroke="#0c1a16" stroke-width="2" opacity="0.6" />
    <g>
      <circle cx="54" cy="156" r="15" fill="#2c3a3d" stroke="#8fa0a0" stroke-width="2" />
      <circle cx="100" cy="156" r="15" fill="#2c3a3d" stroke="#8fa0a0" stroke-width="2" />
      <circle cx="146" cy="156" r="15" fill="#2c3a3d" stroke="#8fa0a0" stroke-width="2" />
      <path d="M54 156l-7-10M100 156l9-8M146 156v-13" stroke="#5ef0a8" stroke-width="3.500" stroke-linecap="round" />
    </g>
    <circle cx="36" cy="24" r="5" fill="#ff6b5e" />
    <circle cx="54" cy="24" r="5" fill="#5ef0a8" />
    <path d="M120 24h54M120 30h40" stroke="#3f5154" stroke-width="3" stroke-linecap="round" />
  </svg>
);

export const decryptoBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Two teams, four secret words each. Give clues that your own team understands and the other one does not; for they listen, and every clue tells them a little more about your words.',
    fr: 'Deux équipes, quatre mots secrets chacune. Donnez des indices que votre équipe comprend et que l’autre ne comprend pas ; car elle écoute, et chaque indice lui en dit un peu plus sur vos mots.',
  },
  usual: 4,
  Lid,
  load: async () => (await import('./page.ts')).decryptoPage,
  smallPicture: () => import('./small-picture.tsx'),
};
