/**
 * A figure of a rulebook: a position that the board of the game draws, as small as the page makes it. It is told in words too; a scene
 * leads to where it can be played.
 */
import type { Figure as FigureBlock } from '@havre/engine/games/rulebook.ts';
import { lazy, Suspense } from 'preact/compat';
import { useGameUiIfAny } from '../games/use-game-ui.ts';
import { Icon } from '../look/icons.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { Scopes } from './passages.tsx';
import { isShown, useReader } from './reader.ts';
import { useFigures } from './use-figures.ts';
import './figure.css';

/** Where the drawings cannot be had, such as without a network, the text is there all the same. */
const DrawnFigure = lazy(() =>
  import('./drawn-figure.tsx').then(
    ({ DrawnFigure: drawn }) => drawn,
    () => () => null,
  ),
);

export function Figure({ figure, around }: { readonly figure: FigureBlock; readonly around: readonly string[] }) {
  const reader = useReader();
  const ui = useGameUiIfAny(reader.game);
  const figures = useFigures(ui);
  const found = figures?.[figure.name];
  const isMissing = ui !== null && (ui.figures === undefined || (figures !== null && found === undefined));
  if (isMissing || !isShown(figure.only, reader)) return null;
  return (
    <figure
      id={`${figure.kind}-${figure.name}`}
      class={found?.tall === undefined ? 'book-figure' : `book-figure tall-${found.tall}`}
      tabIndex={-1}
    >
      <div class="book-picture">
        {ui === null || found === undefined ? null : (
          <Suspense fallback={null}>
            <DrawnFigure key={settings.value.language} ui={ui} figure={found} isScene={figure.kind === 'scene'} />
          </Suspense>
        )}
      </div>
      <figcaption>
        <span>
          <Scopes only={figure.only} said={around} />
          {figure.caption}
        </span>
        {figure.kind === 'scene' ? (
          <a class="button small" href={`/scene/${reader.game}/${figure.name}`}>
            {words().scene.try} <Icon name="forward" size={18} />
          </a>
        ) : null}
      </figcaption>
    </figure>
  );
}
