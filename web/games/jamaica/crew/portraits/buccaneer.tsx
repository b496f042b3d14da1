/** The Buccaneer: one eye, one gold tooth, and a match that is always lit. */
import { Head, Lines, Shoulders, Spots } from '../../portrait-pieces.tsx';

export const Buccaneer = () => (
  <>
    <Shoulders coat="#3a2a20" />
    <path d="M34 74l16 26 16-26z" fill="#e9dfc8" />
    <Head shape="square" skin="#d99a66" shade="#b87743" />
    <path d="M31 56c2 14 8 20 19 20s17-6 19-20c-4 6-8 6-19 6s-15 0-19-6z" fill="#6d4a35" stroke="none" />
    <path d="M38 63q12-5 25-1-5 9-13 9-9 0-12-8z" fill="#5a1712" />
    <path d="M41 62.500q10-3 19 0l-1 3H43z" fill="#fbf4e2" stroke="none" />
    <path d="M51 62h4v4h-4z" fill="#f2b92e" stroke="none" />
    <ellipse cx="41" cy="46" rx="5.500" ry="4" fill="#fdf6e6" />
    <circle cx="42" cy="46" r="2.600" fill="#2b1a10" stroke="none" />
    <Lines d="M33 39q7-5 14 0" width={4} />
    <path d="M51 39l18-1c1 9-3 14-9 14s-9-5-9-13z" fill="#17110e" />
    <Lines d="M28 30l24 10M69 38l4-5" width={3} />
    <Lines d="M49 46c-1 5-4 8-4 10 3 2 6 2 8 0" />
    <path d="M27 34C26 14 38 8 50 8s24 6 23 26c-14-6-32-6-46 0z" fill="#c22a1f" />
    <path d="M73 30c8 0 12 6 18 4-2 6-7 8-11 7 3 4 3 8 1 12-6-5-9-13-8-23z" fill="#9c1d15" />
    <Spots fill="#fbf0dc">
      <circle cx="38" cy="20" r="2.600" />
      <circle cx="50" cy="15" r="2.600" />
      <circle cx="62" cy="20" r="2.600" />
      <circle cx="44" cy="27" r="2.600" />
      <circle cx="57" cy="27" r="2.600" />
    </Spots>
    <circle cx="29" cy="59" r="4" fill="none" stroke="#f2b92e" stroke-width="2.500" />
    <path d="M4 94l22-14 5 8-22 14z" fill="#4a4a4e" />
    <path d="M24 82l4-6" fill="none" stroke="#e8822a" stroke-width="3" />
  </>
);
