/** Where other devices of the network find this machine. */
import { networkInterfaces } from 'node:os';

/**
 * The addresses of this machine on its networks, without those only it can reach.
 * @example networkAddresses() // ['192.168.1.20']
 */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(found => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
