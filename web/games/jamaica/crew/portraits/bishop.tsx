/** The Bishop: a mitre taller than his patience, and a tithe of every treasure. */
import { Head, Lines, Shoulders } from '../../portrait-pieces.tsx';

export const Bishop = () => (
  <>
    <Lines d="M88 102V40c0-14-16-14-16-3 0 6 8 7 9 1" width={4.5} colour="#c8962a" />
    <Shoulders coat="#5b2a7a" />
    <path d="M38 74l12 10 12-10 6 28H32z" fill="#f7f1e1" />
    <path d="M47 84h6v6h6v5h-6v8h-6v-8h-6v-5h6z" fill="#c8962a" />
    <Head shape="narrow" skin="#eac4a4" shade="#c99a74" />
    <path d="M33 36c-4 8-3 18 1 24 2-8 2-16 2-24zM67 36c4 8 3 18-1 24-2-8-2-16-2-24z" fill="#cfc8bd" />
    <path d="M36 47q6-3 11 0v3q-6 2-11 0zM53 47q6-3 11 0v3q-6 2-11 0z" fill="#d2a27c" />
    <Lines d="M36 49q6 2 11 0M53 49q6 2 11 0" />
    <Lines d="M36 41q5 1 10-1M54 40q5 2 10 1" width={2.6} colour="#8d857a" />
    <Lines d="M50 46c-2 6-5 10-5 12 2 3 6 2 8 1M44 67h12" />
    <Lines d="M41 60q-2 3-1 6M59 60q2 3 1 6" width={1.6} colour="#a87b56" />
    <path d="M32 36C24 20 36 6 50-4c14 10 26 24 18 40-12-4-24-4-36 0z" fill="#f7f1e1" />
    <path d="M46-1h8v33h-8zM34 18h32v6H34z" fill="#c8962a" stroke="none" />
    <path d="M31 31c12-4 26-4 38 0v6c-12-4-26-4-38 0z" fill="#8f2f9c" />
  </>
);
