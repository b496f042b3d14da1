/** The ruler as one piece of code that any page understands. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('ruler/ruler.ts', import.meta.url));
let made: Promise<string> | null = null;

async function make(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'ruler' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('The ruler could not be built.');
  return output.output[0].code;
}

/** @example await tab.evaluate(`${await rulerCode()}; havreRuler({ touch: true, boardShare: null })`) */
export function rulerCode(): Promise<string> {
  made ??= make();
  return made;
}
