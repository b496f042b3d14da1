/** The Oracle: eyes shut, the third one open, and tomorrow's dice in a ball of glass. */
import { Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Oracle = () => (
  <>
    <path d="M50 4C24 6 16 34 14 102h72C84 34 76 6 50 4z" fill="#1c2a5c" />
    <Spots fill="#f2d26b">
      <circle cx="28" cy="40" r="1.800" />
      <circle cx="24" cy="62" r="1.800" />
      <circle cx="73" cy="44" r="1.800" />
      <circle cx="77" cy="66" r="1.800" />
      <circle cx="35" cy="18" r="1.800" />
      <circle cx="65" cy="18" r="1.800" />
    </Spots>
    <Shoulders coat="#26357a" />
    <Head skin="#c58d6a" shade="#9c6445" />
    <path d="M28 50c-2-22 8-34 22-34s24 12 22 34c-4-14-6-20-22-20s-18 6-22 20z" fill="#32479c" />
    <path d="M41 34q9-9 18 0-9 8-18 0z" fill="#fdf8ea" />
    <circle cx="50" cy="33.500" r="3.800" fill="#2f9a8c" />
    <circle cx="50" cy="33.500" r="1.500" fill="#0e1430" stroke="none" />
    <Lines d="M35 49q6 5 12 0M53 49q6 5 12 0" width={2.8} />
    <Lines d="M37 53l-1 2M41 54v2M59 54v2M63 53l1 2" width={1.6} />
    <Lines d="M50 50c-1 3-3 5-3 7 2 1 4 1 6 0M44 66q6 3 12 0" />
    <path d="M38 92h24l6 10H32z" fill="#c8962a" />
    <circle cx="50" cy="84" r="15" fill="#bfeee8" />
    <path d="M40 90c4-8 12-2 20-10 2 10-4 16-10 16-5 0-8-2-10-6z" fill="#5fbfd0" stroke="none" />
    <Spots fill="#fff">
      <path d="M41 78c2-4 5-6 9-6-3 2-6 4-7 8z" />
    </Spots>
  </>
);
