/** The Weasel: a pointed face under a pointed hood, and a card she has seen already. */
import { Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Weasel = () => (
  <>
    <path d="M50 2C28 14 18 44 20 84h60c2-40-8-70-30-82z" fill="#7b4a24" />
    <Shoulders coat="#5c3417" />
    <path d="M50 12C36 22 28 44 31 74c10 10 28 10 38 0 3-30-5-52-19-62z" fill="#2b1810" />
    <Head shape="narrow" skin="#efc39a" shade="#cf9765" />
    <path d="M34 38c2-14 8-18 16-18s14 4 16 18c-6-10-10-12-16-12-7 0-11 2-16 12z" fill="#b0541e" />
    <path d="M34 47q7-7 14 0-7 4-14 0zM53 47q7-7 14 0-7 4-14 0z" fill="#fdf6e6" />
    <circle cx="44.500" cy="46" r="2.500" fill="#3d7a3a" stroke="none" />
    <circle cx="63.500" cy="46" r="2.500" fill="#3d7a3a" stroke="none" />
    <Lines d="M34 42l13-3M54 38l12 2" width={2.8} colour="#7a3612" />
    <path d="M50 46l-5 14h8z" fill="#f6d3b0" />
    <Lines d="M44 66q6 3 14-4" />
    <Lines d="M36 58l-12-3M36 61l-11 2M64 58l12-3M64 61l11 2" width={1.4} />
    <path d="M62 76l22-10 10 24-22 10z" fill="#f3e3bd" />
    <path d="M72 78l7 3 1 7-7 3-4-6z" fill="#b3261e" />
  </>
);
