/** Games that the server has in packages of their own: this page was built without them, and plays them with the generic board. */
import type { Manifest } from '@havre/engine/games/manifest.ts';
import { signal } from '@preact/signals';
import type { GameUi } from './contract.ts';
import type { Box } from './index.ts';

type Described = Pick<Box, 'id' | 'title' | 'about' | 'seats' | 'minutes'> & { readonly module: string };

/** Those that are known so far. */
export const packageBoxes = signal<readonly Box[]>([]);

let looking: Promise<void> | null = null;

/**
 * Asks the server for its games, once for as long as the page is open; without a server there are none.
 * @example await lookForPackages(); boxOf('liars-dice')
 */
export function lookForPackages(): Promise<void> {
  looking ??= described().then(found => {
    packageBoxes.value = found.map(boxOfPackage);
  });
  return looking;
}

async function described(): Promise<readonly Described[]> {
  try {
    const answer = await fetch('/api/v1/games/packages');
    return answer.ok ? ((await answer.json()) as readonly Described[]) : []; // older servers know of none
  } catch {
    looking = null; // there may be a network later
    return [];
  }
}

const boxOfPackage = ({ module, ...label }: Described): Box => ({
  ...label,
  usual: label.seats.min,
  isFromPackage: true,
  Lid: PlainLid,
  load: () => uiOf(module),
});

async function uiOf(module: string): Promise<GameUi> {
  const { manifest } = (await import(/* @vite-ignore */ module)) as { readonly manifest: Manifest };
  const words = await manifest.wording?.();
  if (words === undefined) throw new Error(`there are no words in ${module}`);
  return { game: manifest.game, wording: words.wording };
}

/** A parcel: what is in it is not known to this page. */
const PlainLid = () => (
  <svg viewBox="0 0 200 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="200" height="200" fill="#7a5c3e" />
    <path d="M0 0h200v200H0z" fill="none" stroke="#5c432b" stroke-width="16" />
    <path d="M92 0h16v200H92zM0 92h200v16H0z" fill="#d9c7a3" />
    <path d="M100 100c-34-44-64-14-40 4 14 10 30 2 40-4 10 6 26 14 40 4 24-18-6-48-40-4z" fill="#c0392b" />
  </svg>
);
