/** The pieces that are still to be placed, and everything that arranges them at once. */
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { type Colour, KINDS, type Kind, pieceOf } from '@havre/engine/games/aquatika/pieces.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../look/icons.tsx';
import { words as pageWords } from '../../../words/index.ts';
import { Animal } from '../animals/animal.tsx';
import { aquaWords } from '../speech.ts';
import { inHand, isFull, shuffled } from './camp.ts';
import { FormationChoice } from './formation-choice.tsx';
import { campOfLastTime } from './last-time.ts';
import type { Arranging } from './use-arranging.ts';
import './tray.css';

export interface TrayProps {
  readonly view: View;
  readonly own: Colour;
  readonly arranging: Arranging;
  /** What a drag needs of the element of a kind, and of the tray. */
  attributes(kind: Kind): Record<string, unknown>;
  readonly tray: Record<string, unknown>;
  readonly suggested: readonly Action[];
  act(action: Action): void;
  readonly children?: ComponentChildren;
}

const below = (count: number): number => Math.floor(Math.random() * count);

export function Tray({ view, own, arranging, attributes, tray, suggested, act, children }: TrayProps) {
  const [isOpen, setOpen] = useState(false);
  const words = aquaWords();
  const { camp, held, isReady } = arranging;
  const { board } = view.options;
  const last = campOfLastTime(board);
  const isSuggested = (type: Action['type']): string =>
    suggested.some(action => action.type === type) ? ' suggested' : '';
  if (isReady)
    return (
      <section class="aqua-tray waiting" data-part="mine" aria-label={pageWords().table.actions}>
        {children}
        <div class="aqua-tray-body waiting">
          <p class="aqua-caption long" role="status">
            {words.waiting}
          </p>
          <button type="button" class="button aqua-change" onClick={() => act({ type: 'reconsider' })}>
            {words.change}
          </button>
        </div>
      </section>
    );
  const hint = held !== null ? words.exchange : isFull(camp) ? words.allPlaced : words.place;
  const ate = view.ateFish.length > 0;
  return (
    <section class="aqua-tray" data-part="mine" aria-label={pageWords().table.actions}>
      {children}
      <div class="aqua-tray-body" {...tray}>
        <ul class="aqua-hand">
          {KINDS.map(kind => (
            <li key={kind}>
              <button
                type="button"
                class={`aqua-kind${inHand(camp)[kind] === 0 ? ' none' : ''}${isSuggested('place')}`}
                aria-label={held === null ? words.hand(kind, inHand(camp)[kind] ?? 0) : words.putBack}
                aria-pressed={arranging.atHand === kind && held === null}
                {...attributes(kind)}
                onClick={() => arranging.take(kind)}
              >
                <Animal piece={pieceOf(own, kind)} />
                <span class="aqua-count" aria-hidden="true">
                  {inHand(camp)[kind]}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p class="aqua-caption" role="status">
          {hint}
        </p>
        <div class="aqua-tray-buttons">
          <button type="button" class="button small" onClick={() => setOpen(true)}>
            {words.formations}
          </button>
          {last === null ? null : (
            <button type="button" class="button small aqua-last" onClick={() => arranging.want(last)}>
              {words.lastTime}
            </button>
          )}
          <button
            type="button"
            class={`button small aqua-random${isSuggested('fill')}`}
            onClick={() => {
              // The table throws what is missing; what is all there already is thrown here.
              if (isFull(camp)) arranging.want(shuffled(camp, below));
              else if (arranging.isSettled) act({ type: 'fill' });
            }}
          >
            {words.random}
          </button>
          {view.options.first === 'fish' ? (
            <button
              type="button"
              class="button small aqua-fish"
              aria-pressed={ate}
              onClick={() => act({ type: 'claimFish', ate: !ate })}
            >
              {ate ? <Icon name="check" size={18} /> : null}
              {words.ateFish}
            </button>
          ) : null}
          <button
            type="button"
            class={`button main aqua-ready${isSuggested('confirm')}`}
            aria-disabled={!isFull(camp) || !arranging.isSettled}
            onClick={arranging.confirm}
          >
            {isFull(camp) ? <Icon name="check" size={18} /> : null}
            {words.ready}
          </button>
        </div>
      </div>
      {isOpen ? (
        <FormationChoice
          board={board}
          own={own}
          onClose={() => setOpen(false)}
          choose={chosen => {
            setOpen(false);
            arranging.want(chosen);
          }}
        />
      ) : null}
    </section>
  );
}
