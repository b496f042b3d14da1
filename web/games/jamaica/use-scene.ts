/** The scene on the screen now. */
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { nextScene, type Scene, shortageIn } from './scene.ts';

export function useScene({ view, event, table }: BoardProps<Jamaica>): Scene | null {
  const last = useRef<{ view: object; event: object | null; scene: Scene | null }>({
    view: {},
    event: {},
    scene: null,
  });
  const { current } = last;
  if (current.view !== view || current.event !== event) {
    const { now } = view;
    const isRetreat = event === null && (now?.step === 'chooseRetreat' || now?.step === 'chooseRoute');
    const before =
      isRetreat && current.scene?.type !== 'shortage'
        ? shortageIn(
            table.story.value.flatMap(({ told, undone }) =>
              told.type === 'event' && !undone ? [told.event as Event] : [],
            ),
          )
        : current.scene;
    last.current = { view, event, scene: nextScene(before, view, event as Event | null) };
  }
  return last.current.scene;
}
