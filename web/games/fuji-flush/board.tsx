/** The table of Fuji Flush: everybody around it, the own hand below, and between them what a card would do. */
import type { FujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { handSize } from '@havre/engine/games/fuji-flush/material.ts';
import { forecast } from '@havre/engine/games/fuji-flush/questions.ts';
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { useRef } from 'preact/hooks';
import '@fontsource/dela-gothic-one/latin-400.css';
import { settings } from '../../shell/settings.ts';
import { Parts } from '../../stage/stage.tsx';
import { seatStateOf } from '../../table/seat-state.ts';
import type { BoardProps } from '../contract.ts';
import { useFilm } from '../kit/use-film.ts';
import { Arena } from './arena.tsx';
import { Dock } from './dock.tsx';
import { Hand } from './hand.tsx';
import { isFresh, leavingFor } from './moves.ts';
import { flightTime, soundOf } from './pace.ts';
import { fujiWords } from './speech.ts';
import { effectOf, useHand } from './use-hand.ts';
import '../kit/lit.css';
import './board.css';

export function Board(props: BoardProps<FujiFlush>) {
  const { view, seat, names, table, ui, suggested } = props;
  const event = props.event as Event | null;
  const parts = useRef<HTMLDivElement>(null);
  const hand = useHand(props);
  useFilm(parts, props, { flightTime, leavingFor, soundOf, fliesIn: isFresh(view) });
  const { shown, lifted } = hand;
  const effect = shown === null ? null : effectOf(props, shown.card);
  return (
    <Parts
      parts={parts}
      class={view.over ? 'fuji over' : seat === null ? 'fuji watched' : 'fuji'}
      style={{ '--cards': handSize(view.front.length) }}
    >
      <Arena
        view={view}
        seat={seat}
        names={names}
        stateOf={each => seatStateOf(table, ui, each)}
        event={event}
        preview={shown === null || seat === null ? null : { card: shown.card, ...forecast(view, seat, shown.card) }}
        played={hand.played}
        verdict={view.over ? lastSentence(props) : ''}
      />
      {/* While the last card is still shown it stays where it is, and the board with it. */}
      {(view.over && props.event === null) || seat === null ? null : (
        <div class="fuji-mine" data-part="mine">
          <Dock
            text={effect ?? (hand.isAsked ? whatToTouch() : sentence(props, props.event))}
            lifted={lifted}
            announcement={lifted === null ? '' : `${effect} ${fujiWords().pressAgain}`}
            onPlay={held => {
              hand.touch(held);
              // the button goes with the card: the focus goes back to the hand
              parts.current?.querySelector<HTMLElement>('.kit-held[tabindex="0"]')?.focus({ preventScroll: true });
            }}
          />
          <Hand {...hand} seat={seat} suggested={suggested?.map(({ card }) => card) ?? []} />
        </div>
      )}
    </Parts>
  );
}

/** What is happening, as the log says it; between two playbacks, what happened last. */
const sentence = (props: BoardProps<FujiFlush>, event: GameEvent | null): string =>
  event === null ? lastSentence(props) : eventText(props.ui.wording[settings.value.language], event, props.names);

function lastSentence(props: BoardProps<FujiFlush>): string {
  if (props.table.lookingBack.value !== null) return '';
  const last = props.table.story.value.findLast(({ told, undone }) => told.type === 'event' && !undone);
  return last?.told.type === 'event' ? sentence(props, last.told.event) : '';
}

const whatToTouch = (): string => (settings.value.confirm ? fujiWords().pickCard : fujiWords().pickCardAtOnce);
