/** While one sits at a table, its rules answer by what is played there. */
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { unplayedScopes } from './open-rule.ts';

/** What was agreed on at a table, of whatever game. */
type AnyOptions = Parameters<NonNullable<GameUi['unplayed']>>[0];

export function useUnplayed(ui: GameUi, options: AnyOptions | null): void {
  useEffect(() => {
    if (options === null || ui.unplayed === undefined) return;
    unplayedScopes.value = { game: ui.game.id, scopes: ui.unplayed(options) };
    return () => {
      unplayedScopes.value = null;
    };
  }, [ui, options]);
}
