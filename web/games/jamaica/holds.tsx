/** The holds of a ship: what lies in each, laid out so that one sees the number without counting. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { Event, Stack } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { SIXTH } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { ComponentChildren } from 'preact';
import { pointing } from '../kit/pointing.ts';
import { CrewFace } from './crew/crew-face.tsx';
import { crewPictures } from './crew/loading.ts';
import { Token } from './goods.tsx';
import { bankPlace, crewPiece, holdPlace, TAVERN_SIGN, tokenPiece } from './moves.ts';
import { holdsOf } from './reading.ts';
import { aboutCharacter, jamaicaWords } from './speech.ts';
import './holds.css';

/** What may become of a hold, shown before it does. */
export type Omen =
  /** These tokens would come, and what lies there would be lost if anything does. */
  | { readonly type: 'comes'; readonly stack: Stack; readonly isSure: boolean }
  /** So many tokens would go. */
  | { readonly type: 'goes'; readonly tokens: number };

/** What somebody can do with a hold. */
export interface HoldTouch {
  readonly label: string;
  readonly isChoosable: boolean;
  readonly isLifted: boolean;
  readonly isSuggested: boolean;
  touch(): void;
  peek(isPointed: boolean): void;
}

export interface HoldsProps {
  readonly view: View;
  readonly ship: Ship;
  readonly label: string;
  /** What is happening on the screen, in a playback. */
  readonly event?: Event | null;
  /** Where new tokens come from, if not from the Bank. */
  readonly from?: string | undefined;
  omen?(hold: number): Omen | null;
  /** How each hold answers to touch; without it the holds are only looked at. */
  touchOf?(hold: number): HoldTouch | null;
  /** Tells everything about the ship, for whoever touches a character in a hold that is only looked at. */
  open?(): void;
}

export function Holds({ view, ship, label, event = null, from, omen, touchOf, open }: HoldsProps) {
  const holds = holdsOf(view, ship);
  return (
    <ul class="jam-holds" aria-label={label} style={{ '--holds': holds.length }}>
      {holds.map((stack, hold) => {
        const coming = omen?.(hold) ?? null;
        const touch = touchOf?.(hold) ?? null;
        const who = view.crew?.aboard[ship]?.[hold] ?? null;
        const mood = who === null ? undefined : crewPictures.value?.characterMood(view, event, ship, who);
        const inside = <Hold ship={ship} hold={hold} who={who} mood={mood} stack={stack} omen={coming} from={from} />;
        return (
          <li key={hold} class={hold === SIXTH ? 'jam-hold-place sixth' : 'jam-hold-place'}>
            {touch === null ? (
              <Seen who={who} open={open} label={jamaicaWords().holdWith(hold, stack)}>
                {inside}
              </Seen>
            ) : (
              <button
                type="button"
                class={looksOf(touch)}
                aria-label={touch.label}
                title={who === null ? undefined : aboutCharacter(who)}
                aria-pressed={touch.isChoosable ? touch.isLifted : undefined}
                data-playable={touch.isChoosable ? '' : undefined}
                data-lit={touch.isChoosable ? '' : undefined}
                onClick={touch.touch}
                {...pointing(touch.peek)}
              >
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SeenProps {
  readonly who: CharacterName | null;
  /** What is in the hold where nobody is. */
  readonly label: string;
  readonly children: ComponentChildren;
  open: (() => void) | undefined;
}

/** A hold that is only looked at; a character in it can be asked what it does. */
function Seen({ who, label, children, open }: SeenProps) {
  if (who === null || open === undefined)
    return (
      <div class="jam-hold" role="img" aria-label={who === null ? label : aboutCharacter(who)}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class="jam-hold"
      aria-haspopup="dialog"
      aria-label={aboutCharacter(who)}
      title={aboutCharacter(who)}
      onClick={open}
    >
      {children}
    </button>
  );
}

const looksOf = ({ isChoosable, isLifted, isSuggested }: HoldTouch): string =>
  ['jam-hold', isChoosable ? 'open' : '', isLifted ? 'lifted' : '', isSuggested ? 'suggested' : '']
    .filter(Boolean)
    .join(' ');

interface HoldProps {
  readonly ship: Ship;
  readonly hold: number;
  readonly who: CharacterName | null;
  /** Whether the character's power may be used now, or has just made a difference. */
  readonly mood: string | undefined;
  readonly stack: Stack | null;
  readonly omen: Omen | null;
  readonly from: string | undefined;
}

function Hold({ ship, hold, who, mood, stack, omen, from }: HoldProps) {
  const isLost = omen?.type === 'comes' && stack !== null;
  const left = omen?.type === 'goes' ? (stack?.tokens ?? 0) - omen.tokens : (stack?.tokens ?? 0);
  return (
    <span class="jam-hold-inside" aria-hidden="true" data-place={holdPlace(ship, hold)}>
      {who === null ? null : (
        <span class={omen?.type === 'comes' ? 'jam-hold-character lost' : 'jam-hold-character'}>
          <span class="jam-hold-face" data-piece={crewPiece(who)} data-from={TAVERN_SIGN} data-mood={mood}>
            <CrewFace character={who} />
          </span>
        </span>
      )}
      {stack === null ? null : (
        <span class={isLost ? 'jam-stack lost' : 'jam-stack'} data-count={stack.tokens}>
          {Array.from({ length: stack.tokens }, (_, i) => (
            <span
              key={`${stack.goods} ${i}`}
              class={i >= left ? 'jam-piece going' : 'jam-piece'}
              data-piece={tokenPiece(ship, hold, stack.goods, i)}
              data-from={from ?? bankPlace(stack.goods)}
            >
              <Token goods={stack.goods} />
            </span>
          ))}
        </span>
      )}
      {omen?.type === 'comes' ? (
        <span class={omen.isSure ? 'jam-stack coming' : 'jam-stack coming unsure'} data-count={omen.stack.tokens}>
          {Array.from({ length: omen.stack.tokens }, (_, i) => (
            <span key={i} class="jam-piece">
              <Token goods={omen.stack.goods} />
            </span>
          ))}
        </span>
      ) : null}
      <Count stack={stack} omen={omen} left={left} />
    </span>
  );
}

function Count({ stack, omen, left }: { stack: Stack | null; omen: Omen | null; left: number }) {
  if (omen?.type === 'comes') return <span class="jam-count coming" data-number={`+${omen.stack.tokens}`} />;
  if (stack === null) return null;
  if (omen?.type === 'goes') return <span class="jam-count going" data-number={left} />;
  return <span class="jam-count" data-number={stack.tokens} />;
}
