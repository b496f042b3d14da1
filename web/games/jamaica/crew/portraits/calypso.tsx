/** Calypso: skin like the sea at dawn, hair that never dries, an amulet with an eye. */
import { Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Calypso = () => (
  <>
    <path
      d="M50 6C22 6 14 30 18 52c2 14-8 18-12 30 8 2 10 8 8 20h72c-2-12 0-18 8-20-4-12-14-16-12-30 4-22-4-46-32-46z"
      fill="#14808a"
    />
    <Lines
      d="M24 40c-2 14 4 22-4 36M32 30c-4 20 2 36-6 60M76 40c2 14-4 22 4 36M68 30c4 20-2 36 6 60"
      colour="#5fd0c4"
    />
    <Shoulders coat="#0f5f6e" />
    <path d="M34 76q16 12 32 0l6 8q-22 18-44 0z" fill="#7fd6b8" />
    <Head skin="#a9dccb" shade="#7bbdb0" />
    <path d="M30 40c0-14 8-20 20-20s20 6 20 20c-6-12-12-14-20-14s-14 2-20 14z" fill="#14808a" />
    <path d="M35 47q7-8 13 1-7 3-13-1zM52 48q6-9 13-1-6 4-13 1z" fill="#f7fff2" />
    <circle cx="42" cy="46.500" r="2.600" fill="#e0a01e" stroke="none" />
    <circle cx="59" cy="46.500" r="2.600" fill="#e0a01e" stroke="none" />
    <Lines d="M33 42q7-5 14 0M53 42q7-5 14 0" colour="#0d4a52" />
    <Lines d="M50 48c-1 4-3 6-3 8 2 1 4 1 6 0" colour="#3f8a80" />
    <path d="M42 64q4-4 8-2 4-2 8 2-8 7-16 0z" fill="#c2476a" />
    <path d="M50 6l3 8 9-1-6 6 4 8-8-4-6 6v-9l-8-3 8-4z" fill="#f2894a" />
    <path d="M26 20c-8-2-10 4-8 8 4-1 7-3 8-8zM74 20c8-2 10 4 8 8-4-1-7-3-8-8z" fill="#f7e3c0" />
    <circle cx="50" cy="90" r="9" fill="#e2b23a" />
    <path d="M42 90q8-8 16 0-8 8-16 0z" fill="#fdf8ea" />
    <circle cx="50" cy="90" r="3.400" fill="#b3261e" stroke="none" />
  </>
);
