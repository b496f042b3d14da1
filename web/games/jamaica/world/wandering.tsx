/**
 * All cards of the box laid side by side: from far all of them, a colour in each row where there is room; the nearer one goes, the fewer rows there are,
 * until the world lies in one, once around the island.
 */
import { CARDS, type Card, COLOURS } from '@havre/engine/games/jamaica/material.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../look/icons.tsx';
import { Face } from '../card.tsx';
import { stretchOf } from './loading.ts';
import { panning } from './panning.ts';
import { worldWords } from './words.ts';
import { Stretch } from './world.tsx';
import './wandering.css';

/** In how many rows the cards lie, from far to near. */
const ROWS = [6, 3, 2, 1] as const;
const ALL = COLOURS.flatMap(colour =>
  CARDS.map((_, card) => ({ colour, card: card as Card, at: stretchOf(colour, card as Card) })),
);

export function Wandering({ onClose }: { onClose(): void }) {
  const words = worldWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const land = useRef<HTMLElement>(null);
  const [near, setNear] = useState(0);
  const [isAlone, setAlone] = useState(false);
  /** The card in the middle, which stays there when one goes nearer. */
  const middle = useRef(0);
  const go = (by: number): void => {
    if (land.current !== null) middle.current = cardInTheMiddle(land.current);
    setNear(now => Math.min(ROWS.length - 1, Math.max(0, now + by)));
  };

  useEffect(() => {
    dialog.current?.showModal();
    land.current?.focus();
  }, []);
  useEffect(() => (land.current === null ? undefined : panning(land.current, go)), []);
  useLayoutEffect(() => {
    land.current?.children[middle.current]?.scrollIntoView({ inline: 'center', block: 'center' });
  }, [near]);

  return (
    <dialog ref={dialog} class="jam-wandering" aria-label={words.title} onClose={onClose}>
      <header>
        <h2>{words.title}</h2>
        <label class="switch">
          <input type="checkbox" checked={isAlone} onChange={event => setAlone(event.currentTarget.checked)} />
          {words.alone}
        </label>
        <Tool name={words.farther} icon="M5 12h14" isOff={near === 0} use={() => go(-1)} />
        <Tool name={words.nearer} icon="M12 5v14M5 12h14" isOff={near === ROWS.length - 1} use={() => go(1)} />
        <button
          type="button"
          class="button quiet round"
          aria-label={words.close}
          title={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="jam-wandering-room">
        <section
          ref={land}
          class={isAlone ? 'jam-land alone' : 'jam-land'}
          data-pans
          data-rows={ROWS[near]}
          style={{ '--rows': ROWS[near] }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard
          tabIndex={0}
          aria-label={`${words.title}. ${words.how} ${Object.values(words.stretches).join(' ')}`}
        >
          {ALL.map(({ colour, card, at }) => (
            <span key={at} class="jam-card" style={{ '--laid': at }}>
              {isAlone ? <Stretch card={at} /> : <Face card={card} dice={[]} colour={colour} />}
            </span>
          ))}
        </section>
      </div>
    </dialog>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: string;
  readonly isOff: boolean;
  use(): void;
}

const Tool = ({ name, icon, isOff, use }: ToolProps) => (
  <button
    type="button"
    class="button quiet round jam-wandering-tool"
    aria-label={name}
    title={name}
    aria-disabled={isOff}
    onClick={use}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  </button>
);

/** Which card lies nearest to the middle of what is seen. */
function cardInTheMiddle(land: HTMLElement): number {
  const seen = land.getBoundingClientRect();
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  const far = [...land.children].map(card => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return far.indexOf(Math.min(...far));
}
