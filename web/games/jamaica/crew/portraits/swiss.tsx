/** The Swiss Merchant: a plumed beret, slashed sleeves, and cheeks like apples. */
import { Eyes, Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Swiss = () => (
  <>
    <Shoulders coat="#e2b23a" />
    <path
      d="M14 84l8-6 2 24H10zM30 76l8-3 2 29h-9zM62 73l8 3-1 26h-9zM78 78l8 6 4 18H76z"
      fill="#b3261e"
      stroke="none"
    />
    <path d="M34 72q16 10 32 0v9q-16 9-32 0z" fill="#fbf7ee" />
    <path d="M24 36c-4 14-2 28 6 34 4-8 4-24 4-34zM76 36c4 14 2 28-6 34-4-8-4-24-4-34z" fill="#9c5a1e" />
    <Head shape="round" skin="#f8d0aa" shade="#e2aa7c" />
    <Spots fill="#ee7f66">
      <circle cx="35" cy="57" r="6.500" />
      <circle cx="65" cy="57" r="6.500" />
    </Spots>
    <Eyes y={46} look={1} colour="#5a3a1a" />
    <Lines d="M36 40q6-4 11 0M53 40q6-4 11 0" width={2.8} colour="#7a4416" />
    <Lines d="M50 47c-2 3-4 5-3 7 2 2 4 2 6 0" />
    <path d="M38 62q12 10 24 0-3 10-12 10t-12-10z" fill="#8a2418" />
    <path d="M40 63q10 6 20 0l-2 4H42z" fill="#fdf8ea" stroke="none" />
    <path d="M14 30C12 12 32 4 52 6s38 8 34 26c-8 6-20 4-34 2-16-2-30 4-38-4z" fill="#b3261e" />
    <path d="M20 34c18-6 42-6 60 0v5c-18-6-42-6-60 0z" fill="#fbf7ee" />
    <path d="M30 12h6v6h6v6h-6v6h-6v-6h-6v-6h6z" fill="#fff" stroke="none" />
    <path d="M66 14C74-2 92 0 98 8c-8 0-10 4-8 8-8-2-16 2-22 8z" fill="#f4efe2" />
  </>
);
