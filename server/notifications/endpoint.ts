/** Which addresses this server may call: those of push services, never of its own network. */
import { isIP } from 'node:net';

const LONGEST = 2_000;
const OWN_NETWORK = /(?:^|\.)(?:localhost|local|internal|home|lan)$/i;

/**
 * Whether an address may be called: https, a name of the public network, no port and no credentials.
 * @example mayCall('https://push.example/abc') // true
 */
export function mayCall(endpoint: string): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && port === '' && username + password === '' && isName && !OWN_NETWORK.test(hostname);
}
