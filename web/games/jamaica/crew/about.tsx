/** Whoever is spoken of: the face, the power, both values, the price of the bottle's way, and what has to leave the hold. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { NAMES, WORTH_AWAY, WORTH_HOME } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { signed } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Token } from '../goods.tsx';
import { holdsOf } from '../reading.ts';
import { characterDoes } from '../speech.ts';
import { headName } from './plan.tsx';
import { Portrait } from './portrait.tsx';
import type { Stand } from './ways.ts';
import { tavernWords } from './words.ts';
import './about.css';

export interface AboutProps {
  readonly view: View;
  readonly crew: CrewView;
  readonly who: CharacterName | null;
  readonly stand: Stand | null;
  readonly stands: readonly Stand[];
  readonly seat: Seat | null;
  /** Whether this seat may recruit now. */
  readonly isAsked: boolean;
}

export function About({ view, crew, who, stand, stands, seat, isAsked }: AboutProps) {
  const words = tavernWords();
  if (who === null) {
    const waiting = crew.tavern.filter(tile => tile !== null).length;
    return (
      <div class="jam-about">
        <p class="jam-about-hint">
          {isAsked ? words.asked : words.hint} <span class="soft">{words.waiting(waiting)}</span>
        </p>
      </div>
    );
  }
  const number = NAMES.indexOf(who);
  return (
    <div class="jam-about" aria-live="polite">
      <span class="jam-about-face">
        <Portrait character={who} />
      </span>
      <div class="jam-about-text">
        <strong class="jam-about-name">{headName(who)}</strong> <span>{characterDoes(who)}</span>{' '}
        <span class="soft">{noteOf(view, crew, who, stand, stands, seat)}</span>
      </div>
      <dl class="jam-about-worth">
        <div>
          <dt>{words.home}</dt>
          <dd>{signed(WORTH_HOME[number] ?? 0)}</dd>
        </div>
        <div>
          <dt>{words.away}</dt>
          <dd>{signed(WORTH_AWAY[number] ?? 0)}</dd>
        </div>
        {stand === null ? null : <Fee fee={stand.fee} />}
      </dl>
    </div>
  );
}

function Fee({ fee }: { fee: number }) {
  const words = tavernWords();
  return (
    <div class="jam-about-fee">
      <dt class="unseen">{words.fee}</dt>
      {fee === 0 ? (
        <dd>{words.free}</dd>
      ) : (
        <dd>
          {fee}
          <span class="jam-about-coin">
            <Token goods="gold" />
          </span>
        </dd>
      )}
    </div>
  );
}

/** What else is to be known before somebody is taken aboard. */
function noteOf(
  view: View,
  crew: CrewView,
  who: CharacterName,
  stand: Stand | null,
  stands: readonly Stand[],
  seat: Seat | null,
): string {
  const words = tavernWords();
  if (crew.hired === who) return view.now?.step === 'takeAboard' ? words.hired(headName(who)) : '';
  if (stand === null || seat === null) return '';
  const stacks = holdsOf(view, seat);
  // the fee may empty a hold of gold
  const hasRoom = stacks.some((stack, hold) =>
    stack === null ? crew.aboard[seat]?.[hold] == null : stack.goods === 'gold' && stack.tokens <= stand.fee,
  );
  if (!hasRoom) return words.mustLeave(stacks.filter(stack => stack !== null));
  return stands.length > 1 ? words.otherStands : '';
}
