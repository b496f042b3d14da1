/** Examples of a rulebook: what there is to try in each, as a list that leads to where one plays it. */
import type { Figure } from '@havre/engine/games/rulebook.ts';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { Scopes } from './passages.tsx';
import { isShown, useReader } from './reader.ts';
import './examples.css';

export function Examples({
  examples,
  around,
}: {
  readonly examples: readonly Figure[];
  readonly around: readonly string[];
}) {
  const reader = useReader();
  return (
    <ul class="book-examples">
      {examples
        .filter(({ only }) => isShown(only, reader))
        .map(({ name, caption, only }) => (
          <li key={name} id={`scene-${name}`} tabIndex={-1}>
            <span>
              <Scopes only={only} said={around} />
              {caption}
            </span>
            <a class="button small" href={`/scene/${reader.game}/${name}`}>
              {words().scene.try} <Icon name="forward" size={18} />
            </a>
          </li>
        ))}
    </ul>
  );
}
