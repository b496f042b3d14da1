/** Pointing at something without touching it: with the mouse, or with the keyboard; a finger only touches. */

interface Pointing {
  onFocus(event: { readonly currentTarget: Element }): void;
  onBlur(): void;
  onPointerEnter(event: { readonly pointerType: string }): void;
  onPointerLeave(): void;
}

/**
 * What a button listens to so that it is told when somebody points at it, and when no more.
 * @example <button {...pointing(isPointed => play.peek(isPointed ? action : null))} />
 */
export const pointing = (peek: (isPointed: boolean) => void): Pointing => ({
  onFocus: ({ currentTarget }) => {
    // a finger leaves the focus behind without pointing at anything
    if (currentTarget.matches(':focus-visible')) peek(true);
  },
  onBlur: () => peek(false),
  onPointerEnter: ({ pointerType }) => {
    if (pointerType === 'mouse') peek(true);
  },
  onPointerLeave: () => peek(false),
});
