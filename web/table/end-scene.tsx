/** The end of a game: who has won and by what, whether everything went by the rules, then rematch and replay. */
import { useEffect } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { Verification } from '../replay/verification.tsx';
import { play } from '../sound/sounds.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { Podium } from './podium.tsx';
import { Rematch } from './rematch.tsx';
import './end-scene.css';

export function EndScene({ table, page }: { table: TableModel; page: GamePage }) {
  const info = table.tableView.value?.table;
  const outcome = info?.outcome ?? null;
  useEffect(() => play('won'), []);
  if (outcome === null) return null;
  const type = table.isHere ? 'here' : 'server';
  return (
    <section class="sheet end" data-part="mine" aria-label={words().end.title}>
      <h2>{words().end.title}</h2>
      <Podium outcome={outcome} names={table.names.value} page={page} table={table} />
      {info?.origin?.type === 'branched' ? <p class="soft small">{words().carry.branched}</p> : null}
      <p class="row">
        <Rematch table={table} />
        <a class="button" href={`/replay/${table.isHere ? 'here/' : ''}${table.id}`}>
          {words().end.replay}
        </a>
        <a class="button quiet" href="/">
          {words().common.home}
        </a>
      </p>
      <Verification source={{ type, table: table.id }} promised={table.fairness} />
    </section>
  );
}
