/** What one may do, on strips of parchment that hang where it is done. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { BoardProps } from '../contract.ts';
import { effectOf, jackWords } from './speech.ts';
import type { Play } from './use-play.ts';
import './tags.css';

export interface TagsProps {
  readonly props: BoardProps<CaptainJack>;
  readonly play: Play;
  readonly actions: readonly Action[];
  /** What a tag is called where its place does not say enough. */
  label?(action: Action): string;
  /** What would come of it, in fewer words than those of the rules. */
  effect?(action: Action): string | null;
}

/** What one most likely wants stands out. */
const MAIN: readonly Action['type'][] = [
  'take',
  'fight',
  'keep',
  'face',
  'fulfil',
  'dig',
  'deliver',
  'sail',
  'dock',
  'accept',
];

/** One tag for each action. */
export const Tags = ({ props, play, actions, label, effect: shortEffect }: TagsProps) => (
  <ul class="cj-tags">
    {actions.map(action => {
      const effect = shortEffect === undefined ? effectOf(props, action) : shortEffect(action);
      return (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            class={`cj-tag ${MAIN.includes(action.type) ? 'main' : ''} ${play.isSuggested(action) ? 'suggested' : ''}`}
            data-deed={action.type}
            data-playable
            onClick={() => play.send(action)}
          >
            <span class="cj-tag-label">{label?.(action) ?? jackWords().deed(action, props.names)}</span>
            {effect === null || effect === '' ? null : <span class="cj-tag-effect">{effect}</span>}
          </button>
        </li>
      );
    })}
  </ul>
);
