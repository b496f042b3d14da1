/** The port, one place: the letters above, the own cards below, and between them the letter that is being paid. */
import { act } from '@havre/engine/games/captain-jack/actions.ts';
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { Card } from '@havre/engine/games/captain-jack/material.ts';
import { stillLacks } from '@havre/engine/games/captain-jack/questions.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { BoardProps } from '../../contract.ts';
import { DragStatus } from '../../kit/drag-status.tsx';
import { CardFace } from '../cards/card.tsx';
import { LetterSheet } from '../cards/letter.tsx';
import { cardsAt, digsIn } from '../reading.ts';
import { StowedCard } from '../ship/stowed-card.tsx';
import { jackWords, letterName } from '../speech.ts';
import { aboutLetter } from '../table/letters.tsx';
import { Tags } from '../tags.tsx';
import type { Play } from '../use-play.ts';
import { Harbour, Quay } from './harbour.tsx';
import { lostWith, paymentsFor } from './payment.ts';
import { useCarrying } from './use-carrying.ts';
import type { Paying } from './use-paying.ts';
import './port-scene.css';

export interface PortSceneProps {
  readonly props: BoardProps<CaptainJack>;
  readonly play: Play;
  readonly paying: Paying;
  readonly seat: Seat;
  readonly picked: Card | null;
  /** Whether a card is one of the maps that can be picked now. */
  isMap(card: Card): boolean;
  pick(card: Card | null): void;
}

export function PortScene({ props, play, paying, seat, picked, isMap, pick }: PortSceneProps) {
  const { view } = props;
  const event = props.event as Event | null;
  const words = jackWords();
  const carried = useCarrying(props, play, paying);
  const ship = view.ships[seat];
  if (ship === undefined) return null;
  const stowed = (['left', 'right', 'hold'] as const).flatMap(side => cardsAt(ship, side));
  return (
    <section class="cj-port" style={{ '--cards': stowed.length }} aria-label={words.atPort}>
      <Harbour view={view} seat={seat} />
      <ul class="cj-port-letters" aria-label={words.letters}>
        {view.letters.open.map(letter => {
          const about = aboutLetter(view, seat, letter);
          const isPayable = stillLacks(view, seat, letter).payable;
          const looks = [
            'cj-letter',
            isPayable ? 'payable' : '',
            paying.letter === letter
              ? 'chosen'
              : paymentsFor(play.legal, letter).some(play.isSuggested)
                ? 'suggested'
                : '',
          ];
          return (
            <li key={letter} {...carried.letter(letter)}>
              <button
                type="button"
                class={looks.filter(Boolean).join(' ')}
                title={about}
                aria-label={about}
                aria-pressed={paying.letter === letter}
                data-playable={paying.letter === null && isPayable ? '' : undefined}
                onClick={() => carried.touchLetter(letter)}
              >
                <LetterSheet letter={letter} />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="cj-tray">
        <Tray props={props} play={play} paying={paying} seat={seat} />
      </div>
      <Quay />
      <ul class="cj-port-cards" aria-label={words.yourCards} data-overlap>
        {stowed.map(one => {
          const turn = act.turn[one.card];
          const isPaid = paying.cards.includes(one.card);
          return (
            <li key={one.card} {...carried.card(one.card)}>
              <StowedCard
                stowed={one}
                isPiece={false}
                isLit={isMap(one.card) || (paying.letter !== null && !isPaid && paying.isUseful(one.card))}
                isPicked={isPaid || picked === one.card}
                turns={event?.type === 'turned' && event.card === one.card}
                order={isPaid ? paying.cards.indexOf(one.card) + 1 : null}
                touch={() => {
                  if (paying.letter !== null && (isPaid || paying.isUseful(one.card))) paying.touchCard(one.card);
                  else {
                    pick(picked === one.card ? null : one.card);
                    carried.lift(one.card);
                  }
                }}
              />
              {turn === undefined ? null : (
                <button
                  type="button"
                  class={`cj-turn ${play.isLegal(turn) ? '' : 'off'} ${play.isSuggested(turn) ? 'suggested' : ''}`}
                  aria-label={words.turnCard}
                  aria-disabled={!play.isLegal(turn)}
                  onClick={() => play.send(turn)}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M5 9A8 8 0 0 1 19 8M19 15A8 8 0 0 1 5 16M19 3V8H14M5 21V16H10" />
                  </svg>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <DragStatus drag={carried.drag} />
    </section>
  );
}

/** The cards on the letter, what of them would be lost, and the seal. */
function Tray({ props, play, paying, seat }: Omit<PortSceneProps, 'picked' | 'isMap' | 'pick'>) {
  const { view } = props;
  const words = jackWords();
  const { letter, cards, payment } = paying;
  const digs = digsIn(play.legal);
  const end = [...(digs.length === 1 ? digs : []), ...play.legal.filter(({ type }) => type === 'finish')];
  if (letter === null)
    return (
      <>
        <p class="cj-hint">{play.legal.some(({ type }) => type === 'fulfil') ? words.sealHint : words.nothingToSeal}</p>
        <Tags props={props} play={play} actions={end} />
      </>
    );
  const { symbols, payable } = stillLacks(view, seat, letter);
  const lost = lostWith(view, seat, { letter, cards });
  return (
    <>
      <p>{payable ? words.payWith(letterName(letter)) : aboutLetter(view, seat, letter)}</p>
      {cards.length === 0 ? null : (
        <span class="cj-tray-cards">
          {cards.map(card => (
            <CardFace
              key={card}
              card={card}
              turned={view.ships[seat]?.cards.find(one => one.card === card)?.turned === true}
            />
          ))}
        </span>
      )}
      {lost > 0 ? <p class={payment === null ? 'cj-lost' : 'cj-lost told'}>{words.lost(lost)}</p> : null}
      <Tags props={props} play={play} actions={payment === null ? [] : [payment]} />
      {symbols.length === 0 ? null : (
        <button type="button" class="cj-tag cj-put-back" onClick={paying.putBack}>
          {words.cancel}
        </button>
      )}
    </>
  );
}
