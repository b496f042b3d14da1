/** What every portrait is drawn from: a head, a neck, eyes; hats, hair and what they hold are each one's own. */
import type { ComponentChildren } from 'preact';

/** The outline of a head, and of the side that lies in the shade. */
const HEADS = {
  oval: [
    'M50 20c13 0 20 11 20 24 0 16-8 28-20 28S30 60 30 44c0-13 7-24 20-24z',
    'M59 22c8 4 11 13 11 22 0 16-8 28-20 28 10-10 14-32 9-50z',
  ],
  round: [
    'M50 22c18 0 26 12 25 26-1 16-11 26-25 26S26 64 25 48c-1-14 7-26 25-26z',
    'M61 24c10 4 15 14 14 24-1 16-11 26-25 26 12-10 16-32 11-50z',
  ],
  square: [
    'M31 24h38c4 12 4 28 0 40-4 8-10 11-19 11s-15-3-19-11c-4-12-4-28 0-40z',
    'M61 24h8c4 12 4 28 0 40-4 8-10 11-19 11 11-9 14-32 11-51z',
  ],
  narrow: [
    'M50 20c12 0 17 10 16 22-1 14-10 35-16 35S35 56 34 42c-1-12 4-22 16-22z',
    'M58 21c6 4 9 12 8 21-1 14-10 35-16 35 8-12 13-34 8-56z',
  ],
} as const;

export interface HeadProps {
  readonly shape?: keyof typeof HEADS;
  readonly skin: string;
  readonly shade: string;
}

export function Head({ shape = 'oval', skin, shade }: HeadProps) {
  const [outline, dark] = HEADS[shape];
  return (
    <>
      <path d="M41 62h18v16c-6 5-12 5-18 0z" fill={shade} />
      <path d={outline} fill={skin} />
      <path d={dark} fill={shade} stroke="none" />
    </>
  );
}

export const Shoulders = ({ coat }: { coat: string }) => <path d="M4 102c3-22 24-29 46-29s43 7 46 29z" fill={coat} />;

export interface EyesProps {
  /** Where they look, from -2 to 2. */
  readonly look?: number;
  readonly y?: number;
  readonly colour?: string;
}

export const Eyes = ({ look = 0, y = 46, colour = '#2b1a10' }: EyesProps) => (
  <>
    <ellipse cx="41.500" cy={y} rx="5" ry="3.800" fill="#fdf6e6" stroke-width="1.500" />
    <ellipse cx="58.500" cy={y} rx="5" ry="3.800" fill="#fdf6e6" stroke-width="1.500" />
    <circle cx={41.5 + look} cy={y} r="2.400" fill={colour} stroke="none" />
    <circle cx={58.5 + look} cy={y} r="2.400" fill={colour} stroke="none" />
  </>
);

/** Lines without a filling: brows, mouths, wrinkles. */
export const Lines = ({ d, width = 2.4, colour }: { d: string; width?: number; colour?: string }) => (
  <path d={d} fill="none" stroke-width={width} {...(colour === undefined ? {} : { stroke: colour })} />
);

/** Spots and lights, without an outline. */
export const Spots = ({ fill, children }: { fill: string; children: ComponentChildren }) => (
  <g fill={fill} stroke="none">
    {children}
  </g>
);
