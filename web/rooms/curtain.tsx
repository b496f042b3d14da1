/** Between two people at one device: nothing secret is shown until the next one says that they hold it. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Mark } from '../look/emblems.tsx';
import { words } from '../words/index.ts';
import './curtain.css';

export function Curtain({ seat, name, onTaken }: { seat: Seat; name: string; onTaken(): void }) {
  const element = useRef<HTMLDialogElement>(null);
  const draw = () => element.current?.showModal();
  useEffect(() => {
    draw();
  }, []);
  return (
    <dialog
      ref={element}
      class="curtain"
      aria-label={words().here.passTo(name)}
      onCancel={event => event.preventDefault()}
      onClose={draw} // a second Escape closes a dialog whatever it says to the first one
    >
      <div class="curtain-middle">
        <Mark seat={seat} size={84} />
        <h2>{words().here.passTo(name)}</h2>
        <button type="button" class="button main" onClick={onTaken}>
          {words().here.iAm(name)}
        </button>
      </div>
    </dialog>
  );
}
