/** Anne Bonny: hair like a fire in the wind, freckles, and a smile that knows the way out. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../portrait-pieces.tsx';

export const AnneBonny = () => (
  <>
    <path
      d="M48 8C28 4 14 16 17 34 6 36 4 50 11 58 2 66 5 80 15 84c-4 8 2 16 10 18h52c10 0 18-10 13-20 9-5 11-17 4-24 6-9 2-20-7-23 2-17-15-31-39-27z"
      fill="#c9431a"
    />
    <Lines
      d="M22 40c-4 12 5 18-2 32M30 28c-9 22 1 36-8 60M78 40c5 12-4 19 3 32M71 27c8 22-1 38 8 60"
      width={2.6}
      colour="#f28b3c"
    />
    <Shoulders coat="#2d4a3e" />
    <path d="M34 76l16 20 16-20 5 5-14 21H43L29 81z" fill="#f6ead2" />
    <Head skin="#f7d2ae" shade="#e3ad84" />
    <Spots fill="#c9793f">
      <path d="M36 54h2v2h-2zM41 57h2v2h-2zM45 54h2v2h-2zM55 55h2v2h-2zM60 57h2v2h-2zM64 54h2v2h-2zM39 51h1.600v1.600H39zM61 51h1.600v1.600H61z" />
    </Spots>
    <Eyes look={1} y={46} colour="#1f6b4a" />
    <Lines d="M34 40q7-5 13-1M53 38q7-4 13 2" width={2.8} colour="#8c2f10" />
    <Lines d="M50 47c-1 4-3 6-3 8 2 2 4 2 6 0" colour="#a9683f" />
    <path d="M40 63q10 3 20-3-3 9-10 9-7 0-10-6z" fill="#fdf6ea" />
    <Lines d="M40 63q10 3 20-3" colour="#8c2f2a" />
    <path d="M30 38C29 22 40 16 52 17c12 1 19 9 18 22-6-10-13-14-20-14-8 0-14 4-20 13z" fill="#c9431a" />
    <path d="M29 33c13-10 30-10 43 1l-2 7c-12-9-27-9-39-1z" fill="#1f2c3a" />
    <path d="M70 35c8-1 14 4 17 11-7-1-12-3-16-6zM70 40c5 3 8 9 8 15-6-4-9-8-10-14z" fill="#1f2c3a" />
    <Spots fill="#f3e3c0">
      <circle cx="40" cy="33" r="1.800" />
      <circle cx="50" cy="30.500" r="1.800" />
      <circle cx="60" cy="33" r="1.800" />
    </Spots>
    <circle cx="30" cy="58" r="4.500" fill="none" stroke="#f2c744" stroke-width="2.600" />
  </>
);
