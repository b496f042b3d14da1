/** Whether the browser has had time for something that nobody waits for, such as a drawing further down a page of text. */
import { useEffect, useState } from 'preact/hooks';

export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser says when it has time.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
