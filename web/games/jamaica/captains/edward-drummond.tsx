/** Edward Drummond, Blackbeard: a beard in plaits with ribbons, and slow matches smoking under the hat. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../portrait-pieces.tsx';

export const EdwardDrummond = () => (
  <>
    <Lines d="M12 52c-8-8 4-14-3-24-4-6 1-12 4-16M88 52c8-8-4-14 3-24 4-6-1-12-4-16" width={4} colour="#e8e2d6" />
    <path d="M24 34c-6 14-6 30 0 42h52c6-12 6-28 0-42z" fill="#15130f" />
    <Shoulders coat="#5c1d1a" />
    <path d="M8 92l34-14 4 6-36 18zM92 92 58 78l-4 6 36 18z" fill="#8a5a2b" />
    <Head shape="round" skin="#d9a274" shade="#b67c4e" />
    <path
      d="M25 46c5 8 9 11 14 10 7-3 15-3 22 0 5 1 9-2 14-10 4 16 3 34-6 44-3-3-5-3-8 1-3 6-8 9-11 9s-8-3-11-9c-3-4-5-4-8-1-9-10-10-28-6-44z"
      fill="#15130f"
    />
    <Lines
      d="M34 62c-2 10 0 18 2 24M44 64c-1 12 1 20 3 28M56 64c1 12-1 20-3 28M66 62c2 10 0 18-2 24"
      width={2}
      colour="#5a544a"
    />
    <path d="M41 63q9-5 18 0-9 6-18 0z" fill="#7e2f26" />
    <Lines d="M44 63h12" width={2.6} colour="#fdf6ea" />
    <Eyes y={44} colour="#a32015" />
    <path d="M32 41q8-6 16 1l-2 2q-7-4-13 0zM68 41q-8-6-16 1l2 2q7-4 13 0z" fill="#15130f" />
    <Lines d="M50 45c-2 4-4 6-3 9 2 2 4 2 6 0" colour="#8a5630" />
    <Spots fill="#c8322a">
      <path d="M30 84l9 2-2 6-8-3zM61 86l9-2 1 5-8 3zM45 93h10l-1 6h-8z" />
    </Spots>
    <path d="M8 36C24 24 76 24 92 36 88 22 80 12 66 14 60 6 40 6 34 14 20 12 12 22 8 36z" fill="#26231f" />
    <path d="M8 36C24 25 76 25 92 36c-22-5-62-5-84 0z" fill="#c9a13a" />
    <circle cx="50" cy="19" r="5" fill="#f4ecd8" stroke-width="1.600" />
    <Spots fill="#26231f">
      <circle cx="48" cy="18.500" r="1.300" />
      <circle cx="52" cy="18.500" r="1.300" />
    </Spots>
    <Lines d="M43 25l14 3M57 25l-14 3" width={2.2} colour="#f4ecd8" />
    <Lines d="M20 38c-4 4-6 8-8 14M80 38c4 4 6 8 8 14" width={3.4} colour="#8a6a3a" />
    <circle cx="12" cy="53" r="3.400" fill="#ffb62e" stroke="#d2481b" stroke-width="2" />
    <circle cx="88" cy="53" r="3.400" fill="#ffb62e" stroke="#d2481b" stroke-width="2" />
  </>
);
