/** Why not: the last refusal, in words and with its rule, until it has been read. */
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { play } from '../sound/sounds.ts';
import { words } from '../words/index.ts';
import { refusalIn } from '../words/refusals.ts';
import type { TableModel } from './model.ts';
import './notice-bar.css';

const READING_TIME = 7_000;

export function NoticeBar({ table, ui }: { table: TableModel; ui: GameUi }) {
  const notice = table.notice.value;
  useEffect(() => {
    if (notice === null) return;
    play('refused');
    const timer = setTimeout(() => table.forgetNotice(), READING_TIME);
    // Whoever asks for its rule takes all the time there is; whoever goes on has read it, and needs what lies below.
    const touched = ({ target, type }: Event) => {
      const isInside = target instanceof Element && target.closest('.notice') !== null;
      if (isInside) clearTimeout(timer);
      else if (type === 'pointerdown') table.forgetNotice();
    };
    const heard = new AbortController();
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, touched, { signal: heard.signal });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, [notice?.number]);
  return (
    <div class="stage-over notice-place" role="alert">
      {notice === null ? null : (
        <p class="notice" key={notice.number}>
          <span>{refusalIn(ui.wording, notice.refusal)}</span>
          {notice.refusal.rule === undefined ? null : <RuleLink game={ui.game.id} rule={notice.refusal.rule} />}
          <button
            type="button"
            class="button quiet round"
            aria-label={words().common.close}
            onClick={() => table.forgetNotice()}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      )}
    </div>
  );
}
