/** What the engraver put where nobody had sounded: a serpent, a whale, a wreck. Never more. */
import './creatures.css';

/** Three coils of a back that rises from the water, a head, a tail. */
const Serpent = () => (
  <g class="creature" transform="translate(634 952)">
    <path class="beast" d="M18 62C16 30 40 8 66 26c18 14 18 26 20 36H66c-1-12-6-20-14-22-12-2-15 10-15 22z" />
    <path class="beast" d="M94 62c0-22 12-36 28-36s27 14 28 36h-17c-1-10-4-17-11-17s-10 7-11 17z" />
    <path class="beast" d="M158 62c-3-14 2-26 12-30 4 8 12 8 20-4 0 14-4 20-12 22-4 4-6 7-5 12z" />
    <path class="beast" d="M18 62C10 38 14 14 32 4c10-6 24-4 32 3 5 4 8 10 3 13-8 2-16-2-22 1-9 5-12 22-12 41z" />
    <path
      class="beast-crest"
      d="M30 5c-4-7-2-12 4-15 0 6 3 8 6 12M18 16c-7-3-10-9-8-14 4 4 8 4 13 7M14 34c-6 0-11-4-12-9 5 2 9 1 13 0M112 27c2-6 6-8 11-7-2 3-2 5 0 6M128 27c4-4 9-4 13-1-4 1-5 3-6 5"
    />
    <path
      class="beast-line"
      d="M26 58c-1-18 2-30 9-38M30 58c-1-14 1-24 6-31M57 33c9 5 14 14 15 27M64 34c8 6 11 14 13 26M112 56c1-12 6-18 11-18M108 58c0-18 6-28 14-28M165 44c2-4 6-6 10-7M64 15c-4 1-8 1-12 0"
    />
    <circle class="beast-eye" cx="47" cy="10" r="2.6" />
    <path class="beast-tongue" d="M66 17c6 0 8 3 13 1M73 18c3 1 5 3 6 6" />
    <path
      class="ripple"
      d="M4 65c6-4 10-4 16 0s10 4 18 0 12-4 18 0 10 4 17 0 12-4 20 0 12 4 20 0 10-4 18 0 11 4 18 0 12-4 20 0M24 72c5-3 9-3 14 0s9 3 14 0M100 72c5-3 9-3 14 0s9 3 14 0"
    />
  </g>
);

const Whale = () => (
  <g class="creature" transform="translate(112 1010)">
    <path
      class="beast"
      d="M-42 14C-40-8-22-18 0-17c20 1 32 10 38 20 2-8 0-14-5-18 8 0 11 4 11 8 3-3 7-4 12-2-3 9-8 13-14 15C38 12 34 14 28 14z"
    />
    <path class="beast-line" d="M-38 6c10 4 22 4 32-2M-30 14c2-4 5-6 9-7M-18 14c1-3 3-5 6-6M8-12c8 2 14 6 18 11" />
    <circle class="beast-eye" cx="-22" cy="-3" r="2.2" />
    <path
      class="spout"
      d="M-14-19c-1-10-4-16-13-18-6 0-9 4-8 9M-13-19c0-11 3-18 11-21 7-1 10 4 8 9M-14-19c-1-8-1-14 0-22"
    />
    <path class="ripple" d="M-50 17c6-4 10-4 16 0s10 4 18 0 12-4 18 0 10 4 17 0 12-4 20 0" />
  </g>
);

/** A ship that did not make it: on her side, her ribs in the air. */
const Wreck = () => (
  <g class="creature" transform="translate(744 292) rotate(-7)">
    <path class="wreck-mast" d="M-6 4 12-46M8-34l20 8M-24 2l-8-26M-33-18l10-5" />
    <path class="wreck-sail" d="M10-31l16 7c-6 4-8 9-8 14-4-4-8-5-13-5z" />
    <path class="wreck-hull" d="M-48 8c8 4 20 4 28 0 14 3 36 1 62-12-4 14-12 24-24 30h-48c-9-4-15-10-18-18z" />
    <path
      class="beast-line"
      d="M-44 12c26 6 54 2 80-8M-38 18c24 4 48 2 68-6M-22 9l4 15M-8 10l3 15M8 7l2 17M22 3l-2 18"
    />
    <path class="wreck-hole" d="M-4 16c4-4 12-4 14 1-3 5-12 5-14-1z" />
    <path
      class="ripple"
      d="M-58 28c6-4 10-4 16 0s10 4 18 0 12-4 18 0 10 4 17 0 12-4 20 0 12 4 20 0M-36 35c5-3 9-3 14 0s9 3 14 0 9-3 14 0"
    />
  </g>
);

export const Creatures = () => (
  <g class="creatures">
    <Serpent />
    <Whale />
    <Wreck />
  </g>
);
