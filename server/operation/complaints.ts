/** What the server has complained of in its log, counted by what was said: sentences of the program, and nothing of anybody's. */
import type { FastifyBaseLogger } from 'fastify';

export interface Complaint {
  readonly what: string;
  readonly times: number;
  /** When it was last said. */
  readonly at: number;
}

/** There are not many sentences. */
const MOST = 100;

export class Complaints {
  private readonly counts = new Map<string, Complaint>();

  note(what: string): void {
    const times = (this.counts.get(what)?.times ?? 0) + 1;
    this.counts.delete(what);
    this.counts.set(what, { what, times, at: Date.now() });
    const [oldest] = this.counts.keys();
    if (this.counts.size > MOST && oldest !== undefined) this.counts.delete(oldest);
  }

  /** The latest first. */
  get all(): Complaint[] {
    return [...this.counts.values()].reverse();
  }
}

/**
 * The same log, with what goes wrong noted beside.
 * @example const logger = listenedTo(settings.logger, complaints);
 */
export function listenedTo(logger: FastifyBaseLogger, complaints: Complaints): FastifyBaseLogger {
  const heard = (method: 'error' | 'fatal') =>
    function note(this: unknown, ...said: unknown[]): void {
      const what = said.find(part => typeof part === 'string');
      if (what !== undefined) complaints.note(what);
      Reflect.apply(logger[method], logger, said);
    };
  const child: FastifyBaseLogger['child'] = (...about) => listenedTo(logger.child(...about), complaints);
  return Object.assign(Object.create(logger) as FastifyBaseLogger, {
    error: heard('error'),
    fatal: heard('fatal'),
    child,
  });
}
