/** John Rackham, Calico Jack: a coat of printed cotton nobody else would dare, and a moustache to go with it. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../portrait-pieces.tsx';

export const JohnRackham = () => (
  <>
    <path d="M27 36c-5 14-4 30 2 40h42c6-10 7-26 2-40z" fill="#6a4423" />
    <Shoulders coat="#f4e3c3" />
    <Lines d="M16 84v18M26 78v24M36 76v26M64 76v26M74 78v24M84 84v18" width={4.2} colour="#b6402f" />
    <Spots fill="#2c6a86">
      <circle cx="21" cy="90" r="2.300" />
      <circle cx="31" cy="86" r="2.300" />
      <circle cx="31" cy="97" r="2.300" />
      <circle cx="69" cy="86" r="2.300" />
      <circle cx="69" cy="97" r="2.300" />
      <circle cx="79" cy="90" r="2.300" />
    </Spots>
    <path d="M40 74l10 14 10-14 4 6-10 22h-8L36 80z" fill="#fffaf0" />
    <Head skin="#e9b98a" shade="#cc9160" />
    <Eyes look={1.5} y={46} colour="#4a2d12" />
    <Lines d="M34 42q6-6 13-3M53 37q7-3 13 2" width={3} colour="#3a2412" />
    <Lines d="M50 47c-1 4-3 6-3 8 2 2 4 2 6 0" colour="#96612f" />
    <path
      d="M50 60c-5-3-9-2-12 0-3 3-8 3-11-1 1 8 10 10 16 6 3-1 5-2 7-3 2 1 4 2 7 3 6 4 15 2 16-6-3 4-8 4-11 1-3-2-7-3-12 0z"
      fill="#3a2412"
    />
    <Lines d="M45 68q6 3 11-1" width={2.6} colour="#8e4030" />
    <path d="M48 73h5l-2 6z" fill="#3a2412" />
    <path d="M26 38C22 20 34 12 50 12s28 8 24 26c-14-9-34-9-48 0z" fill="#fffaf0" />
    <Lines d="M31 22q19-9 38 0M28 31q22-11 44 0" width={3.4} colour="#b6402f" />
    <path d="M25 36c15-9 35-9 50 0l-1 6c-15-8-33-8-48 0z" fill="#2c6a86" />
    <path d="M26 38c-8 0-14 6-16 13 8 0 13-3 17-8zM25 42c-5 5-7 12-5 19 5-5 8-10 8-17z" fill="#fffaf0" />
    <circle cx="71" cy="59" r="4.200" fill="none" stroke="#e4ac27" stroke-width="2.600" />
  </>
);
