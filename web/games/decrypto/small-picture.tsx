/** The two machines in small: for each team its lamps, for what it intercepted and for what it misunderstood. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import './small-picture.css';

/** So many of either end the game. */
const LAMPS = 2;

export function Picture({ view }: { readonly view: object }) {
  const { teams, sending } = view as View;
  return (
    <svg aria-hidden="true" viewBox="0 0 120 100" class="dec-small" preserveAspectRatio="xMidYMid slice">
      <rect class="dec-small-wall" x="-40" y="-40" width="200" height="180" />
      {teams.map(({ interceptions, misunderstandings }, team) => (
        <g key={team} transform={`translate(10 ${8 + team * 46})`} class={team === sending ? 'sending' : ''}>
          <rect class="dec-small-panel" width="100" height="38" rx="5" />
          <circle class={team === 0 ? 'dec-small-team white' : 'dec-small-team black'} cx="15" cy="19" r="8" />
          {Array.from({ length: LAMPS }, (_, lamp) => (
            <g key={lamp} transform={`translate(${38 + lamp * 14} 0)`}>
              <circle class={lamp < interceptions ? 'dec-small-lamp won' : 'dec-small-lamp'} cy="12" r="5" />
              <circle class={lamp < misunderstandings ? 'dec-small-lamp lost' : 'dec-small-lamp'} cy="27" r="5" />
            </g>
          ))}
          <path class="dec-small-drums" d="M66 9h28v20H66zM75.300 9v20M84.700 9v20" />
        </g>
      ))}
    </svg>
  );
}

export const roundsAre = 'legs';
export const round = (view: object): number => (view as View).round;
