/** Which addresses this server may call: those of the public network, never of its own. */

const LONGEST = 2_000;
const LONGEST_HOST = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** A top of the public network is letters, or letters of another script; numbers are addresses in disguise. */
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Tops that are nobody's in the public network: names of one's own network, of other networks, and for examples. */
const NOT_PUBLIC = new Set([
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'domain', 'host'],
  ...['arpa', 'onion', 'alt', 'test', 'example', 'invalid'],
]);

/**
 * Whether an address may be called: https, a name of the public network, no port and no credentials. What the name leads to
 * is seen when it is called (`public-address.ts`).
 * @example mayCall('https://fcm.googleapis.com/fcm/send/abc') // true
 */
export function mayCall(endpoint: string): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username + password === '' && isPublicName(hostname);
}

/**
 * Whether a webhook may be at an address; with `isAnywhere` also one without TLS, with a port, or inside the house.
 * @example mayBeWebhook('http://192.168.1.7:8080/hook', true) // true
 */
export function mayBeWebhook(address: string, isAnywhere: boolean): boolean {
  if (!isAnywhere) return mayCall(address);
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username + password === '';
}

/** The name as a URL has it: in small letters, other scripts as `xn--`. A dot at its end means nothing. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const top = labels.at(-1) ?? '';
  if (name.length > LONGEST_HOST || labels.length < 2 || !labels.every(label => LABEL.test(label))) return false;
  return TOP.test(top) && !NOT_PUBLIC.has(top);
}
