/** Opens the drawer of the rules beside the board, to search there or to point at a card or piece; shuts it again. */
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { openRule } from './open-rule.ts';

export const RulesButton = ({ game }: { readonly game: string }) => (
  <button
    type="button"
    class="button quiet round rules-button"
    aria-label={words().rules.ask}
    aria-expanded={openRule.value !== null}
    onClick={() => {
      openRule.value =
        openRule.value === null ? { game, rule: null, chain: [], isPointing: true, isAbove: true } : null;
    }}
  >
    <Icon name="rules" />
  </button>
);
