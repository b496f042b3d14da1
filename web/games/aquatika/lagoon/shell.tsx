/** The shell of a camp, behind the other one: whoever brings an animal onto their own has won. */
import { type Colour, YELLOW } from '@havre/engine/games/aquatika/pieces.ts';

const RIBS = [-60, -40, -20, 0, 20, 40, 60] as const;

export const Shell = ({ colour, heading }: { colour: Colour; heading: number }) => (
  <g class={colour === YELLOW ? 'shell yellow' : 'shell grey'} transform={`rotate(${heading})`}>
    <circle class="shell-glow" r="47" />
    <path
      class="shell-body"
      d="M-7 33C-16 24-40 10-40-8-37-13-32-14-29-17-27-24-22-28-15-28-11-34-5-36 0-36 5-36 11-34 15-28 22-28 27-24 29-17 32-14 37-13 40-8 40 10 16 24 7 33z"
    />
    <path class="shell-foot" d="M-14 30C-10 36 10 36 14 30L10 40H-10z" />
    {RIBS.map(angle => (
      <path key={angle} class="shell-rib" d="M0 30C-2 12-2-12 0-30" transform={`rotate(${angle * 0.72} 0 32)`} />
    ))}
    {colour === YELLOW ? (
      <path class="shell-mark" d="M-35 2Q0-26 35 2L37-5Q0-34-37-5zM-24 16Q0-3 24 16L28 11Q0-11-28 11z" />
    ) : (
      <g class="shell-mark">
        {[-26, -9, 9, 26].map(x => (
          <circle key={x} cx={x} cy={Math.abs(x) * 0.35 - 20} r="4.200" />
        ))}
        {[-15, 0, 15].map(x => (
          <circle key={x} cx={x} cy={Math.abs(x) * 0.4 - 2} r="3.600" />
        ))}
        {[-6, 6].map(x => (
          <circle key={x} cx={x} cy="15" r="2.800" />
        ))}
      </g>
    )}
  </g>
);
