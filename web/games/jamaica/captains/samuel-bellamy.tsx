/** Samuel Bellamy, Black Sam: his own black hair, tied with a ribbon, and pistols enough on a sash. */
import { Eyes, Head, Lines, Shoulders } from '../portrait-pieces.tsx';

export const SamuelBellamy = () => (
  <>
    <path d="M66 22c16 4 22 20 17 38-2 10 5 14 9 20-8 3-19 0-25-10z" fill="#17161b" />
    <path d="M72 52c7-7 18-6 22-1-4 3-4 6-2 10-8 2-16-1-20-5zM72 54c-7 1-9 6-8 12 5-1 9-4 11-9z" fill="#c03a2b" />
    <Shoulders coat="#1d4f8a" />
    <path d="M28 80c7-6 14-7 22-7s15 1 22 7l-8 22H36z" fill="#f2ead8" />
    <path d="M39 74q11 14 22 0l3 7q-14 16-28 0z" fill="#fffdf4" />
    <path d="M12 88 78 102H52L8 98z" fill="#a8322a" />
    <path d="M22 82l14 3-2 6-7-1-3 9-6-2 2-9z" fill="#8a5a2b" />
    <path d="M31 84l9 2-1 4-9-2z" fill="#c9cfd4" />
    <Head shape="square" skin="#eebf93" shade="#d29b69" />
    <path d="M28 48C24 26 34 14 52 13c16 0 26 10 23 34-3-10-6-15-12-18-8 5-20 4-25-1-4 5-7 11-10 20z" fill="#17161b" />
    <Lines d="M36 26q10-8 24-5M64 24q6 4 8 12" width={2} colour="#585f74" />
    <Eyes look={-1} y={47} colour="#234f86" />
    <Lines d="M34 41q7-4 13-1M53 40q6-3 13 1" width={3.6} colour="#17161b" />
    <Lines d="M50 47c-1 4-3 7-3 9 2 2 5 2 7 0" colour="#9c6a3e" />
    <Lines d="M41 65q9 6 18 0" width={3} colour="#8e4030" />
    <Lines d="M47 71q3 2 6 0" width={1.8} colour="#b07a4c" />
  </>
);
