/** A dialog of the page: the browser's own, so that focus, Escape and screen readers work as everywhere. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
  /** Along the side of the page instead of in its middle. */
  readonly drawer?: boolean;
}

export function Dialog({ title, children, onClose, drawer = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      class={drawer ? 'dialog drawer' : 'dialog'}
      aria-label={title}
      onClose={onClose}
      closedby="any"
    >
      <div class="dialog-body">
        {/* No landmark: a dialog may be opened from within one. */}
        <div class="dialog-head">
          <h2>{title}</h2>
          <button
            type="button"
            class="button quiet round"
            aria-label={words().common.close}
            onClick={() => element.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
