/** Mary Read: a soldier's straight look, cropped fair hair under a sailor's hat, and a blade beside her cheek. */
import { Eyes, Head, Lines, Shoulders } from '../portrait-pieces.tsx';

export const MaryRead = () => (
  <>
    <path d="M84 2c9 18 9 44 1 66l-9-3C82 44 84 22 84 2z" fill="#dfe6ea" />
    <Lines d="M85 12q4 24-3 50" width={1.6} colour="#93a1ab" />
    <path d="M66 66q14-8 28 6l-4 5q-12-11-24-4z" fill="#d6a638" />
    <path d="M75 70l9 3-6 22-9-3z" fill="#5a351b" />
    <path d="M28 34c-5 12-5 24 0 32h44c5-8 5-20 0-32z" fill="#e2b95a" />
    <Lines d="M28 52l-4 12M32 56l-3 12M72 52l4 12M68 56l3 12" width={4} colour="#e2b95a" />
    <Shoulders coat="#5b3a66" />
    <path d="M35 75l15 12 15-12 7 5-15 22H43L28 80z" fill="#f4ead6" />
    <path d="M37 71q13 10 26 0l3 8q-16 12-32 0z" fill="#b6402f" />
    <path d="M60 80l12 14-6 3-10-13z" fill="#b6402f" />
    <Head shape="square" skin="#f2c9a2" shade="#d9a276" />
    <path d="M29 44c0-8 3-13 7-16 9 4 20 4 28 0 4 3 7 8 7 16-3-5-7-8-11-9-7 3-14 3-20 0-4 1-8 4-11 9z" fill="#e2b95a" />
    <Eyes y={48} colour="#3d5a6e" />
    <Lines d="M34 43l12-1M54 42l12 1" width={3.2} colour="#9a7426" />
    <Lines d="M50 48c-1 4-3 6-3 8 2 2 4 2 6 0" colour="#a9683f" />
    <path d="M42 65q4-3 8-2 4-1 8 2-8 6-16 0z" fill="#c9695a" stroke="#8e4030" stroke-width="1.400" />
    <Lines d="M61 54l7 9" width={2} colour="#b06a4a" />
    <path
      d="M12 33c12-5 20-6 22-10 2-10 9-13 16-13s14 3 16 13c2 4 10 5 22 10-10 6-24 8-38 8s-28-2-38-8z"
      fill="#33323c"
    />
    <path d="M34 24q16 7 32 0l1 6q-17 7-34 0z" fill="#8e5aa0" />
    <path d="M38 21l4-5 5 3 1 6-5 4-6-3z" fill="#f4ead6" />
  </>
);
