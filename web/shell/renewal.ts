/** Whether the server has been renewed since this page was opened: then it gives browsers another page than this one. */
import { signal } from '@preact/signals';

export const isOutdated = signal(false);

/** The script this page began with: its name changes with everything the page consists of. */
const nameOfThis = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Takes note of which page the server gives to browsers now. While the page is being developed, there is none to compare. */
export function noteServedBuild(name: string | null): void {
  if (name !== null && !import.meta.env.DEV) isOutdated.value = name !== nameOfThis();
}
