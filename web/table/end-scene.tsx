/** The end of a game: who has won and by what, whether everything went by the rules, then rematch and replay. */
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { PersonaGallery } from '../personas/gallery.tsx';
import { usePersonas } from '../personas/use-personas.ts';
import { Verification } from '../replay/verification.tsx';
import { settings } from '../shell/settings.ts';
import { play } from '../sound/sounds.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { Podium } from './podium.tsx';
import { Rematch } from './rematch.tsx';
import { ResultPicture } from './result-picture.tsx';
import './end-scene.css';

export function EndScene({ table, ui }: { table: TableModel; ui: GameUi }) {
  const info = table.tableView.value?.table;
  const outcome = info?.outcome ?? null;
  const personas = usePersonas(ui);
  useEffect(() => play('won'), []);
  if (outcome === null) return null;
  const view = table.playback.shown.value;
  const type = table.isOnDevice ? 'here' : 'server';
  const replay = `/replay/${table.isOnDevice ? 'here/' : ''}${table.id}`;
  return (
    <section class="sheet end" data-part="mine" aria-label={words().end.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is moved with the keyboard too */}
      <div class="end-story" tabIndex={0}>
        <h2>{words().end.title}</h2>
        <Podium outcome={outcome} names={table.names.value} ui={ui} table={table} personas={personas} />
        {personas === null || view === null ? null : (
          <PersonaGallery
            title={personas.title[settings.value.language]}
            shown={table.names.value.map((player, seat) => ({ persona: personas.of(seat, view), player }))}
          />
        )}
        {info?.origin?.type === 'branched' ? <p class="soft small">{words().carry.branched}</p> : null}
        <Verification source={{ type, table: table.id }} promised={table.fairness} />
      </div>
      <p class="end-ways">
        <Rematch table={table} />
        <a class="button small" href={replay}>
          {words().end.replay}
        </a>
        <a class="button small" href={`${replay}#review`}>
          {words().end.review}
        </a>
        {table.isOnDevice ? null : <ResultPicture table={table.id} />}
      </p>
    </section>
  );
}
