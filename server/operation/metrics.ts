/** What the server counts and measures, for whoever operates it. Names and numbers of people are not among it. */
import type { QueueObserver } from '@havre/table/automatic/bot-task-queue.ts';
import type { Store, StoreProblem } from '@havre/table/storage/store.ts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { commandSchema } from '../sessions/messages.ts';
import { ERROR_CODES } from '../sessions/server-messages.ts';

const COMMANDS = commandSchema.options.map(({ shape }) => shape.type.value);
/** Of other codes there is a sample once they have happened: each game has its own. */
const USUAL_REFUSALS = ['stale', 'not-asked', 'not-legal', 'not-seated', 'bad-shape'];
const WRITE_PROBLEMS: readonly StoreProblem[] = [
  'full',
  'unwritable',
  'damaged',
  'overloaded',
  'unreachable',
  'failed',
];
const TURNED_AWAY_FOR = [
  ...['too-fast', 'too-many-connections', 'too-many-at-once', 'wrong-host', 'foreign-origin', 'not-found'],
  ...['bad-address', 'no-http', 'too-slow', 'too-long'],
];

/** What is measured of several servers over one database. */
export interface ServersSeen {
  readonly size: number;
  readonly hears: boolean;
  /** News that were told, heard, and could not be told. */
  readonly counts: Readonly<Record<string, number>>;
}

export class Metrics {
  private readonly registry = new Registry();
  readonly connections = this.level('havre_connections', 'Open connections, sockets among them');
  readonly turnedAway = this.sums(
    'havre_turned_away_total',
    'Connections and requests that were refused before anything was done for them',
    'reason',
    TURNED_AWAY_FOR,
  );
  readonly sockets = this.level('havre_sockets', 'Open sockets');
  readonly behind = this.level('havre_sockets_behind', 'Sockets that have not read what they were sent');
  readonly messages = this.sum('havre_messages_total', 'Messages that came over sockets');
  readonly controlFrames = this.sum('havre_control_frames_total', 'Pings and pongs that came over sockets');
  readonly commands = this.sums(
    'havre_commands_total',
    'Commands that reached a table, refused or not',
    'type',
    COMMANDS,
  );
  readonly refusals = this.sums('havre_refusals_total', 'Commands that a table refused', 'code', USUAL_REFUSALS);
  readonly errors = this.sums('havre_errors_total', 'Messages that were no command for any table', 'code', ERROR_CODES);
  readonly appends = new Histogram({
    name: 'havre_append_seconds',
    help: 'From asking for an append until it is durable',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly waitingAppends = this.level('havre_appends_waiting', 'Appends that are not yet durable');
  readonly failedWrites = this.sums(
    'havre_failed_writes_total',
    'Writes that the store could not do',
    'code',
    WRITE_PROBLEMS,
  );
  readonly thoughtWaits = new Histogram({
    name: 'havre_thought_wait_seconds',
    help: 'From asking for a thought of a bot, or for advice, until it is begun',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers: [this.registry],
  });
  readonly waitingThoughts = this.level('havre_thoughts_waiting', 'Thoughts that have not been begun');
  readonly refusedThoughts = this.sum('havre_thoughts_refused_total', 'Thoughts for which too many waited already');

  constructor(liveCounts: Store['liveCounts']) {
    new Gauge({
      name: 'havre_tables',
      help: 'Tables that are gathering or playing',
      labelNames: ['phase'],
      registers: [this.registry],
      async collect() {
        for (const [phase, tables] of Object.entries(await liveCounts())) this.set({ phase }, tables);
      },
    });
    new Gauge({
      name: 'havre_memory_bytes',
      help: 'Memory of the server',
      labelNames: ['kind'],
      registers: [this.registry],
      collect() {
        const { rss, heapUsed } = process.memoryUsage();
        this.set({ kind: 'resident' }, rss);
        this.set({ kind: 'heap' }, heapUsed);
      },
    });
  }

  /** Measures what is on its way to the sockets, whenever somebody looks. */
  measureBuffered(bytes: () => number): void {
    new Gauge({
      name: 'havre_buffered_bytes',
      help: 'Bytes on their way to sockets',
      registers: [this.registry],
      collect() {
        this.set(bytes());
      },
    });
  }

  /** Measures how this server stands with the others of its database, whenever somebody looks. */
  measureServers(node: ServersSeen): void {
    const registers = [this.registry];
    new Gauge({
      ...{ name: 'havre_servers', help: 'Servers of the database that live, this one included', registers },
      collect() {
        this.set(node.size);
      },
    });
    new Gauge({
      ...{ name: 'havre_bus_up', help: 'Whether news of other servers are heard at once', registers },
      collect() {
        this.set(node.hears ? 1 : 0);
      },
    });
    const news = new Counter({
      ...{ name: 'havre_news_total', help: 'News for and of other servers', labelNames: ['what'], registers },
      collect() {
        news.reset();
        for (const [what, count] of Object.entries(node.counts)) news.inc({ what }, count);
      },
    });
  }

  /** What is told of those who wait for a thought. */
  get thinking(): QueueObserver {
    return {
      waiting: count => {
        this.waitingThoughts.value = count;
      },
      waited: milliseconds => this.thoughtWaits.observe(milliseconds / 1000),
      turnedAway: () => this.refusedThoughts.add(),
    };
  }

  /** Everything, as Prometheus reads it. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private level(name: string, help: string): Count {
    const count = new Count();
    const collect = (): void => gauge.set(count.value);
    const gauge = new Gauge({ name, help, registers: [this.registry], collect });
    return count;
  }

  private sum(name: string, help: string): Count {
    const count = new Count();
    const collect = () => {
      counter.reset();
      counter.inc(count.value);
    };
    const counter = new Counter({ name, help, registers: [this.registry], collect });
    return count;
  }

  /** Kinds that are known have a sample from the start: an alarm on what has never happened yet would never go off. */
  private sums(name: string, help: string, label: string, known: readonly string[]): Counts {
    const counts = new Counts(known);
    const collect = () => {
      counter.reset();
      for (const [kind, count] of counts.values) counter.inc({ [label]: kind }, count);
    };
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.registry], collect });
    return counts;
  }
}

/** A number that costs next to nothing to count: whoever looks reads it then. */
class Count {
  value = 0;

  add(more = 1): void {
    this.value += more;
  }
}

/** The same for several kinds of something. */
class Counts {
  readonly values: Map<string, number>;

  constructor(known: readonly string[]) {
    this.values = new Map(known.map(kind => [kind, 0]));
  }

  add(kind: string): void {
    this.values.set(kind, (this.values.get(kind) ?? 0) + 1);
  }
}
