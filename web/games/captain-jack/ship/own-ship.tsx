/** The own ship, with a slip of paper above it: what is asked here, or what has happened last. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { ARROW, type Card } from '@havre/engine/games/captain-jack/material.ts';
import { lacksRoom } from '@havre/engine/games/captain-jack/refusals.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ComponentChildren } from 'preact';
import { PlayerName } from '../../../table/player-name.tsx';
import { withCard } from '../reading.ts';
import { jackWords } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { Deck } from './deck.tsx';
import { Figures } from './figures.tsx';
import { ShipMark } from './pirate-ship.tsx';
import './own-ship.css';

export interface OwnShipProps {
  readonly view: View;
  readonly event: Event | null;
  readonly names: Names;
  readonly seat: Seat;
  readonly play: Play;
  readonly picked: Card | null;
  /** The maps that are picked to dig with, in order. */
  readonly maps: readonly Card[];
  /** Whether a card can be one of them. */
  isMap(card: Card): boolean;
  pick(card: Card | null): void;
  /** Opens the plan, large. */
  open(): void;
  /** The slip. */
  readonly children: ComponentChildren;
}

/** Whether a card has to be chosen: then all that may be are lit, else only what somebody does who lies there. */
const CHOOSING: readonly (string | null)[] = ['downToLimit', 'rum', 'makeRoom', 'spoils'];
/** What is done with a card in passing and is not what is asked; a carpenter turns one at the end of a turn, and is asked then. */
const isAside = ({ type }: Action, { moment }: View): boolean =>
  type === 'discard' || (type === 'turn' && moment !== 'closing');
/** A ship with fewer cards passes a sandbank; against a storm nothing is gained by throwing cards overboard. */
const isBeforeSandbank = ({ moment, revealed }: View): boolean =>
  moment === 'brace' && revealed !== null && ARROW[revealed]?.kind === 'sandbank';
const isChoosing = (view: View, seat: Seat): boolean =>
  CHOOSING.includes(view.moment) || isBeforeSandbank(view) || lacksRoom(view, seat);

export function OwnShip({ view, event, names, seat, play, picked, maps, isMap, pick, open, children }: OwnShipProps) {
  const chooses = play.legal.length > 0 && isChoosing(view, seat);
  return (
    <section class="cj-own" data-part="mine" aria-label={jackWords().own}>
      {children}
      <div class="cj-own-head">
        <span class="cj-own-name">
          <ShipMark seat={seat} size={22} />
          <PlayerName class="cj-own-person" name={nameOf(names, seat)} />
        </span>
        <Figures view={view} seat={seat} />
      </div>
      <Deck
        view={view}
        seat={seat}
        open={open}
        card={({ card }) => {
          const deeds = withCard(play.legal, card);
          const isAsked = chooses || deeds.some(deed => !isAside(deed, view));
          return {
            isLit: isMap(card) || (isAsked && deeds.length > 0),
            isPicked: card === picked || maps.includes(card),
            order: maps.includes(card) ? maps.indexOf(card) + 1 : null,
            turns: event?.type === 'turned' && event.card === card,
            touch: () => pick(card === picked ? null : card),
          };
        }}
      />
    </section>
  );
}
