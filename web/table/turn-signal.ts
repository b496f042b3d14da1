/** It is your turn: said in the title of the page, by a bell, and by a notification where the page is out of sight. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { titleOf } from '../games/title.ts';
import { play } from '../sound/sounds.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { isMyTurn } from './seat-state.ts';

export function useTurnSignal(table: TableModel, ui: GameUi): void {
  useEffect(() => {
    let wasAsked = false;
    const title = () => titleOf(ui.game.id);
    const stop = effect(() => {
      const isAsked = isMyTurn(table);
      document.title = isAsked ? `● ${words().table.yourTurn} – ${title()}` : `${title()} – Havre`;
      if (isAsked && !wasAsked) signal(title());
      wasAsked = isAsked;
    });
    return () => {
      stop();
      document.title = 'Havre';
    };
  }, [table, ui]);
}

function signal(title: string): void {
  play('turn');
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body: words().table.yourTurn, tag: 'havre turn' });
  } catch {
    // some browsers notify only through their service worker, which the server reaches by itself
  }
}
