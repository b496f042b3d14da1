/**
 * Loaded before anything else into a server that is going to be killed, in each of its threads: it writes down where the
 * server is, and kills it there if that is where it is to die.
 *
 * It is stretched around the database and the sockets like a wire across a path: the server itself knows nothing of it.
 */
import { openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { getEnvironmentData, isMainThread, setEnvironmentData, Worker } from 'node:worker_threads';
import { AIM, ANSWERING, PASSES, SPOT_FILE, SPOTS, type Spot, TRIPPED, WRITING } from './spots.ts';

const file = openSync(process.env[SPOT_FILE] ?? '', 'r+');
let passed = 0;

const mark = (spot: Spot, place: number): void => void writeSync(file, Uint8Array.of(SPOTS.indexOf(spot)), 0, 1, place);

/** Whether this is the time and the place to die. */
const isDue = (spot: Spot): boolean => process.env[AIM] === spot && ++passed >= Number(process.env[PASSES]);

function reach(spot: Spot, place: number): void {
  mark(spot, place);
  if (!isDue(spot)) return;
  mark(spot, TRIPPED);
  process.kill(process.pid, 'SIGKILL');
}

/** A commit cannot be stopped from within: a thread that does nothing else kills the process a moment after it has begun. */
const EXECUTIONER = `
  const { workerData: cells } = require('node:worker_threads');
  Atomics.wait(cells, 0, 0);
  Atomics.wait(cells, 1, 0, Math.random());
  process.kill(process.pid, 'SIGKILL');`;

if (isMainThread) {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  setEnvironmentData('executioner', cells);
  new Worker(EXECUTIONER, { eval: true, execArgv: [], workerData: cells }).unref();
}
const executioner = getEnvironmentData('executioner') as Int32Array<SharedArrayBuffer>;

/** Whether the group that is being written has events in it. */
let hasEvents = false;

const run = StatementSync.prototype.run;
StatementSync.prototype.run = function (this: StatementSync, ...values: unknown[]) {
  const done = Reflect.apply(run, this, values);
  if (this.sourceSQL.includes('INSERT INTO facts')) {
    hasEvents = true;
    reach('append', WRITING);
  } else if (this.sourceSQL.includes('INSERT INTO snapshots')) reach('snapshot', WRITING);
  return done;
};

const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
  if (sql !== 'COMMIT') return exec.call(this, sql);
  mark('commit', WRITING);
  if (isDue('commit')) {
    Atomics.store(executioner, 0, 1);
    Atomics.notify(executioner, 0);
  }
  exec.call(this, sql);
  mark('idle', ANSWERING);
  reach(hasEvents ? 'durable' : 'idle', WRITING);
  hasEvents = false;
};

/** An answer leaves as part of whatever goes to its socket in the same write. */
const isAnswer = (frames: unknown): boolean => typeof frames === 'string' && frames.includes('"type":"done"');

const write = Socket.prototype.write;
Socket.prototype.write = function (this: Socket, ...values: unknown[]) {
  if (isAnswer(values[0])) reach('acknowledgement', ANSWERING);
  return Reflect.apply(write, this, values) as boolean;
};
