/** Which Havre the server runs, for whoever reports something. */
import { signal } from '@preact/signals';

/** With its build behind a plus sign; null until it is known, and where there is no server. */
export const serverVersion = signal<string | null>(null);

/** Asks for it, once. */
export async function askForVersion(): Promise<void> {
  if (serverVersion.value !== null) return;
  try {
    const response = await fetch('/api/v1/version');
    if (response.ok) serverVersion.value = ((await response.json()) as { version: string }).version;
  } catch {
    // without a network there is nothing to say
  }
}
