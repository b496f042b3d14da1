/** Several ships lie where one arrives: whom to attack. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { atHead, type Names } from '@havre/engine/games/language.ts';
import { Scene } from '../kit/scene.tsx';
import { ShipDrawing } from './chart/ship.tsx';
import { isSame } from './reading.ts';
import { jamaicaWords } from './speech.ts';
import type { Play } from './use-play.ts';
import './opponents.css';

/** Who attacks from a space away need not. */
const FORGO: Action = { type: 'forgo' };

export interface OpponentsProps {
  readonly view: View;
  readonly names: Names;
  readonly play: Play;
  /** What an action is called and would do. */
  describe(action: Action): string;
}

export function Opponents({ view, names, play, describe }: OpponentsProps) {
  const words = jamaicaWords();
  const attacks = play.legal.filter(action => action.type === 'attack');
  if (attacks.length === 0) return null;
  return (
    <Scene isOpen label={words.whomToAttack} class="jam-opponents">
      <h2>{words.whomToAttack}</h2>
      <div class="jam-scene-buttons">
        {attacks.map(action => {
          const { colour = 'black', seat = -1 } = view.ships[action.ship] ?? {};
          const name = words.shipName(names, action.ship);
          const isLifted = play.lifted !== null && isSame(play.lifted, action);
          return (
            <button
              key={action.ship}
              type="button"
              class={isLifted ? 'button jam-opponent lifted' : 'button jam-opponent'}
              aria-pressed={isLifted}
              data-playable=""
              data-lit=""
              onClick={() => play.touch(action)}
            >
              <span class="jam-opponent-ship" aria-hidden="true">
                <ShipDrawing colour={colour} isGhost={seat < 0} />
              </span>
              <span class="unseen">{words.attackShip(name)}</span>
              <span aria-hidden="true">{atHead(name)}</span>
              <span class="jam-opponent-facts">{words.aboard(view, action.ship)}</span>
            </button>
          );
        })}
        {play.isLegal(FORGO) ? (
          <button type="button" class="button quiet" data-playable="" data-lit="" onClick={() => play.send(FORGO)}>
            {describe(FORGO)}
          </button>
        ) : null}
      </div>
    </Scene>
  );
}
