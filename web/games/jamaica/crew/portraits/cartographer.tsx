/** The Cartographer: hair like surf, round glasses, a quill behind the ear. */
import { Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Cartographer = () => (
  <>
    <path
      d="M22 66C8 56 12 40 20 38 12 26 24 14 34 18c2-14 26-16 32-2 12-4 22 8 16 20 10 6 8 22-4 30z"
      fill="#cfd4d2"
    />
    <Shoulders coat="#7a5a34" />
    <path d="M36 74l14 14 14-14z" fill="#e8d9b6" />
    <Head skin="#e7b98c" shade="#c8925f" />
    <path d="M30 38c2-12 10-16 20-16s18 4 20 16c-8-6-12-4-20-4s-14-2-20 4z" fill="#cfd4d2" />
    <circle cx="40" cy="47" r="9" fill="#eef6f4" stroke="#4a3a2a" stroke-width="3" />
    <circle cx="60" cy="47" r="9" fill="#eef6f4" stroke="#4a3a2a" stroke-width="3" />
    <Lines d="M49 46q1-2 2 0" width={3} colour="#4a3a2a" />
    <circle cx="41" cy="49" r="2.800" fill="#2b1a10" stroke="none" />
    <circle cx="59" cy="49" r="2.800" fill="#2b1a10" stroke="none" />
    <Lines d="M33 35q6-4 11 0M56 35q6-4 11 0" width={3} colour="#8d9490" />
    <Lines d="M50 52c-2 4-3 5-3 6 2 2 4 2 6 0M44 65q6 4 12-1" />
    <path d="M70 50C84 40 92 24 90 8 80 18 72 30 68 46z" fill="#fbf8ef" />
    <Lines d="M68 52C76 40 82 26 88 14" width={1.8} />
    <path d="M6 86l44-8 4 18-44 8z" fill="#f2e2b8" />
    <Lines d="M12 92c8-8 14 4 20-3s8-5 14-6" width={2.2} colour="#b3261e" />
    <circle cx="50" cy="87" r="9.500" fill="#d8c08a" />
    <circle cx="50" cy="87" r="4" fill="none" />
  </>
);
