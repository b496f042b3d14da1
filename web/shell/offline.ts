/** Keeps the page on the device where the browser allows it: on https, and on the machine the server runs on. */

/** Whether this page may be kept and installed: browsers reserve that for https. */
export const mayBeKept = (): boolean => isSecureContext && 'serviceWorker' in navigator;

export async function keepPage(): Promise<void> {
  if (!mayBeKept() || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
  } catch {
    // the page works without it as long as there is a network
  }
}
