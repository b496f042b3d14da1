/** Giving a link to somebody: by the device's own ways on a phone, else on the clipboard. */

/**
 * Shares a link; says whether that worked. If it did not, the link has to be copied by hand.
 * @example if (await share(link)) say('copied');
 */
export async function share(link: string): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ url: link, title: 'Havre' });
    else await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
