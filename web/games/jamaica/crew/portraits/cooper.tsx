/** The Cooper: copper whiskers, a leather cap, and a barrel that always holds one more. */
import { Eyes, Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Cooper = () => (
  <>
    <Shoulders coat="#5b7a4a" />
    <path d="M32 74h36l6 28H26z" fill="#8a5a2b" />
    <Head shape="square" skin="#eeb68a" shade="#cf8d5d" />
    <path d="M26 42c-6 26 2 42 24 44 22-2 30-18 24-44-2 14-6 18-10 18H36c-4 0-8-4-10-18z" fill="#c2501a" />
    <path d="M30 62c6-8 14-7 20-3 6-4 14-5 20 3-6 5-14 4-20 1-6 3-14 4-20-1z" fill="#d9661f" />
    <Lines d="M44 68q6 3 12 0" colour="#6d2a0c" />
    <Eyes y={46} colour="#3f6a2f" />
    <Lines d="M34 40q6-4 13 0M53 40q7-4 13 0" width={4} colour="#a33f10" />
    <path d="M45 56c-1-4 2-8 5-10 3 2 6 6 5 10-3 3-7 3-10 0z" fill="#e08f63" />
    <path d="M27 36C26 16 38 9 50 9s24 7 23 27c-14-5-32-5-46 0z" fill="#6b431f" />
    <path d="M24 38c6-6 46-6 52 0l-2 4c-14-5-34-5-48 0z" fill="#4d2f14" />
    <path d="M4 72h22q7 15 0 30H4q-7-15 0-30z" fill="#b5793a" />
    <path d="M1 79h28M1 94h28" fill="none" stroke="#55504c" stroke-width="4" />
    <path d="M74 66l18-10 6 10-18 10zM82 74l8 26" fill="#a9723a" />
    <Lines d="M83 75l8 25" width={5} colour="#7a4e22" />
  </>
);
