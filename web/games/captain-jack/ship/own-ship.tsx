/** The own ship, with a slip of paper above it: what is asked here, or what has happened last. */
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import type { Card } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ComponentChildren } from 'preact';
import { withCard } from '../reading.ts';
import { jackWords } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { Deck } from './deck.tsx';
import { Figures } from './figures.tsx';
import './own-ship.css';

export interface OwnShipProps {
  readonly view: View;
  readonly event: Event | null;
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

export function OwnShip({ view, event, seat, play, picked, maps, isMap, pick, open, children }: OwnShipProps) {
  return (
    <section class="cj-own" data-part="mine" aria-label={jackWords().own}>
      {children}
      <Figures view={view} seat={seat} />
      <Deck
        view={view}
        seat={seat}
        open={open}
        card={({ card }) => {
          const deeds = withCard(play.legal, card);
          const isAsked =
            CHOOSING.includes(view.moment) || deeds.some(({ type }) => type !== 'discard' && type !== 'turn');
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
