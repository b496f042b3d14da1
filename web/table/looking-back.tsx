/** The board shows an earlier moment: said clearly, with the way to others and back to now. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './looking-back.css';

export function LookingBack({ table }: { table: TableModel }) {
  const at = table.lookingBack.value;
  const isBack = at !== null;
  useEffect(() => {
    if (!isBack) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) table.lookingBack.value = null;
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isBack, table]);
  if (at === null) return null;
  const step = (by: 1 | -1) => {
    const other = table.pastViews.beside(at, by);
    return (
      <button
        type="button"
        class="button small quiet round"
        aria-label={by < 0 ? words().lookBack.earlier : words().lookBack.later}
        aria-disabled={other === null}
        onClick={() => {
          if (other !== null) table.lookBackAt(other);
        }}
      >
        <Icon name={by < 0 ? 'back' : 'forward'} />
      </button>
    );
  };
  return (
    <div class="looking-back">
      <p role="status">{table.question.value?.awaited === true ? words().lookBack.asked : words().lookBack.looking}</p>
      <p class="looking-back-ways">
        {step(-1)}
        {step(1)}
        <button
          type="button"
          class="button small main"
          onClick={() => {
            table.lookingBack.value = null;
          }}
        >
          {words().lookBack.now}
        </button>
      </p>
    </div>
  );
}
