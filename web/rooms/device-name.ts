/** What a device is called before anybody has named it: by what it says of itself. */

const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux|X11/],
];

/**
 * A browser and a system, as far as they are known.
 * @example deviceName(navigator.userAgent) // 'Firefox, Android'
 */
export function deviceName(userAgent: string): string | null {
  const found = [BROWSERS, SYSTEMS].flatMap(names => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? []);
  return found.length === 0 ? null : found.join(', ');
}
