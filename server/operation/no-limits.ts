/** Limits that nobody reaches: for whoever tries out a program on the own machine, the arena, tests and benchmarks. */
import type { RequestLimits } from '../http/dependencies.ts';
import type { Limits } from '../sessions/limits.ts';

const ANY = { burst: 1e12, perSecond: 1e12 };
const FREE = { messages: ANY, chat: ANY, claims: ANY, seats: ANY, telling: ANY, excess: ANY };

export const NO_LIMITS = {
  ...FREE,
  network: FREE,
  sockets: 1e6,
  strangers: 1e6,
  networkSockets: 1e6,
  watchers: 1e6,
} satisfies Partial<Limits>;

export const NO_REQUEST_LIMITS: RequestLimits = {
  requests: 1e9,
  pages: 1e9,
  devices: 1e9,
  tables: 1e9,
  carries: 1e9,
  joins: 1e9,
  glances: 1e9,
  pictures: 1e9,
  advice: 1e9,
  exports: 1e9,
  links: 1e9,
  invitations: 1e9,
  sockets: 1e9,
};
