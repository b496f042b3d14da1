/** Olivier Levasseur, the Buzzard: a beak of a nose, a patch, a hat as wide as wings, and the key to nobody knows what. */
import { Head, Lines, Shoulders, Spots } from '../portrait-pieces.tsx';

export const OlivierLevasseur = () => (
  <>
    <path d="M24 40c-4 16-3 34 4 44h44c7-10 8-28 4-44z" fill="#5b3a20" />
    <Shoulders coat="#7c1f2b" />
    <path d="M34 76q16 12 32 0l4 26H30z" fill="#f4ead6" />
    <path d="M40 80q10 6 20 0l-4 10 5 8-11-5-11 5 5-8z" fill="#fdfaf0" />
    <Head shape="narrow" skin="#e3b487" shade="#c08a5c" />
    <path d="M53 41c5-3 10-3 13 0v9c-4 4-11 3-13-2z" fill="#15110f" />
    <Lines d="M31 38 70 47" width={2.6} colour="#15110f" />
    <ellipse cx="42" cy="45" rx="4.800" ry="3.200" fill="#fdf6e6" stroke-width="1.500" />
    <circle cx="43" cy="45" r="2.200" fill="#6b3f10" stroke="none" />
    <Lines d="M35 41l13-1" width={3.4} colour="#3a2412" />
    <path d="M50 44c5 6 7 12 4 18-3 2-6 1-8-2 3-5 4-10 4-16z" fill="#d89f72" />
    <path d="M38 66c4-4 9-3 12-1 3-2 8-3 12 1-5 2-9 2-12 1-3 1-7 1-12-1z" fill="#3a2412" />
    <path d="M46 74h8l-4 12z" fill="#3a2412" />
    <path
      d="M2 34c8-14 22-9 28-12 3-12 12-16 20-16s18 4 20 16c6 3 21-2 28 12-18-4-32 4-48 4S20 30 2 34z"
      fill="#23402f"
    />
    <path d="M29 23q21 9 42 0l1 6q-22 9-44 0z" fill="#d6a638" />
    <path d="M66 26c6-18 20-22 32-16-6 1-9 4-10 8-6 0-12 2-18 9z" fill="#f5efe0" />
    <Lines d="M68 24q10-10 22-11" width={1.6} colour="#a59b84" />
    <path d="M74 76l20 3-3 22-21-3z" fill="#efdfb2" />
    <Spots fill="#4a2f16">
      <path d="M78 82h4v4h-4zM85 83l5 1-1 3zM77 89l4-1 1 4zM85 90h4v3h-4zM77 95h4v2h-4zM84 96l4-1 1 3z" />
    </Spots>
  </>
);
