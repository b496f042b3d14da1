/** How this device becomes one of somebody's: by a code or a passkey. */
import { deviceName } from './device-name.ts';

/**
 * Null when it has; else the code of why it has not.
 * @example const problem = await becomeOwn('devices/link', { code, replace: false });
 */
export async function becomeOwn(path: string, proof: object): Promise<string | null> {
  try {
    const response = await fetch(`/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...proof, keep: 'cookie', name: deviceName(navigator.userAgent) }),
    });
    return response.ok ? null : (((await response.json()) as { error?: string }).error ?? 'other');
  } catch {
    return 'other';
  }
}
