/**
 * A scene that is played over the board: a fight, a port, a choice among cards. It does not shut anything off: whoever looks
 * on goes on looking, and what lies around it can be touched. It never covers what it is about: `placement` says where it
 * lies, or `about` names an element (a selector) of the board, and it lies where there is most room beside that.
 *
 * It comes and goes with a movement, and what was in it is seen until it is gone. Where it asks something (`takesFocus`) the
 * focus goes into it, unless somebody is writing, and back to where it was when it closes. The board is its positioned
 * parent; how large it is, is said by styles: `--scene-width`, `--scene-height`.
 *
 * @example
 * <Scene isOpen={fight !== null} label={words.fight} about={`[data-ship="${fight?.ship}"]`} takesFocus={isAsked}>
 *   <Fight fight={fight} />
 * </Scene>
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { atTempo } from '../../motion/tempo.ts';
import { isStill } from '../../shell/settings.ts';
import { type Placement, placeBeside } from './scene-place.ts';
import './scene.css';

export interface SceneProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly placement?: Placement;
  /** What must not be covered: a selector, looked for on the board. */
  readonly about?: string;
  readonly takesFocus?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

const LEAVING = 180;

export function Scene({
  isOpen,
  label,
  placement = 'middle',
  about,
  takesFocus = false,
  class: looks = '',
  children,
}: SceneProps) {
  const place = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLElement>(null);
  const [isThere, setThere] = useState(isOpen);
  const last = useRef(children);
  if (isOpen) last.current = children;
  useLayoutEffect(() => {
    if (isOpen) return setThere(true);
    const { current } = scene;
    if (current === null || isStill()) return setThere(false);
    const leaving = current.animate([{}, { opacity: 0, transform: 'scale(.96)' }], {
      duration: atTempo(LEAVING),
      fill: 'forwards',
    });
    const gone = () => setThere(false);
    leaving.finished.then(gone, () => {});
    return () => leaving.cancel();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen && place.current !== null)
      place.current.dataset.placement = placementOf(place.current, about) ?? placement;
  });
  useFocus(scene, isOpen && takesFocus);
  if (!isOpen && !isThere) return null;
  return (
    <div ref={place} class="kit-scene-place">
      <section ref={scene} class={`kit-scene ${looks}`} aria-label={label} tabIndex={-1} inert={!isOpen}>
        {isOpen ? children : last.current}
      </section>
    </div>
  );
}

function placementOf(place: HTMLElement, about: string | undefined): Placement | null {
  const board = place.parentElement;
  const subject = about === undefined ? null : board?.querySelector(about);
  return board == null || subject == null
    ? null
    : placeBeside(board.getBoundingClientRect(), subject.getBoundingClientRect());
}

const WRITTEN_IN = 'input, textarea, [contenteditable]';

/** Leads the focus into a scene that asks, and back. */
function useFocus(scene: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const before = document.activeElement;
    if (!isWanted || before?.matches(WRITTEN_IN) === true) return;
    scene.current?.focus({ preventScroll: true });
    return () => {
      const { activeElement: now } = document;
      const isLost = now === null || now === document.body || scene.current?.contains(now) === true;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isWanted]);
}
