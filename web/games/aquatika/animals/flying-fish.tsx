/** The flying fish, from above: a slim body between four wings, the larger pair spread as far as they go. */
import type { CampMarking } from './animal.tsx';

const WING = 'M6-25C17-33 38-31 53-15 50-11 46-9.500 42.500-10 41-5 36.500-3 32-5 30-.5 25 .5 20.500-2 18 2 11 1 6-5z';
const SMALL_WING = 'M4.500 9C11 9 18 14 22 22 18 23.500 15 23 12.500 22 10 23 7 21 4 18z';
const BODY =
  'M0-49C5.500-46 9-39 9-28 9-10 7 8 3.200 26 8 32 13 40 16 50 9 48 3.500 44 0 38-3.500 44-9 48-16 50-13 40-8 32-3.200 26-7 8-9-10-9-28-9-39-5.500-46 0-49z';
const MIRRORED = 'scale(-1 1)';

export const FlyingFishShape = () => (
  <>
    <path d={WING} />
    <path d={WING} transform={MIRRORED} />
    <path d={BODY} />
  </>
);

const Wings = ({ marking }: { marking: CampMarking }) => (
  <>
    <path class="animal-wing animal-line" d={WING} />
    {marking === 'stripes' ? (
      <path
        class="animal-mark"
        d="M18-29.800C22-22 21.500-12 17-.8 18.500-.6 20-1 21.500-1.600 22.800-1 24-.8 25-.8 28.500-11 28-21 24.500-30zM33-28.500C36.500-22 36.500-13 33-4.700 35-3.900 37-4 38.800-5.200 41.500-11 41.500-18 38.800-25.500z"
      />
    ) : (
      <g class="animal-mark animal-ring">
        <circle cx="17" cy="-21" r="4.200" />
        <circle cx="29" cy="-21.500" r="4.200" />
        <circle cx="40.500" cy="-16.500" r="3.400" />
        <circle cx="22.500" cy="-9.500" r="3.500" />
        <circle cx="33" cy="-10.500" r="2.900" />
      </g>
    )}
    <path class="animal-ray" d="M8-20Q28-27 53-15M8-17Q26-18 42-10M8-14Q22-11 32-5M8-11Q15-7 20.500-2" />
    <path class="animal-wing animal-line" d={SMALL_WING} />
    <path class="animal-ray" d="M5 12Q13 14 21.500 21.600M5 15Q9 17 12.500 22" />
  </>
);

export const FlyingFish = ({ marking }: { marking: CampMarking }) => (
  <>
    <Wings marking={marking} />
    <g transform={MIRRORED}>
      <Wings marking={marking} />
    </g>
    <path class="animal-body animal-line" d={BODY} />
    <path
      class="animal-shade"
      d="M2-46C6-43 8.700-36 8.600-27 8.600-10 6.600 10 2.500 30 3.600 10 4.800-12 4.600-26 4.500-36 4-42 2-46z"
    />
    <path
      class="animal-light"
      d="M-3-38c-3 5-4 10-3.800 17 .2 5 2.400 5 2.600 0 .2-6 .8-10 2.400-15 .8-3.400-.2-4-1.200-2z"
      opacity="0.8"
    />
    <path class="animal-fin" d="M0-12C1.800-4 2 8 0 18-2 8-1.800-4 0-12z" />
    {[-1, 1].map(side => (
      <g key={side} transform={`translate(${side * 6.6} -36)`}>
        <circle class="animal-eye" r="4.400" />
        <circle class="animal-pupil" cx={side * 0.5} cy="-1" r="2.600" />
        <circle class="animal-glint" cx={side * 0.5 - 1} cy="-2.200" r="1" />
      </g>
    ))}
  </>
);
