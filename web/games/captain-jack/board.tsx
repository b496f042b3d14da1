/** The table of Captain Jack's Gold: a tavern table with the sea cloth on it, the ships around it, and the own one in front. */
import { type Action, act } from '@havre/engine/games/captain-jack/actions.ts';
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import type { Card, Letter } from '@havre/engine/games/captain-jack/material.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { Parts } from '../../stage/stage.tsx';
import { seatStateOf } from '../../table/seat-state.ts';
import { words as pageWords } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { useFilm } from '../kit/use-film.ts';
import { useGestures } from '../kit/use-gestures.ts';
import { flightTime, soundOf } from './pace.ts';
import { leavingFor } from './pieces.ts';
import { PortScene } from './port/port-scene.tsx';
import { usePaying } from './port/use-paying.ts';
import { hasAll, isSame, seatsAround, victimOf, withCards } from './reading.ts';
import { Boarding } from './scenes/boarding.tsx';
import { Fight } from './scenes/fight.tsx';
import { PlanScene } from './scenes/plan-scene.tsx';
import { deedsAtCard, Reveal } from './scenes/reveal.tsx';
import { Secret } from './scenes/secret.tsx';
import { type Throws, throwsAfter } from './scenes/throws.ts';
import { OwnShip } from './ship/own-ship.tsx';
import { Rivals } from './ship/rivals.tsx';
import { Slip } from './slip.tsx';
import { berthOf, Fleet } from './table/fleet.tsx';
import { Island } from './table/island.tsx';
import { aboutLetter, Letters } from './table/letters.tsx';
import type { TablePlan } from './table/plan.ts';
import { type Glow, Scenery } from './table/scenery.tsx';
import { usePlan } from './table/use-plan.ts';
import { Waters } from './table/waters.tsx';
import { type Play, usePlay } from './use-play.ts';
import './board.css';

export function Board(props: BoardProps<CaptainJack>) {
  const { view, seat, question, names, table } = props;
  const event = props.event as Event | null;
  const parts = useRef<HTMLDivElement>(null);
  const cloth = useRef<HTMLElement>(null);
  const plan = usePlan(cloth);
  const play = usePlay(props);
  const paying = usePaying(props, play);
  const throws = useThrows(view, event);
  const [opened, setOpened] = useState<Seat | null>(null);
  const [picked, setPicked] = useState<Card | null>(null);
  const [asked, setAsked] = useState<Letter | null>(null);
  const [unwatched, setUnwatched] = useState<Seat | null>(null);
  const [maps, setMaps] = useState<readonly Card[] | null>(null);
  const putBack = () => {
    setPicked(null);
    setAsked(null);
    setMaps(null);
  };
  useEffect(putBack, [question?.decision]);
  const canAct = plan !== null && play.legal.length > 0;
  useEffect(() => {
    if (canAct) goOnByKeyboard(parts.current);
  }, [question?.decision, canAct]);
  useEffect(() => {
    if (picked !== null) goToItsTags(parts.current);
  }, [picked]);
  const lower = () => {
    play.lower();
    putBack();
    setOpened(null);
  };
  useGestures(parts, { ...play, lower });
  useFilm(parts, props, { flightTime, leavingFor, soundOf });

  /** While somebody digs, three maps are touched one after the other. */
  const pick = (card: Card | null) => {
    if (maps === null || card === null) return setPicked(card);
    const chosen = maps.includes(card) ? maps.filter(map => map !== card) : [...maps, card];
    const dug = withCards(
      play.legal.filter(({ type }) => type === 'dig'),
      chosen,
    );
    if (dug === null) setMaps(chosen);
    else play.send(dug);
  };
  /** Whether a card is one of those that can be picked now. */
  const isMap = (card: Card): boolean =>
    maps !== null && play.legal.some(action => action.type === 'dig' && hasAll(action.cards, [...maps, card]));
  const watched = victimOf(view, event);
  const isPicking = play.legal.length > 0;
  /** Who waits for a slow neighbour may look at the table meanwhile. */
  const victim = isPicking || watched !== unwatched ? watched : null;
  useEffect(() => setUnwatched(null), [watched]);
  /** The own ship stays until the frame has something in its place. */
  const isEnded = view.over && event === null;
  const isPaying = seat !== null && view.moment === 'inPort' && play.legal.length > 0;
  const isCovered =
    isPaying ||
    view.over ||
    opened !== null ||
    victim !== null ||
    view.boarding !== null ||
    throws !== null ||
    deedsAtCard(view.moment, play.legal).length > 0;
  return (
    <Parts parts={parts} class={isEnded ? 'cj over' : 'cj'}>
      <Rivals
        view={view}
        names={names}
        seats={seatsAround(view.ships.length, seat)}
        stateOf={other => seatStateOf(table, props.ui, other)}
        open={setOpened}
      />
      <section ref={cloth} class="cj-table" data-part="board" aria-label={pageWords().table.board}>
        {plan === null ? null : (
          <>
            <Scenery plan={plan} glows={act.sail.map(action => glowOf(play, action))} port={glowOf(play, act.dock)} />
            <div class="cj-light" style={lightOn(plan, view)} />
            {/* What a scene covers cannot be touched. */}
            <div class="cj-cloth" inert={isCovered}>
              <Waters view={view} plan={plan} play={play} />
              <Island view={view} plan={plan} play={play} />
              <Fleet view={view} plan={plan} names={names} />
              <Letters view={view} plan={plan} seat={seat} touch={setAsked} />
            </div>
          </>
        )}
        {isEnded ? (
          view.winner === null ? null : (
            <Secret winner={view.winner} names={names} />
          )
        ) : opened !== null ? (
          <PlanScene props={props} play={play} seat={opened} purpose="look" close={() => setOpened(null)} />
        ) : victim !== null ? (
          <PlanScene
            props={props}
            play={play}
            seat={victim}
            purpose={isPicking ? 'pick' : 'watch'}
            close={isPicking ? null : () => setUnwatched(watched)}
          />
        ) : view.boarding !== null ? (
          <Boarding props={props} play={play} />
        ) : throws !== null && deedsAtCard(view.moment, play.legal).length === 0 ? (
          <Fight props={props} play={play} throws={throws} />
        ) : isPaying ? (
          <PortScene props={props} play={play} paying={paying} seat={seat} picked={picked} isMap={isMap} pick={pick} />
        ) : plan === null ? null : (
          <Reveal props={props} play={play} plan={plan} />
        )}
      </section>
      {seat === null || isEnded ? null : (
        <OwnShip
          view={view}
          event={event}
          names={names}
          seat={seat}
          play={play}
          picked={picked}
          maps={maps ?? []}
          isMap={isMap}
          pick={pick}
          open={() => setOpened(seat)}
        >
          <Slip
            props={props}
            play={play}
            picked={picked}
            remark={asked === null ? null : aboutLetter(view, seat, asked)}
            story={lastSentence(props)}
            maps={maps}
            pickMaps={() => setMaps([])}
            putBack={putBack}
          />
        </OwnShip>
      )}
    </Parts>
  );
}

/** The button that was pressed is gone: whoever plays by keyboard goes on where the next answers are. */
function goOnByKeyboard(parts: HTMLElement | null): void {
  const { activeElement: focused, body } = document;
  if (parts === null || (focused !== body && !parts.contains(focused)) || focused?.matches('.cj-tag') === true) return;
  parts.querySelector<HTMLElement>('button:is(.cj-tag, .lit)')?.focus({ preventScroll: true });
}

/** What can be done with a card hangs above it: whoever has picked it by keyboard is led there. */
function goToItsTags(parts: HTMLElement | null): void {
  if (parts?.querySelector('.cj-own .cj-stowed:focus-visible') == null) return;
  parts.querySelector<HTMLElement>('.cj-slip .cj-tag')?.focus({ preventScroll: true });
}

/** The dice of the fight that is on the screen. */
function useThrows(view: View, event: Event | null): Throws | null {
  const last = useRef<{ view: View; event: Event | null; throws: Throws | null } | null>(null);
  if (last.current?.view !== view || last.current.event !== event)
    last.current = { view, event, throws: throwsAfter(last.current?.throws ?? null, event, view) };
  return last.current.throws;
}

const glowOf = (play: Play, action: Action): Glow =>
  play.lifted !== null && isSame(play.lifted, action) ? 'lifted' : play.isLegal(action) ? 'lit' : '';

/** The light is over the ship whose turn it is. */
function lightOn(plan: TablePlan, view: View) {
  const { x, y } = berthOf(plan, view, view.turn);
  return { '--light-x': Math.round(x - plan.width / 2), '--light-y': Math.round(y - plan.height / 2) };
}

/** What is happening, as the log says it; between two playbacks, what happened last. */
function lastSentence({ event, ui, names, table }: BoardProps<CaptainJack>): string {
  const wording = ui.wording[settings.value.language];
  if (event !== null) return eventText(wording, event, names);
  if (table.lookingBack.value !== null) return '';
  const last = table.story.value.findLast(({ told, undone }) => told.type === 'event' && !undone);
  return last?.told.type === 'event' ? eventText(wording, last.told.event, names) : '';
}
