/**
 * Asking by pointing: a right click, a long touch or the key "?" on a card or piece opens its rule beside the board. While one asks
 * (`isPointing`), every touch on the board does, and none of them plays.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { openRule } from './open-rule.ts';

/** What is on the screen, of whatever game. */
type AnyView = Parameters<NonNullable<GameUi['ruleOf']>>[1];

/** What a board listens to, and must not hear while one asks. */
const TOUCHES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
] as const;

export function usePointing(ui: GameUi, view: AnyView | null): void {
  const latest = useRef({ ui, view });
  latest.current = { ui, view };
  useEffect(() => {
    const heard = new AbortController();
    const listening = { capture: true, signal: heard.signal };
    const ruleAt = (pointed: EventTarget | null): string | null => {
      const { ui: shown, view: seen } = latest.current;
      if (seen === null || !(pointed instanceof Element) || !isOnBoard(pointed)) return null;
      return shown.ruleOf?.(pointed, seen) ?? null;
    };
    const open = (rule: string, pointed: Element) => {
      const isPointing = openRule.value?.isPointing === true;
      const { top, bottom } = pointed.getBoundingClientRect();
      const isAbove = (top + bottom) / 2 > window.innerHeight / 2;
      openRule.value = { game: latest.current.ui.game.id, rule, chain: [], isPointing, isAbove };
    };
    const asked = (event: Event, pointed: EventTarget | null) => {
      const rule = ruleAt(pointed);
      if (rule === null || !(pointed instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      open(rule, pointed);
    };
    document.addEventListener('contextmenu', event => asked(event, event.target), listening);
    document.addEventListener(
      'keydown',
      event => {
        if (event.key === '?' && !isWriting(event.target)) asked(event, event.target);
      },
      listening,
    );
    for (const type of TOUCHES)
      document.addEventListener(
        type,
        event => {
          const { target } = event;
          if (openRule.value?.isPointing !== true || !(target instanceof Element) || !isOnBoard(target)) return;
          event.stopPropagation();
          // What cannot be pressed hears no click, and a key makes a click without a place.
          if (event.type === 'pointerdown' && event instanceof PointerEvent) {
            const pointed = document.elementFromPoint(event.clientX, event.clientY) ?? target;
            const rule = ruleAt(pointed);
            if (rule !== null) open(rule, pointed);
          }
          if (event.type !== 'click') return;
          event.preventDefault();
          if (event instanceof MouseEvent && event.detail === 0) asked(event, target);
        },
        listening,
      );
    return () => heard.abort();
  }, []);
  const isPointing = openRule.value?.isPointing === true;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pointing', isPointing);
    return () => document.documentElement.removeAttribute('data-pointing');
  }, [isPointing]);
}

/** The story and whatever lies over the board lead to rules by themselves. */
const isOnBoard = (element: Element): boolean =>
  element.closest('[data-part="board"], [data-part="mine"], [data-part="others"], [data-part="state"]') !== null;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
