/** The shark, from above: a long body that is all snout, fins and tail. */
import type { CampMarking } from './animal.tsx';

const BODY =
  'M0-48C6-44 11.500-34 12.500-22 13-17 13-13 12.500-9 23-4 33 7 39 24 30 17 20 13 11.500 13 10.500 20 9 26 7 31 11 33 14 36 16 40 12 39 8 38 5 37 4 39 3 40 2.500 41 8 42 15 45 21 49 12 48 5 47 0 44-5 47-12 48-21 49-15 45-8 42-2.500 41-3 40-4 39-5 37-8 38-12 39-16 40-14 36-11 33-7 31-9 26-10.500 20-11.500 13-20 13-30 17-39 24-33 7-23-4-12.500-9-13-13-13-17-12.500-22-11.500-34-6-44 0-48z';

export const SharkShape = () => <path d={BODY} />;

export const Shark = ({ marking }: { marking: CampMarking }) => (
  <>
    <path class="animal-body animal-line" d={BODY} />
    <path
      class="animal-shade"
      d="M0-46C5-42 10.500-33 11.500-22 12-14 12-2 10 14 9 24 6 34 1 42 5 26 6 4 5-16 4.500-30 3-40 0-46zM13-8C23-3 32 7 37.500 21 30 15 22 12 14 11.500 24 10 27 8 26 5 23 0 18-5 13-8z"
    />
    <path
      class="animal-light"
      d="M-3-42c-4 4-6.500 12-7 20-.4 6 1.800 6 2.600 1 1-8 3-13 5.600-18 1.300-2.600.6-4.600-1.200-3z"
      opacity="0.8"
    />
    <path
      class="animal-belly"
      d="M-13-7C-22-3-32 7-37 20-32 10-24 2-13-2zM-20 48.500C-14 45-8 43-3 42-8 45-14 47-20 48.500z"
    />
    {marking === 'stripes' ? (
      <path
        class="animal-mark"
        d="M-12.500-11Q-5-5-2.500-9L-2.500-13Q-6-11-12-16zM12.500-11Q5-5 2.500-9L2.500-13Q6-11 12-16zM-11.500 5Q-5 9-2.500 5V1Q-6 3-12 0zM11.500 5Q5 9 2.500 5V1Q6 3 12 0zM-10 19Q-4 22-2 18V14Q-6 16-11 14zM10 19Q4 22 2 18V14Q6 16 11 14zM-7 31Q-3 32-1.500 29V25.500Q-5 27-8.500 26zM7 31Q3 32 1.500 29V25.500Q5 27 8.500 26z"
      />
    ) : (
      <g class="animal-mark animal-ring">
        <circle cx="-7.500" cy="-5" r="3" />
        <circle cx="7.500" cy="-5" r="3" />
        <circle cx="-6.500" cy="7" r="2.800" />
        <circle cx="6.500" cy="7" r="2.800" />
        <circle cx="-5" cy="18.500" r="2.500" />
        <circle cx="5" cy="18.500" r="2.500" />
        <circle cx="-24" cy="5" r="2.800" />
        <circle cx="24" cy="5" r="2.800" />
        <circle cx="0" cy="29.500" r="2.400" />
      </g>
    )}
    <path
      class="animal-fin animal-line"
      d="M0-14C2.600-8 3.400 2 2.400 13 .8 11-.8 11-2.400 13-3.400 2-2.600-8 0-14z"
    />
    <path
      class="animal-gills"
      d="M-10.500-26Q-8-23-8.500-19M-7.500-26.500Q-5-23.500-5.500-19.500M10.500-26Q8-23 8.500-19M7.500-26.500Q5-23.500 5.500-19.500"
    />
    <path class="animal-gills" d="M-3.500-43.500h.1M3.500-43.500h.1" />
    {[-1, 1].map(side => (
      <g key={side} transform={`translate(${side * 8.2} -33)`}>
        <circle class="animal-eye" r="3.900" />
        <circle class="animal-pupil" cx={side * 0.4} cy="-.6" r="2.100" />
        <path class="animal-brow" d={`M${-side * 4.4}-.6L${side * 3.4}-4`} />
      </g>
    ))}
  </>
);
