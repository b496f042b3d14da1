/** One thing at a time: what is pressed twice is done once, also before anything could be drawn between the two. */
import { useRef, useState } from 'preact/hooks';

export interface Busy {
  /** Whether something is under way, for what is drawn. */
  readonly isBusy: boolean;
  /** Does something, unless something is under way. */
  once(doing: () => Promise<unknown>): Promise<void>;
  /** Does something once what is under way is done: it follows from that, and a quick hand has pressed both. */
  next(doing: () => Promise<unknown>): Promise<void>;
}

/**
 * @example const { isBusy, once } = useBusy(); … onClick={() => void once(begin)}
 */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef<Promise<void> | null>(null);
  const isNext = useRef(false);
  const whole = async (doing: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await doing();
    } finally {
      underWay.current = null;
      setBusy(false);
    }
  };
  const once = async (doing: () => Promise<unknown>): Promise<void> => {
    if (underWay.current !== null) return;
    underWay.current = whole(doing);
    await underWay.current;
  };
  const next = async (doing: () => Promise<unknown>): Promise<void> => {
    if (isNext.current) return;
    isNext.current = true;
    try {
      await underWay.current;
      await once(doing);
    } finally {
      isNext.current = false;
    }
  };
  return { isBusy, once, next };
}
