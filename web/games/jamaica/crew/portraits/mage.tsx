/** The Mage: a hat full of stars, silver hair, and two dice that trade places in the air. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Mage = () => (
  <>
    <path d="M26 36c-10 20-10 44-6 60h60c4-16 4-40-6-60z" fill="#dfe3ee" />
    <Shoulders coat="#4a2a7a" />
    <path d="M38 74l12 18 12-18z" fill="#b59ae0" />
    <Head skin="#e9bd98" shade="#c68f68" />
    <path
      d="M29 42c4-8 10-10 21-10s17 2 21 10c1 12 1 20 3 30-6-8-8-20-9-28-8-6-22-6-30 0-1 8-3 20-9 28 2-10 2-18 3-30z"
      fill="#dfe3ee"
    />
    <Eyes y={48} colour="#6a3fb5" look={-1} />
    <Lines d="M36 42q5-4 11-1M53 41q6-3 11 1" colour="#8b8fa5" width={2.8} />
    <Lines d="M50 49c-1 4-3 5-3 7 2 2 4 2 6 0M43 65q7 5 14-1" />
    <path d="M26 36C34 26 38 10 62-4c4 14 6 30 14 40-16-6-34-6-50 0z" fill="#5b32a0" />
    <path d="M10 42C22 28 78 28 90 42c-24-6-56-6-80 0z" fill="#3d1f75" />
    <path d="M30 31c12-4 30-4 42 0" fill="none" stroke="#f2c33f" stroke-width="4" />
    <Spots fill="#ffe27a">
      <path d="M56 8l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM44 20l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" />
    </Spots>
    <path d="M6 66l14-4 4 14-14 4zM80 76l14 4-4 14-14-4z" fill="#fdf8ea" />
    <Spots fill="#3d1f75">
      <circle cx="15" cy="71" r="2.400" />
      <circle cx="82" cy="81" r="1.900" />
      <circle cx="88" cy="89" r="1.900" />
    </Spots>
    <Lines d="M10 58c4-8 10-10 16-8M90 72c-1-6-5-9-10-9" colour="#ffe27a" />
  </>
);
