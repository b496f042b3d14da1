/** Saran: a crimson turban, a black beard, and the sabre never far from his cheek. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Saran = () => (
  <>
    <path d="M84 4c8 26 4 56-10 82l-6-4C82 58 86 32 76 8z" fill="#dfe7ea" />
    <path d="M62 78l16 10-4 6-16-10z" fill="#e0a72e" />
    <Shoulders coat="#23566b" />
    <path d="M30 75l20 27 20-27-9-4H39z" fill="#f0dcae" />
    <Head skin="#b97a4b" shade="#94592f" />
    <path d="M30 46c0 22 8 34 20 36 12-2 20-14 20-36-4 12-8 14-20 14s-16-2-20-14z" fill="#1c1512" />
    <path d="M43 64q7-4 14 0-7 4-14 0z" fill="#b2523f" stroke="none" />
    <Eyes look={1} y={43} />
    <Lines d="M34 37l12 2M54 39l12-3" width={4} />
    <Lines d="M50 43c-1 5-4 7-4 9 3 2 6 2 8 0" />
    <path d="M25 37c-3-20 10-32 25-32s28 12 25 32c-8-8-16-9-25-9s-17 1-25 9z" fill="#a81f2d" />
    <Lines d="M27 28c14-10 34-8 44-20M29 16c14 2 30 8 44 18" colour="#7a1020" />
    <circle cx="50" cy="20" r="5.500" fill="#3fb5a0" />
    <path d="M50 14c-3-8 0-12 5-14 2 6 0 11-2 14z" fill="#f4ecd8" />
    <Spots fill="#e0a72e">
      <circle cx="29" cy="54" r="3" />
    </Spots>
  </>
);
