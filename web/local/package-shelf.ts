/** Games of packages on the shelf of a worker, which was built without them. */
import { manifestOf, putOnShelf } from '@havre/engine/games/index.ts';
import type { Manifest } from '@havre/engine/games/manifest.ts';

const shelved = new Map<string, Promise<void>>();

/**
 * Puts the games of some modules on the shelf, each once. One that cannot be loaded is left out, and tried again the next time.
 * @example await shelvePackages(['/modules/games/liars-dice/manifest.ts']);
 */
export async function shelvePackages(modules: readonly string[]): Promise<void> {
  for (const module of modules) if (!shelved.has(module)) shelved.set(module, shelve(module));
  await Promise.all(modules.map(module => shelved.get(module)));
}

async function shelve(module: string): Promise<void> {
  try {
    const { manifest } = (await import(/* @vite-ignore */ module)) as { readonly manifest: Manifest };
    if (manifestOf(manifest.id) === undefined) putOnShelf(manifest);
  } catch (error) {
    shelved.delete(module);
    console.error(`${module} cannot be loaded`, error);
  }
}
