/** The tokens of a team, told apart by shape and mark: a white disc with an ear trumpet's rings, a black octagon with a broken wave. */
import type { TeamView } from '@havre/engine/games/decrypto/information.ts';
import { TOKENS_TO_END } from '@havre/engine/games/decrypto/material.ts';
import { roomWords } from '../speech.ts';
import './tokens.css';

/** Two of either decide the game. */
const DECIDES = TOKENS_TO_END;

export const Interception = ({ isThere }: { isThere: boolean }) => (
  <svg class={isThere ? 'dec-token there' : 'dec-token'} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="10.500" fill={isThere ? '#fbfaf4' : 'none'} />
    <path d="M-3.500 0a3.500 3.500 0 0 1 7 0M-6.500 0a6.500 6.500 0 0 1 13 0M0 0v6.500" class="dec-token-mark" />
    <circle r="1.600" class="dec-token-dot" />
  </svg>
);

export const Misunderstanding = ({ isThere }: { isThere: boolean }) => (
  <svg class={isThere ? 'dec-token black there' : 'dec-token black'} viewBox="-12 -12 24 24" aria-hidden="true">
    <path
      d="M-4.300-10.500h8.600l6.200 6.200v8.600l-6.200 6.200h-8.600l-6.200-6.200v-8.600z"
      fill={isThere ? '#15191b' : 'none'}
    />
    <path d="M-7 1.500c1.500-4 3.500-4 5 0M2 0c1.500 4 3.500 4 5 0M-1.500-5l3 10" class="dec-token-mark" />
  </svg>
);

export interface TokensProps {
  readonly team: TeamView;
  /** Of three only the Interceptor takes tokens, all of one kind (DEC-TRIO-06). */
  readonly isTrio: boolean;
  readonly isInterceptor: boolean;
}

/** What a team has, and the places of what it has not. */
export function Tokens({ team, isTrio, isInterceptor }: TokensProps) {
  const { interceptions, misunderstandings } = team;
  if (isTrio && !isInterceptor) return null;
  const text = roomWords().tokens(interceptions, misunderstandings);
  return (
    <span class="dec-tokens" title={text}>
      <span class="unseen">{text}</span>
      {places(interceptions).map((isThere, i) => (
        <Interception key={`i${i} ${isThere}`} isThere={isThere} />
      ))}
      {(isTrio ? [] : places(misunderstandings)).map((isThere, i) => (
        <Misunderstanding key={`m${i} ${isThere}`} isThere={isThere} />
      ))}
    </span>
  );
}

const places = (count: number): boolean[] => Array.from({ length: Math.max(DECIDES, count) }, (_, i) => i < count);
