/**
 * The copy of a thing that hangs on a finger or the mouse. It lies over everything else at the end of the board, so that
 * nothing cuts it off; the thing itself stays where it is, dimmed (`data-dragged`).
 */

import { atTempo } from '../../motion/tempo.ts';
import { isStill } from '../../shell/settings.ts';
import type { DragPoint } from './drag.ts';

export interface DragCopy {
  moveTo(at: DragPoint): void;
  /** Lies down on an element, and stays there until it is taken away: what it was dropped for is on its way. */
  lieOn(target: Element): void;
  /** Goes back to where it was taken from, and is gone. */
  goBack(): void;
  takeAway(): void;
}

/** How long it takes to lie down or to go back, in milliseconds as drawn. */
const DURATION = 220;
const EASING = 'cubic-bezier(.3,.1,.2,1)';

/** A copy of an element, held where the pointer is. */
export function copyOf(element: HTMLElement, at: DragPoint): DragCopy {
  const board = element.closest<HTMLElement>('.parts') ?? document.body;
  const origin = board.getBoundingClientRect();
  const start = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'data-thing', 'data-target', 'data-lit', 'tabindex', 'data-playable'])
    copy.removeAttribute(name);
  for (const piece of [copy, ...copy.querySelectorAll<HTMLElement>('[data-piece]')]) {
    const { piece: name } = piece.dataset;
    delete piece.dataset.piece;
    // Where it is dropped is where the piece is seen last: it flies on from there (motion/flights.ts).
    if (name !== undefined) piece.dataset.pieceAt = name;
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.add('kit-drag-copy');
  Object.assign(copy.style, {
    left: `${start.x - origin.x}px`,
    top: `${start.y - origin.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  board.append(copy);
  element.dataset.dragged = '';
  let now = { x: 0, y: 0 };
  const glide = (to: DragPoint, after: () => void): void => {
    const from = now;
    now = to;
    copy.style.translate = `${to.x}px ${to.y}px`;
    if (isStill()) {
      after();
      return;
    }
    const way = copy.animate([{ translate: `${from.x}px ${from.y}px` }, { translate: `${to.x}px ${to.y}px` }], {
      duration: atTempo(DURATION),
      easing: EASING,
    });
    way.finished.then(after, after);
  };
  const takeAway = (): void => {
    copy.remove();
    delete element.dataset.dragged;
  };
  return {
    moveTo(to) {
      now = { x: to.x - at.x, y: to.y - at.y };
      copy.style.translate = `${now.x}px ${now.y}px`;
    },
    lieOn(target) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const to = { x: x + width / 2 - start.x - start.width / 2, y: y + height / 2 - start.y - start.height / 2 };
      copy.classList.add('lies');
      glide(to, () => {});
    },
    goBack: () => glide({ x: 0, y: 0 }, takeAway),
    takeAway,
  };
}
