/** The rule that was asked for, in a drawer beside the board or below it: one goes on seeing what it is about, and can go on playing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { route } from '../shell/router.ts';
import { words } from '../words/index.ts';
import { FoundInDrawer } from './found-in-drawer.tsx';
import { type OpenRule, openRule } from './open-rule.ts';
import { RuleText } from './rule-text.tsx';
import './rule-drawer.css';

export function RuleDrawer({ open }: { readonly open: OpenRule }) {
  const { game, rule, chain, isPointing, isAbove } = open;
  const drawer = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
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
  // Whoever has pointed at something, or taken what was found, reads that from its beginning.
  useEffect(() => {
    setQuery('');
    drawer.current?.scrollTo({ top: 0 });
  }, [rule]);
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
      class={isAbove === true ? 'rule-drawer above' : 'rule-drawer'}
      aria-label={rule ?? words().rules.ask}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        shut();
      }}
    >
      <div class="rule-drawer-head">
        <input
          class="input rule-drawer-search"
          type="search"
          aria-label={words().rules.ask}
          placeholder={words().rules.ask}
          value={query}
          onInput={event => setQuery(event.currentTarget.value)}
        />
        {isPointing === undefined ? null : (
          <button
            type="button"
            class="button quiet round"
            aria-label={words().rules.point}
            title={words().rules.point}
            aria-pressed={isPointing}
            onClick={() => {
              openRule.value = { ...open, isPointing: !isPointing };
            }}
          >
            <Icon name="question" />
          </button>
        )}
        <button type="button" class="button quiet round" aria-label={words().common.close} onClick={shut}>
          <Icon name="close" />
        </button>
      </div>
      {query.trim() !== '' ? (
        <FoundInDrawer
          game={game}
          query={query}
          onRule={found => (openRule.value = { ...open, rule: found, chain: [] })}
        />
      ) : rule === null ? (
        <p class="soft">{words().rules.howToAsk}</p>
      ) : (
        <>
          <h2 class="rule-drawer-title">{rule}</h2>
          <RuleText game={game} rule={rule} chain={chain} />
        </>
      )}
    </dialog>
  );
}
