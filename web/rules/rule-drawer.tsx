/** The rule that was asked for, in a drawer beside the board or below it: one goes on seeing what it is about, and can go on playing. */
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { route } from '../shell/router.ts';
import { words } from '../words/index.ts';
import { type OpenRule, openRule } from './open-rule.ts';
import { RuleText } from './rule-text.tsx';
import './rule-drawer.css';

export function RuleDrawer({ open: { game, rule, chain } }: { readonly open: OpenRule }) {
  const drawer = useRef<HTMLDialogElement>(null);
  /** Where one was before: one is back there afterwards. */
  const before = useRef(document.activeElement);
  const shut = () => {
    openRule.value = null;
  };
  useEffect(() => {
    drawer.current?.focus({ preventScroll: true });
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  // Whoever goes to another room is done with it.
  const at = route.value;
  const opened = useRef(at);
  useEffect(() => {
    if (opened.current !== at) shut();
  }, [at]);
  return (
    <dialog
      ref={drawer}
      open
      class="rule-drawer"
      aria-label={rule}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        shut();
      }}
    >
      <div class="rule-drawer-head">
        <h2>{rule}</h2>
        <button type="button" class="button quiet round" aria-label={words().common.close} onClick={shut}>
          <Icon name="close" />
        </button>
      </div>
      <RuleText game={game} rule={rule} chain={chain} />
    </dialog>
  );
}
