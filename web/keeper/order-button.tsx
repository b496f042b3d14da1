/** A button that gives an order; what cannot be taken back is asked for twice. */
import type { KeeperOrder } from '@havre/protocol/keeper.ts';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';

/** Gives an order, and says what came of it. */
export type Give = (order: KeeperOrder) => Promise<boolean>;

interface OrderButtonProps {
  readonly text: string;
  /** What is asked before; nothing is, if nothing is said. */
  readonly sure?: string;
  readonly order: KeeperOrder;
  readonly give: Give;
}

export function OrderButton({ text, sure, order, give }: OrderButtonProps) {
  const { isBusy, once } = useBusy();
  const now = () => void once(() => give(order));
  if (sure !== undefined) return <Twice text={text} sure={sure} onSure={now} />;
  return (
    <button type="button" class="button small" aria-disabled={isBusy} onClick={now}>
      {text}
    </button>
  );
}
