/** The tables that are not over: who sits there, and what a keeper may do with them. Of the game itself nothing is known here. */
import type { KeeperTable } from '@havre/protocol/keeper.ts';
import { titleOf } from '../games/title.ts';
import { type Give, OrderButton } from './order-button.tsx';
import { moment, say } from './say.ts';

/** So many are shown before somebody asks for all. */
const SHOWN = 12;

export function Tables({ tables, give }: { tables: readonly KeeperTable[]; give: Give }) {
  return (
    <section class="sheet stack keeper-wide">
      <h2>{say().tables(tables.length)}</h2>
      {tables.length === 0 ? <p class="soft">{say().noTables}</p> : null}
      <ul class="keeper-entries">
        {tables.slice(0, SHOWN).map(table => (
          <Entry key={table.mark} table={table} give={give} />
        ))}
      </ul>
      {tables.length <= SHOWN ? null : (
        <details>
          <summary>{say().allOthers}</summary>
          <ul class="keeper-entries">
            {tables.slice(SHOWN).map(table => (
              <Entry key={table.mark} table={table} give={give} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Entry({ table, give }: { table: KeeperTable; give: Give }) {
  const { mark, code, game, phase, sitters, seats, taken, touchedAt, listed, hidden } = table;
  return (
    <li class="keeper-entry">
      <div class="keeper-entry-text">
        <p>
          <strong>{titleOf(game)}</strong> <code>{code ?? mark}</code>{' '}
          <span class="keeper-tag" data-phase={phase}>
            {say().phases[phase]}
          </span>
          {listed ? null : <span class="keeper-tag">{hidden ? say().hidden : say().private}</span>}
        </p>
        <p class="soft small">
          {sitters === null ? (
            <span>{say().seats(taken, seats)}</span>
          ) : (
            sitters.map((sitter, seat) => (
              <span key={seat} class="keeper-sitter" data-here={sitter?.here ?? false}>
                {sitter === null ? say().free : sitter.bot ? say().bot(sitter.name) : sitter.name}
              </span>
            ))
          )}
          <span>{say().lastAt(moment(touchedAt))}</span>
        </p>
      </div>
      <div class="keeper-entry-tools">
        {listed || hidden ? (
          <OrderButton
            text={hidden ? say().unhide : say().hide}
            order={{ do: 'hide', table: mark, hidden: !hidden }}
            give={give}
          />
        ) : null}
        {phase === 'playing' ? (
          <OrderButton text={say().end} sure={say().sureEnd} order={{ do: 'end', table: mark }} give={give} />
        ) : null}
        <OrderButton text={say().close} sure={say().sureClose} order={{ do: 'close', table: mark }} give={give} />
      </div>
    </li>
  );
}
