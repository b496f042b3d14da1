/** Keeps the page on the device where the browser allows it: on https, and on the machine the server runs on. */

/** Whether this page may be kept and installed: browsers reserve that for https. */
const mayBeKept = (): boolean => isSecureContext && 'serviceWorker' in navigator;

export async function keepPage(): Promise<void> {
  if (!mayBeKept() || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
  } catch {
    // the page works without it as long as there is a network
  }
}

const RENEWED = 'havre renewed at';
/** A reload that did not help is not tried again so soon, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** A tab that is older than the server finds its files gone: what is new is one reload away. */
export function renewOldPages(): void {
  addEventListener('vite:preloadError', () => {
    const before = Number(sessionStorage.getItem(RENEWED) ?? 0);
    if (Date.now() - before < TIMEOUT_MS) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  });
}
