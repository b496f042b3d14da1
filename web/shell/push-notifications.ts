/** Being called when it is one's turn and the page is out of sight: by the browser's own push service, if it has one. */
import { settings } from './settings.ts';

/** What the browser has said to notifications: 'granted', 'denied', or 'default' as long as nobody has asked it. */
export const leaveToNotify = (): NotificationPermission => globalThis.Notification?.permission ?? 'denied';

/**
 * Asks the browser for leave to notify, and the server to call this browser. What the browser has answered it remembers.
 * @example const leave = await askToBeCalled();
 */
export async function askToBeCalled(): Promise<NotificationPermission> {
  const leave = await Notification.requestPermission();
  if (leave === 'granted') await subscribe().catch(() => {}); // without push, an open page still notifies by itself
  return leave;
}

async function subscribe(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  const { identified } = await import('./server.ts');
  await identified();
  const { key } = (await (await fetch('/api/v1/bells/key')).json()) as { key: string };
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/v1/bells', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language: settings.value.language }),
  });
}
