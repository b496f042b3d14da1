/** Keeps two commands from installing packages in the same folder at the same time. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does something while no other process does it. Who is at it leaves a note with the number of its process; a note whose
 * process has ended is stale and thrown away.
 * @template T
 * @param {string} note The file for the note, the same for all who take turns.
 * @param {() => T | Promise<T>} work
 * @param {(other: number) => void} waiting Called once if somebody else is at it.
 * @returns {Promise<T>}
 */
export async function oneAtATime(note, work, waiting) {
  for (let told = false; !leave(note); ) {
    const other = processOf(note);
    if (other === undefined) continue;
    if (!isRunning(other)) {
      rmSync(note, { force: true });
      continue;
    }
    if (!told) waiting(other);
    told = true;
    await sleep(250);
  }
  try {
    return await work();
  } finally {
    rmSync(note, { force: true });
  }
}

/**
 * Leaves our note; false if there is one already.
 * @param {string} note
 */
function leave(note) {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false;
    throw problem;
  }
}

/**
 * Whose note it is; undefined if it has just been taken away.
 * @param {string} note
 */
function processOf(note) {
  try {
    return Number(readFileSync(note, 'utf8'));
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

/** @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (problem) {
    return codeOf(problem) === 'EPERM';
  }
}

/** @param {unknown} problem */
const codeOf = problem => (problem instanceof Error && 'code' in problem ? problem.code : undefined);
