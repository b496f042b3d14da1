/** The shark, from above: a broad head with teeth all around its snout, fins swept back, and a tail that swings aside. */
import type { CampMarking } from './animal.tsx';

const FIN = 'M11-15C23-11 36 3 42 25 32 17 21 14 8 13z';
const TAIL = 'M3 36C12 36 24 40 34 49 24 48 17 48 13 50 6 49-3 50-12 54-9 46-4 39 3 36z';
const BODY =
  'M0-50C9-48 15.500-39 16-27 16.500-13 14.500 0 11.500 12 10 21 10.500 30 13.500 41 10 45.500 5.500 45 3 40-1.500 31-7 22-10.500 12-14.500 0-16.500-13-16-27-15.500-39-9-48 0-50z';
const MIRRORED = 'scale(-1 1)';
/** The edge of its jaws, tooth by tooth. */
const TEETH =
  'M-14.300-36L-10.500-35 -10.700-40.500 -6.800-38.500 -6.200-44 -2.600-41 0-46 2.600-41 6.200-44 6.800-38.500 10.700-40.500 10.500-35 14.300-36C12-44 7-48.500 0-50-7-48.500-12-44-14.300-36z';

export const SharkShape = () => (
  <>
    <path d={FIN} />
    <path d={FIN} transform={MIRRORED} />
    <path d={TAIL} />
    <path d={BODY} />
  </>
);

const Fin = ({ marking }: { marking: CampMarking }) => (
  <>
    <path class="animal-body animal-line" d={FIN} />
    {marking === 'stripes' ? (
      <path class="animal-mark" d="M20-9.500C24-3 25 4 23 13.200L28.500 15C30 8 29.500 0 26.500-4z" />
    ) : (
      <circle class="animal-mark animal-ring" cx="25" cy="5" r="3.600" />
    )}
  </>
);

export const Shark = ({ marking }: { marking: CampMarking }) => (
  <>
    <Fin marking={marking} />
    <g transform={MIRRORED}>
      <Fin marking={marking} />
    </g>
    <path class="animal-body animal-line" d={TAIL} />
    <path class="animal-body animal-line" d={BODY} />
    <path
      class="animal-shade"
      d="M2-35C9-30 13-22 13.500-14 13.500 0 10 10 9.500 20 9.500 29 10.500 36 12.500 40.500 10.500 43.500 8 44 6 42.500 4 30 8 8 7.500-10 7-22 5-30 2-35z"
    />
    <path
      class="animal-light"
      d="M-8-33c-3 4-4 10-3.800 16 .2 5 2.800 5 2.800 0 .2-5 1-9 2.800-13 1-3-.4-5-1.800-3z"
      opacity="0.8"
    />
    {marking === 'stripes' ? (
      <path
        class="animal-mark"
        d="M-15.300-8Q-7-2-3.400-6V-11Q-8-8-16-14zM15.300-8Q7-2 3.400-6V-11Q8-8 16-14zM-12.300 6Q-6 11-3 7V2Q-7 4-13.500 0zM12.800 6Q6 11 3 7V2Q7 4 13.500 0zM-7.500 19Q1 23 10.200 19L10.400 14Q1 18-9.500 14zM-1 32Q5 34 11 31L10.500 26.500Q4 29-4.500 26z"
      />
    ) : (
      <g class="animal-mark animal-ring">
        <circle cx="-9.500" cy="-9" r="3.200" />
        <circle cx="9.500" cy="-9" r="3.200" />
        <circle cx="-7.500" cy="4" r="3" />
        <circle cx="8" cy="4" r="3" />
        <circle cx="0" cy="19" r="3.200" />
        <circle cx="4.500" cy="30" r="2.600" />
      </g>
    )}
    <path
      class="animal-fin animal-line"
      d="M0-18C3.400-11 4.200 2 3 14 1 11.500-1 11.500-3 14-4.200 2-3.400-11 0-18z"
    />
    <path class="animal-jaws" d={TEETH} />
    <path class="animal-gills" d="M-13-20Q-10-17-10.500-13M13-20Q10-17 10.500-13" />
    {[-1, 1].map(side => (
      <g key={side} transform={`translate(${side * 9.4} -28)`}>
        <circle class="animal-eye" r="4.600" />
        <circle class="animal-pupil" cx={side * 0.4} cy="-.6" r="2.500" />
        <path class="animal-brow" d={`M${-side * 5}-1L${side * 4}-5`} />
      </g>
    ))}
  </>
);
