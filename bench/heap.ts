/** How much memory stays in use. */
import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of the heap that are in use once everything nobody needs any more is gone. */
export function heapInUse(): number {
  for (let i = 0; i < 4; i++) collectGarbage(); // one round of collecting can make more things collectable
  return memoryUsage().heapUsed;
}

/** The same with what lies outside the heap: the numbers of typed arrays. */
export function memoryInUse(): number {
  const heap = heapInUse();
  return heap + memoryUsage().arrayBuffers;
}
