/** What may be done at any time, whoever is asked: folded away, because it is seldom needed. */
import { actionText } from '@havre/engine/games/telling.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Fields } from '@havre/engine/kernel/shapes.ts';
import { settings } from '../../shell/settings.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { ActionList, Fold } from './actions.tsx';
import { FreeAnswer } from './free-answer.tsx';

export function AnyTime({ view, names, act, table, ui, seat }: BoardProps & { readonly seat: Seat }) {
  const wording = ui.wording[settings.value.language];
  const isPlaying = table.tableView.value?.table.phase === 'playing';
  const forms = Object.entries(wording.asides ?? {}).filter(([, form]) => form.isFor?.(view, seat) !== false);
  if (!isPlaying || (table.asides.length === 0 && forms.length === 0)) return null;
  const listed = table.asides.map(action => ({ action, text: actionText(wording, action, names), effect: null }));
  return (
    <section class="sheet any-time" aria-label={words().table.asides}>
      <Fold title={words().table.asides}>
        {listed.length === 0 ? null : <ActionList actions={listed} act={act} />}
        {forms.map(([type, form]) => (
          <FreeAnswer
            key={type}
            form={form}
            type={type}
            fields={(ui.game.actions as Readonly<Record<string, Fields>>)[type] ?? {}}
            view={view}
            act={act}
          />
        ))}
      </Fold>
    </section>
  );
}
