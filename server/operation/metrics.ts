/** What the server counts and measures, for whoever operates it. Names and numbers of people are not among it. */

import type { Store } from '@havre/table/store.ts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  private readonly registry = new Registry();
  readonly sockets = this.gauge('havre_sockets', 'Open sockets');
  readonly behind = this.gauge('havre_sockets_behind', 'Sockets that have not read what they were sent');
  readonly messages = this.counter('havre_messages_total', 'Messages that came over sockets');
  readonly commands = this.counter('havre_commands_total', 'Commands that reached a table, refused or not', 'type');
  readonly refusals = this.counter('havre_refusals_total', 'Commands that a table refused', 'code');
  readonly errors = this.counter('havre_errors_total', 'Messages that were no command for any table', 'code');
  readonly appends = new Histogram({
    name: 'havre_append_seconds',
    help: 'From asking for an append until it is durable',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly waitingAppends = this.gauge('havre_appends_waiting', 'Appends that are not yet durable');
  readonly failedWrites = this.counter('havre_failed_writes_total', 'Writes that the store could not do', 'code');

  constructor(liveCards: Store['liveCards']) {
    new Gauge({
      name: 'havre_tables',
      help: 'Tables that are gathering or playing',
      labelNames: ['phase'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { phase } of await liveCards()) this.inc({ phase });
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

  /** Everything, as Prometheus reads it. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  private counter<L extends string = never>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
