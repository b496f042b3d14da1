/** The plan of the table for the space an element has, drawn anew when that changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type TablePlan, tablePlan } from './plan.ts';

export function usePlan(table: RefObject<HTMLElement | null>): TablePlan | null {
  const [plan, setPlan] = useState<TablePlan | null>(null);
  useLayoutEffect(() => {
    const { current } = table;
    if (current === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = current;
      if (clientWidth > 0 && clientHeight > 0) setPlan(tablePlan(clientWidth, clientHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return plan;
}
