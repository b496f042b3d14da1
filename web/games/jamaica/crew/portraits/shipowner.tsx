/** The Shipowner: three chins, a tall hat, and a coin for every hand aboard. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Shipowner = () => (
  <>
    <Shoulders coat="#1f4a3a" />
    <path d="M18 74c20 16 44 16 64 0 6 8 2 14-4 16-18 8-38 8-56 0-6-2-10-8-4-16z" fill="#f6f0e0" />
    <Lines d="M26 80l4 10M38 85l2 9M50 86v9M62 85l-2 9M74 80l-4 10" width={1.8} colour="#b9ac8c" />
    <Head shape="round" skin="#f2bb93" shade="#d99468" />
    <path d="M27 58c2 18 12 24 23 24s21-6 23-24c-6 12-14 14-23 14s-17-2-23-14z" fill="#eaa97c" />
    <Spots fill="#e27f66">
      <circle cx="34" cy="55" r="6" />
      <circle cx="66" cy="55" r="6" />
      <ellipse cx="50" cy="53" rx="6" ry="5" />
    </Spots>
    <Eyes y={45} look={-1} />
    <Lines d="M36 41q6-2 11 1M53 42q5-3 11-1" width={3.4} colour="#5c3b1e" />
    <path d="M41 63q9 7 18 0-3 7-9 7t-9-7z" fill="#7c2418" />
    <path d="M32 31L36 2h28l4 29z" fill="#241d18" />
    <path d="M34 22h32l1 7H33z" fill="#d6a12c" />
    <path d="M12 34c4-6 20-7 38-7s34 1 38 7c-10 4-24 5-38 5s-28-1-38-5z" fill="#241d18" />
    <circle cx="82" cy="84" r="12" fill="#f2c33f" />
    <circle cx="82" cy="84" r="8" fill="none" stroke="#a8741a" />
    <Lines d="M82 79v10M78 82h8" colour="#a8741a" />
  </>
);
