/** The King: all crown, all cheeks, no use at sea. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const King = () => (
  <>
    <Shoulders coat="#a3172a" />
    <path d="M16 84c6-12 18-13 34-13s28 1 34 13c-6 10-20 12-34 12s-28-2-34-12z" fill="#fbf7ee" />
    <Spots fill="#2b1a10">
      <path d="M28 82l3 5-5 1zM42 86l3 5-5 1zM58 86l3 5-5 1zM72 82l3 5-5 1z" />
    </Spots>
    <path d="M22 36c-6 20-2 36 8 44 6-10 4-30 2-40zM78 36c6 20 2 36-8 44-6-10-4-30-2-40z" fill="#7a4a1e" />
    <Head shape="round" skin="#f6c7a2" shade="#e0a276" />
    <Spots fill="#e8695c">
      <circle cx="35" cy="56" r="6" />
      <circle cx="65" cy="56" r="6" />
    </Spots>
    <Eyes y={46} look={0} colour="#35507a" />
    <Lines d="M35 39q6-5 12-1M53 38q6-4 12 1" width={3} colour="#7a4a1e" />
    <Lines d="M50 47c-2 4-4 6-4 8 3 3 6 3 8 0" />
    <path d="M34 60c6-3 12 0 16-2 4 2 10-1 16 2-4 5-12 4-16 2-4 2-12 3-16-2z" fill="#7a4a1e" />
    <path d="M45 67q5 3 10 0-1 12-5 14-4-2-5-14z" fill="#7a4a1e" />
    <path d="M22 32L16 6l18 12L50 0l16 18L84 6l-6 26c-18-6-38-6-56 0z" fill="#f2be35" />
    <path d="M22 32c18-6 38-6 56 0v6c-18-6-38-6-56 0z" fill="#d9931f" />
    <Spots fill="#2f8f7a">
      <circle cx="33" cy="26" r="3.500" />
      <circle cx="67" cy="26" r="3.500" />
    </Spots>
    <circle cx="50" cy="19" r="5" fill="#c22a4f" />
  </>
);
