/** Sir Beth: a wig in curls, a moustache to salute with, and polished steel. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const SirBeth = () => (
  <>
    <path d="M22 78c-9-10-8-36 0-46h56c8 10 9 36 0 46z" fill="#ece6d6" />
    <Lines d="M24 46c5 3 5 8 0 11M24 60c5 3 5 8 0 11M76 46c-5 3-5 8 0 11M76 60c-5 3-5 8 0 11" width={2} />
    <Shoulders coat="#9fb0bc" />
    <path d="M30 76c12 10 28 10 40 0l4 8c-14 12-34 12-48 0z" fill="#d8e2e8" />
    <path d="M46 84h8v7h7v7h-7v6h-8v-6h-7v-7h7z" fill="#b3261e" stroke="none" />
    <Head skin="#f3c9a0" shade="#dba878" />
    <Spots fill="#e5907c">
      <circle cx="38" cy="55" r="4" />
      <circle cx="62" cy="55" r="4" />
    </Spots>
    <Eyes colour="#2f5d86" />
    <Lines d="M35 40q6-4 11-1M54 39q6-3 11 1" width={3} colour="#8a7a60" />
    <Lines d="M50 46c-1 4-3 6-3 8 2 2 4 2 6 0" />
    <path d="M50 58c-6-3-13 1-20-5 2 10 13 12 20 8 7 4 18 2 20-8-7 6-14 2-20 5z" fill="#8a5a24" />
    <path d="M14 34C26 22 74 22 86 34 80 14 66 16 50 9 34 16 20 14 14 34z" fill="#1f4e79" />
    <path d="M14 34C26 24 74 24 86 34c-20-5-52-5-72 0z" fill="#f0c24b" />
    <path d="M66 20c2-14 14-18 24-15-3 2-4 4-3 7-7-1-12 3-15 10z" fill="#fbf6ea" />
  </>
);
