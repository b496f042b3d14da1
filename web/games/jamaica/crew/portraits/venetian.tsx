/** The Venetian Merchant: a white mask, a black tricorn, and nobody has ever seen the smile under them. */
import { Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Venetian = () => (
  <>
    <path d="M14 100C8 60 18 30 50 26c32 4 42 34 36 74z" fill="#17131a" />
    <Shoulders coat="#2a2230" />
    <path d="M34 76q16 12 32 0l6 14q-22 16-44 0z" fill="#f6f1e6" />
    <Lines d="M36 84v8M43 87v8M50 88v8M57 87v8M64 84v8" width={1.6} colour="#b5ab98" />
    <Head skin="#e5b68e" shade="#c38f66" />
    <path d="M28 36c14-6 30-6 44 0 3 12-2 20-12 21-5 0-7-5-10-5s-5 5-10 5c-10-1-15-9-12-21z" fill="#fbf9f2" />
    <path d="M58 35c6 0 10 0 14 1 3 12-2 20-12 21 4-6 3-16-2-22z" fill="#d5d2c8" stroke="none" />
    <path d="M34 45q7-6 13 1-7 5-13-1zM53 46q6-7 13-1-6 6-13 1z" fill="#17131a" />
    <Spots fill="#e9c65a">
      <circle cx="42" cy="45.500" r="1.600" />
      <circle cx="58" cy="45.500" r="1.600" />
      <path d="M50 34l3 5-3 5-3-5z" />
    </Spots>
    <Lines d="M34 40q6-4 12-1M54 39q6-3 12 1" colour="#c8962a" />
    <Lines d="M42 65q9 6 17-2" width={2.8} colour="#8a2f24" />
    <path d="M8 34C24 30 32 6 50 6s26 24 42 28c-12 6-26 2-42 2S20 40 8 34z" fill="#17131a" />
    <Lines d="M12 34c24 3 52 3 76 0" colour="#c8962a" width={3} />
    <path d="M24 30C18 14 28 4 38 4c-4 6-2 10 2 16-6 2-12 4-16 10z" fill="#c22a1f" />
  </>
);
