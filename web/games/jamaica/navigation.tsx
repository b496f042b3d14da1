/** The navigation box: the dice on sun and moon, the Captain's compass, the round, and the pile of treasures. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { GOODS_NAMES } from '@havre/engine/games/jamaica/material.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import { pointing } from '../kit/pointing.ts';
import { ActionDie } from './dice.tsx';
import { Token } from './goods.tsx';
import { bankPlace, diePiece, TREASURE_PILE } from './moves.ts';
import { Chest, Compass, Moon, Sun } from './signs.tsx';
import { jamaicaWords } from './speech.ts';
import type { Play } from './use-play.ts';
import './navigation.css';

export interface NavigationProps {
  readonly view: View;
  readonly event: Event | null;
  readonly names: Names;
  readonly play: Play;
}

export function Navigation({ view, event, names, play }: NavigationProps) {
  const words = jamaicaWords();
  const { captain, round, treasurePile } = view;
  const whoLeads = words.captain(nameOf(names, captain));
  const orders = play.legal.filter(action => action.type === 'placeDice');
  return (
    <section class="jam-navigation" data-part="state" aria-label={words.navigation}>
      <p class="jam-round">
        <span class="jam-compass-place" aria-hidden="true">
          <Compass />
        </span>
        <span class="jam-round-text">
          <strong>{words.round(round)}</strong>{' '}
          <span class="jam-captain" title={whoLeads}>
            {whoLeads}
          </span>
        </span>
      </p>
      {orders.length > 0 ? <Orders orders={orders} play={play} /> : <Dice view={view} event={event} />}
      <ul class="jam-bank" aria-label={words.bank}>
        {GOODS_NAMES.map(goods => (
          <li key={goods} class="jam-heap" title={words.bankOf(goods)}>
            <span class="jam-heap-place" data-place={bankPlace(goods)} role="img" aria-label={words.bankOf(goods)}>
              <Token goods={goods} />
            </span>
          </li>
        ))}
        <li class="jam-heap" title={words.treasurePile(treasurePile)}>
          <span
            class="jam-heap-place"
            data-place={TREASURE_PILE}
            role="img"
            aria-label={words.treasurePile(treasurePile)}
          >
            <Chest />
          </span>
          <span class="jam-heap-count" aria-hidden="true">
            {treasurePile}
          </span>
        </li>
      </ul>
    </section>
  );
}

/** The dice as they fell, or as they lie on sun and moon. */
function Dice({ view, event }: Pick<NavigationProps, 'view' | 'event'>) {
  const words = jamaicaWords();
  const [one = 0, other = 0] = view.rolled;
  const [sun = 0, moon = 0] = view.dice;
  const isPlaced = sun > 0;
  const tumbles = event?.type === 'diceRolled';
  const label = isPlaced ? words.dicePlaced(sun, moon) : one > 0 ? words.diceRolled(one, other) : words.noDice;
  /** Which of the two dice lies on the sun: the first, unless the other one shows what lies there. */
  const first = isPlaced && sun !== one ? 1 : 0;
  const values = isPlaced ? [sun, moon] : [one, other];
  return (
    <div class={isPlaced ? 'jam-dice placed' : 'jam-dice'} role="img" aria-label={label} title={label}>
      {[Sun, Moon].map((Sky, half) => (
        <span key={half} class={`jam-slot ${half === 0 ? 'sun' : 'moon'}`}>
          <span class="jam-slot-sky">
            <Sky />
          </span>
          {(values[half] ?? 0) > 0 ? (
            <span
              key={`${view.round} ${half} ${isPlaced}`}
              class="jam-die-place"
              data-piece={diePiece(half === 0 ? first : 1 - first)}
            >
              <ActionDie value={values[half] ?? 0} tumbles={tumbles} />
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}

/** For the Captain: the two ways to lay the dice. */
const Orders = ({ orders, play }: { orders: readonly Extract<Action, { type: 'placeDice' }>[]; play: Play }) => (
  <div class="jam-orders">
    {orders.map(action => (
      <button
        key={action.sun}
        type="button"
        class={['jam-order', isLifted(play, action) ? 'lifted' : '', play.isSuggested(action) ? 'suggested' : ''].join(
          ' ',
        )}
        data-playable=""
        data-lit=""
        aria-pressed={isLifted(play, action)}
        aria-label={jamaicaWords().layDice(action.sun, action.moon)}
        onClick={() => play.touch(action)}
        {...pointing(isPointed => play.peek(isPointed ? action : null))}
      >
        <span class="jam-slot sun">
          <span class="jam-slot-sky">
            <Sun />
          </span>
          <span class="jam-die-place">
            <ActionDie value={action.sun} />
          </span>
        </span>
        <span class="jam-slot moon">
          <span class="jam-slot-sky">
            <Moon />
          </span>
          <span class="jam-die-place">
            <ActionDie value={action.moon} />
          </span>
        </span>
      </button>
    ))}
  </div>
);

const isLifted = ({ lifted }: Play, action: Extract<Action, { type: 'placeDice' }>): boolean =>
  lifted?.type === 'placeDice' && lifted.sun === action.sun && lifted.moon === action.moon;
