/** What lies on the beaches, drawn from above: no two of them are the same place. */
import './finds.css';

interface FindProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const placed = ({ x, y, turn }: FindProps): string => `translate(${x} ${y}) rotate(${turn})`;

const STAR = 'M0-15C3-7 5-5 14-5 7 1 6 4 9 12 2 8-2 8-9 12-6 4-7 1-14-5-5-5-3-7 0-15z';

export const Starfish = (props: FindProps) => <path class="starfish" d={STAR} transform={placed(props)} />;

/** It looks up at whoever comes near. */
export const Crab = (props: FindProps) => (
  <g class="crab" transform={placed(props)}>
    <path
      class="crab-legs"
      d="M-9 1L-19-3-24 3M-10 5L-20 5-24 12M-8 8L-16 12-18 19M9 1L19-3 24 3M10 5L20 5 24 12M8 8L16 12 18 19M-8-5L-14-10M8-5L14-10"
    />
    {[1, -1].map(side => (
      <path
        key={side}
        d="M12-8C19-11 22-19 17-25 17-19 14-17 10-20 7-14 8-10 12-8z"
        transform={side < 0 ? 'scale(-1 1)' : undefined}
      />
    ))}
    <path d="M0-9C9-9 14-4 13 2 12 8 6 11 0 11S-12 8-13 2C-14-4-9-9 0-9z" />
    <g class="crab-eyes">
      <circle cx="-4" cy="-9" r="2.400" />
      <circle cx="4" cy="-9" r="2.400" />
    </g>
  </g>
);

/** A turtle on its way to the water, with the track that it leaves in the sand. */
export const Turtle = (props: FindProps) => (
  <g class="turtle" transform={placed(props)}>
    <path class="turtle-track" d="M-13 34q-3 7 0 14t0 14M13 34q3 7 0 14t0 14" />
    <path d="M-14-11C-22-20-32-20-36-14-28-14-22-8-15-3zM14-11C22-20 32-20 36-14 28-14 22-8 15-3zM-12 17C-20 20-22 28-19 32-15 26-11 24-7 22zM12 17C20 20 22 28 19 32 15 26 11 24 7 22z" />
    <path d="M-6-20C-7-30 7-30 6-20z" />
    <path class="turtle-shell" d="M0-24C14-24 20-10 18 4 16 18 8 26 0 28-8 26-16 18-18 4-20-10-14-24 0-24z" />
    <path
      class="turtle-plates"
      d="M-7-14L0-19 7-14 8-3 0 2-8-3zM-8-3L-17-8M8-3L17-8M0 2V12M0 12L-8 18M0 12L8 18M-7-14L-12-20M7-14L12-20M-17 8L0 12 17 8"
    />
  </g>
);

/** A canoe with its outrigger, drawn up on the beach. */
export const Canoe = (props: FindProps) => (
  <g class="canoe" transform={placed(props)}>
    <path class="canoe-shade" d="M-48 7C-30-5 34-5 52 7 34 19-30 19-48 7z" />
    <path class="canoe-beam" d="M-20-2V30M20-2V30" />
    <path d="M-34 31C-24 26 24 26 34 31 24 36-24 36-34 31z" />
    <path d="M-52 0C-32-14 32-14 52 0 32 14-32 14-52 0z" />
    <path class="canoe-hold" d="M-38 0C-24-8 24-8 38 0 24 8-24 8-38 0z" />
    <path class="canoe-beam" d="M-16-6V6M16-6V6" />
    <path class="canoe-paddle" d="M-30 2L12-3" />
  </g>
);
