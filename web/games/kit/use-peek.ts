/**
 * Hold to see: something is shown as long as a finger, the mouse, Space or Enter is held down, and hidden as soon as it is
 * let go, or the page loses the focus or the eye. A screen reader that cannot hold clicks, and clicks again.
 * @example
 * const peek = usePeek();
 * <button type="button" {...peek.holding}>…</button>
 * {peek.isSeen ? <Code /> : <Cover />}
 */
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Peeking {
  readonly isSeen: boolean;
  /** What the button listens to that is held. */
  readonly holding: Record<string, unknown>;
}

export function usePeek(): Peeking {
  const [isSeen, setSeen] = useState(false);
  // As soon as it is seen: not a moment later, when the page may have been left already.
  useLayoutEffect(() => {
    if (!isSeen) return;
    const hide = () => setSeen(false);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isSeen]);
  const hide = () => setSeen(false);
  const holds = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return {
    isSeen,
    holding: {
      'aria-pressed': isSeen,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // The finger may tremble: it is let go where it is lifted, not where it leaves the button.
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        setSeen(true);
      },
      onPointerUp: hide,
      onPointerCancel: hide,
      onLostPointerCapture: hide,
      // A long touch is no wish for a menu.
      onContextMenu: (event: Event) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        if (!holds(event)) return;
        event.preventDefault();
        if (!event.repeat) setSeen(true);
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!holds(event)) return;
        event.preventDefault();
        hide();
      },
      onBlur: hide,
      onClick: ({ detail }: MouseEvent) => {
        // A click that no pointer made comes from somebody who cannot hold.
        if (detail === 0) setSeen(!isSeen);
      },
    },
  };
}
