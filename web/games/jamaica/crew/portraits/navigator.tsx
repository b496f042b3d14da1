/** The Navigator: braids, a scarf the colour of lagoons, and a helm behind her like a halo. */
import { Eyes, Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Navigator = () => (
  <>
    <circle cx="50" cy="46" r="36" fill="none" stroke="#8a5a2b" stroke-width="6" />
    <Lines d="M50 2v12M6 46h14M94 46H80M18 15l9 9M82 15l-9 9M18 77l9-9M82 77l-9-9" width={6} colour="#8a5a2b" />
    <path d="M28 34c-8 16-8 40-4 58h12c-2-20-4-40-2-56zM72 34c8 16 8 40 4 58H64c2-20 4-40 2-56z" fill="#1a1210" />
    <Lines d="M24 54l9 3M24 64l10 3M25 74l10 3M76 54l-9 3M76 64l-10 3M75 74l-10 3" width={2.2} colour="#e2a63a" />
    <Shoulders coat="#d8562a" />
    <path d="M38 74q12 14 24 0l4 6q-16 18-32 0z" fill="#f6e7c6" />
    <Head skin="#7a4a2e" shade="#5c331d" />
    <Eyes y={47} colour="#1a0f0a" />
    <Lines d="M34 41q6-5 12-1M54 40q6-4 12 1" width={2.8} colour="#1a0f0a" />
    <Lines d="M36 45l-3-2M64 45l3-2" />
    <Lines d="M50 47c-2 4-4 7-4 9 3 2 6 2 8 0" colour="#3a1d10" />
    <path d="M41 64q5-4 9-2 4-2 9 2-9 8-18 0z" fill="#b0402f" />
    <path d="M27 38C24 18 36 10 50 10s26 8 23 28c-14-10-32-10-46 0z" fill="#1e9a98" />
    <path d="M28 32c14-9 30-9 44 0M34 20c10-5 22-5 32 0" fill="none" stroke="#f2d26b" stroke-width="2.600" />
    <path d="M50 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff4cf" stroke="none" />
    <circle cx="31" cy="60" r="4.500" fill="none" stroke="#f2b92e" stroke-width="2.600" />
    <circle cx="69" cy="60" r="4.500" fill="none" stroke="#f2b92e" stroke-width="2.600" />
  </>
);
