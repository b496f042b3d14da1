/** Pointing at something without touching it: with the mouse, or with the keyboard; a finger only touches. */

interface Pointing {
  onFocus(event: { readonly currentTarget: Element }): void;
  onBlur(event: { readonly currentTarget: unknown }): void;
  onPointerEnter(event: { readonly currentTarget: unknown; readonly pointerType: string }): void;
  onPointerLeave(event: { readonly currentTarget: unknown }): void;
}

/** What somebody points at now: where another thing loses the focus or the mouse, nothing changes for this one. */
let pointedAt: unknown = null;

/**
 * What a button listens to so that it is told when somebody points at it, and when no more.
 * @example <button {...pointing(isPointed => play.peek(isPointed ? action : null))} />
 */
export const pointing = (peek: (isPointed: boolean) => void): Pointing => {
  const begin = (target: unknown): void => {
    pointedAt = target;
    peek(true);
  };
  const end = (target: unknown): void => {
    if (pointedAt !== target) return;
    pointedAt = null;
    peek(false);
  };
  return {
    onFocus: ({ currentTarget }) => {
      // a finger leaves the focus behind without pointing at anything
      if (currentTarget.matches(':focus-visible')) begin(currentTarget);
    },
    onBlur: ({ currentTarget }) => end(currentTarget),
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === 'mouse') begin(currentTarget);
    },
    onPointerLeave: ({ currentTarget }) => end(currentTarget),
  };
};
