import { describe, expect, test } from 'vitest';
import { pointing } from '../pointing.ts';

describe('pointing', () => {
  const target = (isFocusVisible = false) => ({ matches: () => isFocusVisible }) as unknown as Element;

  test('what loses the focus takes nothing from what the mouse points at', () => {
    const told: string[] = [];
    const [hold, other] = [target(true), target()];
    const first = pointing(isPointed => told.push(`hold ${isPointed}`));
    const second = pointing(isPointed => told.push(`other ${isPointed}`));
    first.onFocus({ currentTarget: hold });
    second.onPointerEnter({ currentTarget: other, pointerType: 'mouse' });
    first.onBlur({ currentTarget: hold });
    expect(told).toEqual(['hold true', 'other true']);
    second.onPointerLeave({ currentTarget: other });
    expect(told.at(-1)).toBe('other false');
  });

  test('a finger points at nothing, nor does the focus it leaves behind', () => {
    const told: boolean[] = [];
    const card = target();
    const touched = pointing(isPointed => told.push(isPointed));
    touched.onPointerEnter({ currentTarget: card, pointerType: 'touch' });
    touched.onFocus({ currentTarget: card });
    touched.onPointerLeave({ currentTarget: card });
    expect(told).toEqual([]);
  });
});
