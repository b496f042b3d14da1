/** Games that the server has in packages of their own: this page was built without them. Without a board they have the generic one. */
import type { Manifest } from '@havre/engine/games/manifest.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameUi } from './contract.ts';
import type { Box } from './index.ts';
import { type DescribedPackage, keepPackages, keptPackages } from './kept-packages.ts';
import { type LazyPart, lazyPart } from './kit/lazy-part.ts';
import type { PackagePage, PackageUi } from './package-kit.ts';

/** Those that are known so far. */
export const packageBoxes = signal<readonly Box[]>([]);

let looking: Promise<void> | null = null;

/**
 * Asks the server for its games, once for as long as the page is open; without a server there are those of the last time.
 * @example await lookForPackages(); boxOf('liars-dice')
 */
export function lookForPackages(): Promise<void> {
  looking ??= described().then(found => {
    packageBoxes.value = found.map(boxOfPackage);
  });
  return looking;
}

async function described(): Promise<readonly DescribedPackage[]> {
  try {
    const answer = await fetch('/api/v1/games/packages');
    const found = answer.ok ? ((await answer.json()) as readonly DescribedPackage[]) : []; // older servers know of none
    keepPackages(found);
    return found;
  } catch {
    looking = null; // there may be a network later
    return keptPackages();
  }
}

function boxOfPackage({ module, page, ...label }: DescribedPackage): Box {
  const brought = lazyPart(() => broughtBy(page));
  return {
    ...label,
    usual: label.seats.min,
    Lid: () => <PackageLid brought={brought} />,
    load: () => uiOf(module, page),
  };
}

async function uiOf(module: string, page: string | undefined): Promise<GameUi> {
  const { manifest } = (await import(/* @vite-ignore */ module)) as { readonly manifest: Manifest };
  const words = await manifest.wording?.();
  if (words === undefined) throw new Error(`there are no words in ${module}`);
  const { Lid: _, styles, ...ui } = await broughtBy(page);
  if (styles !== undefined) wear(module, styles);
  return { ...ui, game: manifest.game, wording: words.wording };
}

async function broughtBy(page: string | undefined): Promise<PackageUi> {
  if (page === undefined) return {};
  const [{ default: bring }, { packageKit }] = await Promise.all([
    import(/* @vite-ignore */ page) as Promise<{ readonly default: PackagePage }>,
    import('./package-kit.ts'),
  ]);
  return bring(packageKit);
}

const worn = new Set<string>();

/** Puts styles on, once. */
function wear(name: string, styles: string): void {
  if (worn.has(name)) return;
  worn.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Its own lid as soon as that is there. */
function PackageLid({ brought }: { brought: LazyPart<PackageUi> }) {
  useEffect(brought.fetch, []);
  const { Lid = PlainLid } = brought.part.value ?? {};
  return <Lid />;
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
