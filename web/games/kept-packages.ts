/** The games that the server had in packages when it was last asked: a device plays them without it. */
import { deviceStorage } from '../shell/device-storage.ts';
import type { Box } from './index.ts';

/** A game of a package as the server describes it. */
export type DescribedPackage = Pick<Box, 'id' | 'title' | 'about' | 'seats' | 'minutes'> & {
  /** The addresses of its modules: of rules and words, and of what it brings to the page. */
  readonly module: string;
  readonly page?: string;
};

const KEPT = 'havre packages';

export function keepPackages(found: readonly DescribedPackage[]): void {
  if (found.length === 0) deviceStorage.removeItem(KEPT);
  else deviceStorage.setItem(KEPT, JSON.stringify(found));
}

export function keptPackages(): readonly DescribedPackage[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
