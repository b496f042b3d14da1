/** The Strategist: a bare high brow, a monocle, and the game already won on his waistcoat. */
import { Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Strategist = () => (
  <>
    <Shoulders coat="#2f3a4a" />
    <path d="M36 74l14 28 14-28z" fill="#f4efe2" />
    <Spots fill="#2f3a4a">
      <path d="M44 84h6v6h-6zM50 90h6v6h-6zM44 96h6v6h-6zM50 78h5v6h-5z" />
    </Spots>
    <path d="M24 80l10-18 8 14zM76 80L66 62l-8 14z" fill="#f4efe2" />
    <path d="M50 8c14 0 17 14 16 34-1 14-10 35-16 35S35 56 34 42C33 22 36 8 50 8z" fill="#f0cfae" />
    <path d="M58 10c7 5 9 18 8 32-1 14-10 35-16 35 8-12 13-44 8-67z" fill="#d6a981" stroke="none" />
    <path d="M34 34c-5 4-6 14-2 20 1-8 1-14 2-20zM66 34c5 4 6 14 2 20-1-8-1-14-2-20z" fill="#6b6259" />
    <Lines d="M40 24q10-3 20 0M42 30q8-2 16 0" width={1.6} colour="#b98a62" />
    <Lines d="M35 39l12 3M53 39q7-8 13-3" width={3} />
    <path d="M36 46q6-4 11 0-6 4-11 0z" fill="#fdf6e6" />
    <circle cx="43" cy="46" r="2.200" fill="#2b1a10" stroke="none" />
    <circle cx="59" cy="47" r="8" fill="#e8f2f2" stroke="#c8962a" stroke-width="3" />
    <circle cx="57" cy="47" r="2.800" fill="#2b1a10" stroke="none" />
    <Lines d="M65 53c4 8 2 18 6 26" width={1.8} colour="#c8962a" />
    <Lines d="M50 46c-2 6-4 9-4 11 2 2 4 2 6 1M43 66q8 3 13-2" />
    <path d="M46 71l4 8 4-8z" fill="#4d4640" />
    <path d="M12 100V86c-3-2-3-6 0-8-2-6 10-6 8 0 3 2 3 6 0 8v14z" fill="#c22a1f" />
  </>
);
