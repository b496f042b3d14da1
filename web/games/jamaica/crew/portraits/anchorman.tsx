/** The Anchorman: no neck, no hair, and iron over the shoulder as if it were straw. */
import { Eyes, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Anchorman = () => (
  <>
    <path
      d="M78 6a8 8 0 1 1-.1 0zM75 22h7v70h-7zM64 30h28v7H64zM50 76c6 18 20 24 28 24s22-6 28-24l-8 2c-4 8-12 12-20 12s-14-4-20-12z"
      fill="#7d8a92"
    />
    <Shoulders coat="#f4efe2" />
    <path d="M10 86c24-10 56-10 80 0l2 6c-26-10-58-10-84 0zM6 97c28-8 60-8 88 0v6H6z" fill="#2b4f86" stroke="none" />
    <path
      d="M28 30c0-16 8-24 22-24s22 8 22 24c4 16 4 30 0 40-4 8-12 12-22 12s-18-4-22-12c-4-10-4-24 0-40z"
      fill="#9c6240"
    />
    <path d="M60 8c8 4 12 12 12 22 4 16 4 30 0 40-4 8-12 12-22 12 12-10 16-50 10-74z" fill="#7c4728" stroke="none" />
    <path d="M28 40c-6 0-6 12 0 13zM72 40c6 0 6 12 0 13z" fill="#8a5233" />
    <Eyes y={44} />
    <Lines d="M33 37l14 3M53 40l14-3" width={4.5} />
    <path d="M44 55c-1-4 2-8 6-10 4 2 7 6 6 10-4 3-8 3-12 0z" fill="#a86a45" />
    <Lines d="M37 66q13-5 26 0M44 74q6-3 12 0" width={3} />
    <Lines d="M44 12v14M38 18h12M37 22c1 6 13 6 14 0" colour="#1f3a52" width={2.6} />
    <circle cx="28" cy="56" r="4" fill="none" stroke="#f2b92e" stroke-width="2.600" />
  </>
);
