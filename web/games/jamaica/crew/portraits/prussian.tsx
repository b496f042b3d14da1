/** The Prussian Merchant: brass on the brow, blue to the chin, a moustache at attention. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Prussian = () => (
  <>
    <Shoulders coat="#1f3c8a" />
    <path d="M40 74h20v28H40z" fill="#f7f1df" />
    <path d="M18 80l22-6 2 14zM82 80l-22-6-2 14z" fill="#b3261e" />
    <Spots fill="#f2c33f">
      <circle cx="36" cy="92" r="3" />
      <circle cx="64" cy="92" r="3" />
    </Spots>
    <Head shape="square" skin="#f4cda8" shade="#d9a679" />
    <path d="M27 38h7v24c-6-2-8-14-7-24zM73 38h-7v24c6-2 8-14 7-24z" fill="#f2e7c8" />
    <Eyes y={46} colour="#3b6a9a" />
    <Lines d="M35 40h12M53 40h12" width={3.6} colour="#c79a4a" />
    <Lines d="M50 46c-1 5-3 7-3 9 2 2 4 2 6 0" />
    <path d="M50 59c-8-2-14 2-22-10-2 12 8 18 22 14 14 4 24-2 22-14-8 12-14 8-22 10z" fill="#d9a94a" />
    <Lines d="M44 69h12" width={3} />
    <path d="M28 38L38 4q12-12 24 0l10 34c-14-4-30-4-44 0z" fill="#e8b93a" />
    <path d="M33 33L40 8q10-9 20 0l7 25c-12-3-22-3-34 0z" fill="#2a2a34" />
    <path d="M50 9l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" fill="#f2c33f" />
    <circle cx="50" cy="-1" r="5" fill="#b3261e" />
  </>
);
