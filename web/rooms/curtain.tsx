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
      <Pelmet />
      <div class="sheet curtain-card">
        <Mark seat={seat} size={84} />
        <h2>{words().here.passTo(name)}</h2>
        <button type="button" class="button main" onClick={onTaken}>
          {words().here.iAm(name)}
        </button>
        {/* Nobody is kept behind it: the table waits on this device, and nothing of it has been shown. */}
        <a class="button quiet" href="/">
          {words().here.leaveFor}
        </a>
      </div>
    </dialog>
  );
}

/** The upper edge of the curtain: cloth in scallops with a golden fringe, as many as have room. */
const Pelmet = () => (
  <svg class="curtain-pelmet" aria-hidden="true">
    <defs>
      <pattern id="curtain-scallop" width="120" height="96" patternUnits="userSpaceOnUse">
        <path class="pelmet-cloth" d="M0 0h120v40c0 26-26 44-60 44S0 66 0 40z" />
        <path class="pelmet-fold" d="M30 0c2 30 8 54 18 80M60 0v84M90 0c-2 30-8 54-18 80" />
        <path class="pelmet-braid" d="M0 40c0 26 26 44 60 44s60-18 60-44" />
        <path
          class="pelmet-fringe"
          d="M4 56v12M14 68v13M26 77v13M38 82v13M50 84v12M60 84v12M70 84v12M82 82v13M94 77v13M106 68v13M116 56v12"
        />
        <circle class="pelmet-knob" cx="0" cy="40" r="6" />
        <circle class="pelmet-knob" cx="120" cy="40" r="6" />
      </pattern>
    </defs>
    <rect width="100%" height="96" fill="url(#curtain-scallop)" />
    <rect class="pelmet-rod" width="100%" height="10" />
  </svg>
);
