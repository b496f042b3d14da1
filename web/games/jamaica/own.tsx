/** The own things, at the bottom: holds and treasures, the hand, and the piles of cards. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Card } from '@havre/engine/games/jamaica/material.ts';
import type { Names } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Hand } from './hand.tsx';
import { Holds, type HoldTouch, type Omen } from './holds.tsx';
import { sourceOf, treasureFrom } from './moves.ts';
import { Piles } from './piles.tsx';
import { omensOf } from './preview.ts';
import { activeShip, cargoOf, stackAt, twinOf } from './reading.ts';
import { moodOf, ShipBadge } from './ship-badge.tsx';
import { aboutCharacter, jamaicaWords } from './speech.ts';
import { ChipPoints, Standing } from './standing.tsx';
import { Treasures } from './treasures.tsx';
import type { Paying } from './use-paying.ts';
import type { Play } from './use-play.ts';
import './own.css';

export interface OwnProps {
  readonly view: View;
  readonly event: Event | null;
  readonly seat: Seat;
  readonly names: Names;
  readonly play: Play;
  readonly paying: Paying | null;
  /** What an action is called and would do. */
  describe(action: Action): string;
  nameOf(card: Card): string;
  open(): void;
}

export function Own(props: OwnProps) {
  const { view, event, seat, play } = props;
  const words = jamaicaWords();
  const mood = moodOf(view, seat, activeShip(view));
  return (
    <section class="jam-own" data-part="mine" aria-label={words.own}>
      <div class="jam-own-ship">
        <button type="button" class="jam-own-head" aria-haspopup="dialog" title={words.yourShip} onClick={props.open}>
          <ShipBadge view={view} ship={seat} mood={mood} />
          <span class="jam-rival-text">
            <span class="jam-rival-name">{words.yourShip}</span>
            <Standing view={view} ship={seat} />
          </span>
          <ChipPoints view={view} ship={seat} />
        </button>
        <Treasures view={view} ship={seat} from={treasureFrom(event)} />
      </div>
      <Holds
        view={view}
        ship={seat}
        label={words.yourHolds}
        event={event}
        from={sourceOf(event, seat)}
        open={props.open}
        omen={hold => omenAt(props, hold)}
        {...(touchable(props) ? { touchOf: (hold: number) => touchAt(props, hold) } : {})}
      />
      <Hand view={view} play={play} colour={view.ships[seat]?.colour ?? 'red'} nameOf={props.nameOf} />
      <Piles view={view} ship={seat} isOwn />
    </section>
  );
}

/** Whether the holds are what is being asked for. */
const touchable = ({ play, paying }: OwnProps): boolean =>
  paying !== null || play.legal.some(({ type }) => type === 'load');

function omenAt({ view, seat, play, paying }: OwnProps, hold: number): Omen | null {
  const { shown } = play;
  if (paying !== null) {
    const taken = paying.takings[hold] ?? 0;
    return taken > 0 ? { type: 'goes', tokens: taken } : null;
  }
  if (shown?.type === 'chooseCard') return omensOf(view, seat, shown.card)[hold] ?? null;
  if (shown?.type !== 'load' || shown.hold !== hold) return null;
  const coming = cargoOf(view);
  return coming === null ? null : { type: 'comes', stack: coming, isSure: true };
}

function labelOf(view: View, seat: Seat, hold: number): string {
  const who = view.crew?.aboard[seat]?.[hold] ?? null;
  return who === null ? jamaicaWords().holdWith(hold, stackAt(view, seat, hold)) : aboutCharacter(who);
}

function touchAt(props: OwnProps, hold: number): HoldTouch {
  const { view, seat, play, paying } = props;
  if (paying !== null) {
    const stack = stackAt(view, seat, hold);
    return {
      label: jamaicaWords().payFrom(hold, stack, paying.takings[hold] ?? 0),
      isChoosable: paying.isPayable(hold),
      isLifted: (paying.takings[hold] ?? 0) > 0,
      isSuggested: false,
      touch: () => paying.touch(hold),
      peek: () => {},
    };
  }
  const action = { type: 'load', hold: twinOf(view, seat, hold) } as const;
  const isChoosable = play.isLegal(action);
  return {
    label: isChoosable ? props.describe({ ...action, hold }) : labelOf(view, seat, hold),
    isChoosable,
    isLifted: isChoosable && play.lifted?.type === 'load' && play.lifted.hold === action.hold && action.hold === hold,
    isSuggested: play.isSuggested(action) && action.hold === hold,
    touch: () => play.touch(action),
    peek: isPointed => play.peek(isPointed ? action : null),
  };
}
