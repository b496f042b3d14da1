/** The connection is lost, and comes back by itself: said while it lasts, and no longer. */
import { useEffect, useState } from 'preact/hooks';
import { isConnected } from '../shell/server.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './connection-banner.css';

/** A connection that is back within a moment is not worth a word. */
const MOMENT = 1_200;

export function ConnectionBanner({ table }: { table: TableModel }) {
  const isLost = !table.isOnDevice && isConnected.value === false;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) return setShown(false);
    const timer = setTimeout(() => setShown(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <div role="status" class="connection">
      {isShown && isLost ? <p class="connection-lost">{words().table.reconnecting}</p> : null}
    </div>
  );
}
