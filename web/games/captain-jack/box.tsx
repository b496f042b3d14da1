/** The box of Captain Jack's Gold: what the shelf shows of it. */
import { label } from '@havre/engine/games/captain-jack/label.ts';
import type { Box } from '../index.ts';

/** A tavern table by lamplight: cards, a die, and doubloons. */
const Lid = () => (
  <svg viewBox="0 0 200 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill="#4a2c17" />
    <path d="M0 34h200M0 82h200M0 132h200M0 176h200" stroke="#331d0d" stroke-width="3" />
    <path d="M40 34v48M130 34v48M84 82v50M170 82v50M24 132v44M112 132v44" stroke="#331d0d" stroke-width="2" />
    <circle cx="118" cy="84" r="92" fill="#f2b64a" opacity="0.16" />
    <circle cx="118" cy="84" r="58" fill="#f2b64a" opacity="0.2" />
    <g stroke="#2a1b0c" stroke-width="2.4">
      <g transform="rotate(-16 62 92)">
        <rect x="32" y="46" width="60" height="88" rx="7" fill="#f4ead3" />
        <path d="M44 108c8 8 28 8 36-1l4-8H40z" fill="#5a3a1c" />
        <path d="M61 98V62c14 6 16 22 10 34zM58 96V68c-9 6-12 18-8 28z" fill="#0063a0" />
      </g>
      <g transform="rotate(10 124 80)">
        <rect x="94" y="34" width="60" height="88" rx="7" fill="#f4ead3" />
        <circle cx="124" cy="70" r="19" fill="#22303a" />
        <circle cx="117" cy="67" r="5" fill="#f4ead3" stroke="none" />
        <circle cx="131" cy="67" r="5" fill="#f4ead3" stroke="none" />
        <path d="M116 80h16M120 76v9M124 76v9M128 76v9" stroke="#f4ead3" stroke-width="2" />
        <path d="M102 108l44-14M102 94l44 14" stroke="#a6332b" stroke-width="5" stroke-linecap="round" />
      </g>
    </g>
    <g stroke="#7a5210" stroke-width="2.2" fill="#e0b457">
      <ellipse cx="66" cy="166" rx="24" ry="10" />
      <ellipse cx="66" cy="158" rx="24" ry="10" />
      <ellipse cx="66" cy="150" rx="24" ry="10" />
      <ellipse cx="108" cy="172" rx="22" ry="9" />
      <ellipse cx="108" cy="164" rx="22" ry="9" />
    </g>
    <path d="M60 150h12M66 146v8" stroke="#7a5210" stroke-width="2.4" />
    <g transform="rotate(-12 154 152)">
      <rect x="136" y="134" width="36" height="36" rx="7" fill="#fbf5e6" stroke="#2a1b0c" stroke-width="2.4" />
      <g fill="#a6332b">
        <circle cx="145" cy="143" r="3.6" />
        <circle cx="163" cy="143" r="3.6" />
        <circle cx="154" cy="152" r="3.6" />
        <circle cx="145" cy="161" r="3.6" />
        <circle cx="163" cy="161" r="3.6" />
      </g>
    </g>
  </svg>
);

export const captainJackBox: Box<typeof label.id> = {
  ...label,
  about: {
    en: 'Fit out your ship with sails and cannons, capture merchantmen, deliver flags and goods against letters of marque, dig up treasure, board your rivals. Whoever first holds enough doubloons has won.',
    fr: 'Équipez votre bateau de voiles et de canons, capturez des navires marchands, accomplissez des lettres de marque avec drapeaux et marchandises, découvrez des trésors, abordez vos rivaux. Le premier à réunir assez de doublons l’emporte.',
  },
  usual: 3,
  Lid,
  load: async () => (await import('./page.ts')).captainJackPage,
  smallPicture: () => import('./small-picture.tsx'),
};
