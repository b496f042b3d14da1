/** What just happened, seen once more: a button beside the prompt. Its place is kept, so that nothing moves. */
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';

export function AgainButton({ table }: { table: TableModel }) {
  const { isRunning, canRepeat } = table.playback;
  if (isRunning.value || !canRepeat.value) return <span class="button-place" />;
  return (
    <button
      type="button"
      class="button quiet round again-button"
      aria-label={words().table.again}
      onClick={() => table.playback.again()}
    >
      <Icon name="again" />
    </button>
  );
}
