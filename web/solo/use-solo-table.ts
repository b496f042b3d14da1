/** A match in the page and the model that its board is drawn from, made once for as long as they are shown. */
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { playbackRulesOf } from '../games/playback-rules.ts';
import { TableModel } from '../table/model.ts';
import type { SoloMatch } from './solo-match.ts';

export interface SoloTable<T extends SoloMatch> {
  readonly solo: T;
  readonly model: TableModel;
}

/**
 * The table of a lesson, a puzzle or a scene of the rulebook.
 * @example const { solo, model } = useSoloTable(ui, () => new LessonTable(ui.game, script, ownName()));
 */
export function useSoloTable<T extends SoloMatch>(ui: GameUi, make: () => T): SoloTable<T> {
  const made = useRef<SoloTable<T> | null>(null);
  if (made.current === null) {
    const solo = make();
    const model = new TableModel(solo.table, { isOnDevice: true, memory: storageInMemory() });
    model.setPlaybackRules(playbackRulesOf(ui));
    made.current = { solo, model };
  }
  const { model } = made.current;
  useEffect(() => () => model.close(), [model]);
  return made.current;
}
