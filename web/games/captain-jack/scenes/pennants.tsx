/** A pennant on the mast for every sail: those that are used up are struck, and in a calm they hang. */
import { jackWords } from '../speech.ts';
import './pennants.css';

export interface PennantsProps {
  readonly sails: number;
  readonly reveals: number;
  readonly calm: boolean;
}

export function Pennants({ sails, reveals, calm }: PennantsProps) {
  const left = Math.max(0, sails - reveals);
  const words = jackWords();
  const label = calm ? words.becalmed : words.sailsLeft(left, sails);
  return (
    <span class={calm ? 'cj-pennants calm' : 'cj-pennants'} role="img" aria-label={label} title={label}>
      {Array.from({ length: sails }, (_, i) => (
        <svg key={i} class={i < reveals ? 'struck' : ''} viewBox="0 0 30 24" aria-hidden="true">
          <path class="line" d="M0 3H30" />
          <path
            class="cloth"
            d={
              calm && i >= reveals
                ? 'M8 3H22C20 10 21 16 18 23 15 20 12 21 11 17 12 12 9 8 8 3z'
                : 'M6 3H24C23 8 24 12 26 16 20 14 16 18 12 22 11 14 9 8 6 3z'
            }
          />
        </svg>
      ))}
    </span>
  );
}
