/** Everybody at the table, from the seat after one's own: mark, name, who is asked, who is away, which are bots. */
import { Mark } from '../look/emblems.tsx';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './players.css';

export function Players({ table }: { table: TableModel }) {
  const update = table.tableView.value;
  if (update === null) return null;
  const { sitters, acting } = update.table;
  return (
    <section aria-label={words().table.players} data-part="others">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is a strip that one moves, with keys too */}
      <ul class="players" tabIndex={0}>
        {sitters.map((sitter, seat) => {
          if (sitter === null) return null;
          const isAsked = acting.includes(seat);
          return (
            <li key={seat} class={isAsked ? 'player asked' : 'player'}>
              <Mark seat={seat} size={26} />
              <span class="player-name">{table.names.value[seat]}</span>
              {seat === table.seat ? <span class="player-note">{words().table.youMark}</span> : null}
              {sitter.bot === null ? null : (
                <span class="player-note" title={words().table.bot}>
                  <Icon name="bot" size={18} />
                  <span class="unseen">{words().table.bot}</span>
                </span>
              )}
              {sitter.left ? (
                <span class="player-note away">{words().table.left}</span>
              ) : sitter.here ? null : (
                <span class="player-note away">{words().table.away}</span>
              )}
              {isAsked ? <span class="unseen">{words().table.isAsked}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
