/** Whether two plain values say the same, in whatever order their fields were written. No text is made of them on the way. */

/**
 * Whether two plain values say the same.
 * @example alike({ type: 'playCard', card: 7 }, { card: 7, type: 'playCard' }) // true
 */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && alikeLists(one, other);
  return !Array.isArray(other) && alikeRecords(one as Plain, other as Plain);
}

function alikeLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) {
    const value = one[i];
    // most lists are of numbers: where that is known, no general comparison is called for each
    if (typeof value === 'number' ? value !== other[i] : !alike(value, other[i])) return false;
  }
  return true;
}

function alikeRecords(one: Plain, other: Plain): boolean {
  let fields = 0;
  for (const name in one) {
    if (!Object.hasOwn(other, name) || !alike(one[name], other[name])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

type Plain = Readonly<Record<string, unknown>>;
