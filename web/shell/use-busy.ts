/** One thing at a time: what is pressed twice is done once, also before anything could be drawn between the two. */
import { useRef, useState } from 'preact/hooks';

export interface Busy {
  /** Whether something is under way, for what is drawn. */
  readonly isBusy: boolean;
  /** Does something, unless something is under way. */
  once(doing: () => Promise<unknown>): Promise<void>;
}

/**
 * @example const { isBusy, once } = useBusy(); … onClick={() => void once(begin)}
 */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const once = async (doing: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await doing();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once };
}
