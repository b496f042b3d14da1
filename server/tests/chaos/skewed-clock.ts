/** Loaded before everything else, it makes the clock of a process ten minutes fast: as on a machine that nobody has looked after. */
const TEN_MINUTES = 600_000;
const { now } = Date;
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(now() + TEN_MINUTES);
    else super(...(given as [number]));
  }

  static override now(): number {
    return now() + TEN_MINUTES;
  }
} as DateConstructor;
