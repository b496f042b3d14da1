/**
 * What the tables need of the program they run in: timers and chance that nobody can foresee. Node and browsers have
 * them under the same names; nothing else of either is used, so that a table runs in both.
 */

/** A timer that has been set. */
export interface Timer {
  /** Node only: a timer that has been let go keeps no program alive. */
  unref?(): unknown;
}

interface Runtime {
  setTimeout(run: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer | undefined): void;
  setInterval(run: () => void, milliseconds: number): Timer;
  clearInterval(timer: Timer | undefined): void;
  /** Node only: as soon as whatever has come in meanwhile is done. */
  setImmediate?(run: () => void): unknown;
  readonly performance: { now(): number };
  readonly crypto: { getRandomValues<T extends Uint8Array | Uint32Array>(into: T): T };
}

const runtime = globalThis as unknown as Runtime;

const unreferenced = (timer: Timer): Timer => {
  timer.unref?.();
  return timer;
};

/**
 * Does something later, unless the program has ended by then.
 * @example const timer = after(1_000, () => ring());
 */
export const after = (milliseconds: number, run: () => void): Timer =>
  unreferenced(runtime.setTimeout(run, milliseconds));

/** Does something again and again, as long as the program has something else to do. */
export const every = (milliseconds: number, run: () => void): Timer =>
  unreferenced(runtime.setInterval(run, milliseconds));

/** Stops what `after` or `every` has begun. */
export function stop(timer: Timer | undefined): void {
  runtime.clearTimeout(timer);
  runtime.clearInterval(timer);
}

/** As soon as everybody else has had their turn. */
const soon = (run: () => void): unknown => runtime.setImmediate?.(run) ?? runtime.setTimeout(run, 0);

/** Those in the middle of long work. */
const yielding: (() => void)[] = [];

function goOn(): void {
  yielding.shift()?.();
  if (yielding.length > 0) soon(goOn);
}

/**
 * Lets whoever else waits have their turn, in the middle of long work. Of several who work long one goes on at a time, so
 * that together they take no longer than one.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise(resolve => {
    if (yielding.push(resolve) === 1) soon(goOn);
  });

/**
 * Does something at once, and says how many milliseconds it took.
 * @example const { took, result } = timed(() => tell(everything));
 */
export function timed<T>(work: () => T): { readonly took: number; readonly result: T } {
  const begun = runtime.performance.now();
  const result = work();
  return { took: runtime.performance.now() - begun, result };
}

/** Lets so many milliseconds pass; less than one is not worth a timer. */
export const pauseFor = (milliseconds: number): Promise<void> =>
  milliseconds < 1 ? Promise.resolve() : new Promise(resolve => runtime.setTimeout(resolve, milliseconds));

/** For so long nobody minds to wait, in milliseconds. */
const SLICE = 5;

/**
 * Long work in slices.
 * @example for (const line of lines) { if (slices.isOver) await slices.next(); read(line); }
 */
export const slices = {
  /** When others should have their turn: one moment for all who work long, since nobody else has theirs in between. */
  until: 0,

  /** Whether others should have their turn. */
  get isOver(): boolean {
    return runtime.performance.now() > this.until;
  },

  async next(): Promise<void> {
    await yieldToEventLoop();
    this.until = runtime.performance.now() + SLICE;
  },
};

/** Random bytes that nobody can foresee. */
export const randomBytes = (bytes: number): Uint8Array => runtime.crypto.getRandomValues(new Uint8Array(bytes));

/** The same, in hex. */
export const randomHex = (bytes: number): string =>
  Array.from(randomBytes(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** A whole number below 2³² that nobody can foresee. */
export const randomSeed = (): number => runtime.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Pauses that all end at once when somebody says so.
 * @example await pauses.pause(500); if (pauses.areOver) return;
 */
export class Pauses {
  private readonly waiting = new Map<Timer, () => void>();
  areOver = false;

  pause(milliseconds: number): Promise<void> {
    if (this.areOver) return Promise.resolve();
    return new Promise(resolve => {
      const timer = after(milliseconds, () => {
        this.waiting.delete(timer);
        resolve();
      });
      this.waiting.set(timer, resolve);
    });
  }

  end(): void {
    this.areOver = true;
    for (const [timer, resolve] of this.waiting) {
      stop(timer);
      resolve();
    }
    this.waiting.clear();
  }
}
