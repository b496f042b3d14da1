/** The Lookout: freckles, straw in the wind, and one eye a mile ahead of the ship. */
import { Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Lookout = () => (
  <>
    <path d="M24 44c-16-2-18-14-22-16 10-2 14 0 18 2-2-6-4-8-8-12 10 0 18 6 22 12z" fill="#e8c04a" />
    <Shoulders coat="#c9432a" />
    <path d="M10 88h80v6H10z" fill="#f6eed8" stroke="none" />
    <path d="M36 73l14 12 14-12-4-4H40z" fill="#f6eed8" />
    <Head skin="#f5c89c" shade="#dca06c" />
    <path d="M28 46c0-20 10-28 22-28s24 8 22 26c-4-8-8-10-14-10-12 0-24 0-30 12z" fill="#e8c04a" />
    <Spots fill="#c9753f">
      <circle cx="36" cy="54" r="1.500" />
      <circle cx="40" cy="57" r="1.500" />
      <circle cx="44" cy="54" r="1.500" />
      <circle cx="58" cy="58" r="1.500" />
    </Spots>
    <Lines d="M34 47q5-4 11 0" width={3} />
    <Lines d="M34 41q5-3 10 0" width={2.4} colour="#a37a1c" />
    <Lines d="M50 48c-1 4-3 5-3 7 2 2 4 2 6 0" />
    <path d="M42 63q7 7 14 0-2 6-7 6t-7-6z" fill="#8a2418" />
    <path d="M25 34C28 18 38 12 50 12s22 6 25 22c-16-8-34-8-50 0z" fill="#2f8f4f" />
    <path d="M25 32c-10 4-14 2-20 8 8 4 16 0 21-4z" fill="#247540" />
    <path d="M54 40l14-5 5 13-14 5z" fill="#c8962a" />
    <path d="M68 35l16-7 8 20-16 6z" fill="#8a5a2b" />
    <path d="M84 28l10-5 8 24-10 3z" fill="#c8962a" />
    <path d="M66 56c4-4 10-5 14-2 2 6-2 12-8 14z" fill="#f5c89c" />
  </>
);
