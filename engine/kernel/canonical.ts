/** Values as text: two values that say the same thing have the same text, in whatever order their fields were written. */

/**
 * The canonical text of a plain value.
 * @example canonical({ b: 1, a: 2 }) === canonical({ a: 2, b: 1 })
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(fields[name])}`;
  return `{${text}}`;
}

/**
 * A short fingerprint of a plain value, to notice that two states differ. It is no proof against a forger: a verifier
 * plays the game again.
 * @example fingerprint(state) // '6f1c0a9be27d4413'
 */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (high >>> 15) ^ low, 0x2c1b3c6d);
  low = Math.imul(low ^ (low >>> 16) ^ high, 0x297a2d39);
  return hex(high) + hex(low);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/**
 * What keeps a value from being plain data (numbers, text, truth values, null, lists and records of them), or null.
 * @example whyNotPlain({ at: new Date() }) // 'at is a Date'
 */
export function whyNotPlain(value: unknown, path = 'it'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object': {
      if (value === null) return null;
      if (Array.isArray(value)) return first(Array.from(value, (item, i) => whyNotPlain(item, `${path}[${i}]`)));
      const kind = Object.getPrototypeOf(value) as unknown;
      if (kind !== Object.prototype && kind !== null) return `${path} is a ${(value as object).constructor.name}`;
      return first(Object.entries(value).map(([name, field]) => whyNotPlain(field, `${path}.${name}`)));
    }
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
}

const first = (reasons: (string | null)[]): string | null => reasons.find(reason => reason !== null) ?? null;
