/** The Sea Wolf: a beard like a breaking wave, a pipe, and never a step back. */
import { Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const SeaWolf = () => (
  <>
    <Shoulders coat="#1d3a5c" />
    <Head shape="round" skin="#c98560" shade="#a3623f" />
    <path d="M23 44c-6 30 6 54 27 56 21-2 33-26 27-56-4 12-8 16-14 16-4-4-22-4-26 0-6 0-10-4-14-16z" fill="#f2f1ea" />
    <Lines d="M34 66c-2 10 2 20 8 26M50 70v26M66 66c2 10-2 20-8 26" width={2} colour="#b7bcb8" />
    <path d="M32 59c6-6 13-4 18-1 5-3 12-5 18 1-5 5-13 5-18 2-5 3-13 3-18-2z" fill="#fbfaf4" />
    <path d="M35 47q6-5 12 0-6 3-12 0zM53 47q6-5 12 0-6 3-12 0z" fill="#e6f0f2" />
    <circle cx="42" cy="46.500" r="2.400" fill="#1f6d8f" stroke="none" />
    <circle cx="58" cy="46.500" r="2.400" fill="#1f6d8f" stroke="none" />
    <path d="M30 41c5-6 12-5 17 0-6 0-11 0-17 0zM53 41c5-5 12-6 17 0-6 0-11 0-17 0z" fill="#e4e3da" />
    <path d="M50 44c-4 6-6 8-5 12 3 3 7 3 10 0 1-4-1-6-5-12z" fill="#c2684a" />
    <Lines d="M66 50l6 8" colour="#7a3a22" />
    <path d="M56 65l22 4v-9c5-2 12-1 13 2 1 10-3 15-9 14L55 69z" fill="#4a2a14" />
    <Lines d="M84 54c-5-6 5-8 0-14" width={2} colour="#d8dcda" />
    <path d="M24 37c-2-22 12-32 26-32s28 10 26 32c-16-6-36-6-52 0z" fill="#243b50" />
    <path d="M22 40c0-6 12-10 28-10s28 4 28 10-2 6-4 5c-16-6-32-6-48 0-2 1-4 1-4-5z" fill="#35526b" />
    <Lines d="M34 34v6M42 32v6M50 31v6M58 32v6M66 34v6" width={1.6} colour="#1c3044" />
  </>
);
