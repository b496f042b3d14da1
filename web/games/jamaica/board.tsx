/** The table of Jamaica: the sea chart, the ships around it, the own things, and the scenes that are played on it. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { crewShapes } from '@havre/engine/games/jamaica/crew/actions.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Card } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { isSmall, Parts } from '../../stage/stage.tsx';
import { seatStateOf } from '../../table/seat-state.ts';
import { words as pageWords } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { Scene as KitScene } from '../kit/scene.tsx';
import { useFilm } from '../kit/use-film.ts';
import { useGestures } from '../kit/use-gestures.ts';
import { Chart } from './chart/chart.tsx';
import { Combat } from './combat.tsx';
import { crewPictures, loadCrewPictures } from './crew/loading.ts';
import { captionOf, confirmOf, describe } from './describing.ts';
import { Details } from './details.tsx';
import { Dock } from './dock.tsx';
import { leavingFor } from './moves.ts';
import { Navigation } from './navigation.tsx';
import { Opponents } from './opponents.tsx';
import { Own } from './own.tsx';
import { flightTime, soundOf } from './pace.ts';
import { Reckoning } from './reckoning.tsx';
import { Rivals } from './rivals.tsx';
import type { Scene } from './scene.ts';
import { Shortage } from './shortage.tsx';
import { jamaicaWords } from './speech.ts';
import { useChart } from './use-chart.ts';
import { usePaying } from './use-paying.ts';
import { type Play, usePlay } from './use-play.ts';
import { useScene } from './use-scene.ts';
import '../kit/lit.css';
import './board.css';
import './scenes.css';
import './big-screen.css';

export function Board(props: BoardProps<Jamaica>) {
  const { view, seat, question, names, table, ui } = props;
  const event = props.event as Event | null;
  const parts = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Ship | null>(null);
  const play = usePlay(props);
  const paying = usePaying(view, seat, play, question?.decision ?? null);
  useGestures(parts, play);
  const scene = useScene(props);
  const hasCrew = view.crew !== null;
  useEffect(() => {
    if (hasCrew) loadCrewPictures();
  }, [hasCrew]);
  const pictures = crewPictures.value;
  const isPower = scene === null && pictures !== null && play.legal.some(action => isPowerAnswer(view, action));
  const chart = useChart(props, play);
  useFilm(parts, props, { flightTime, leavingFor, soundOf });
  const others = shipsAround(view.ships.length, view.seats.length, seat);
  const looks = [
    'jam',
    view.over ? 'over' : '',
    seat === null ? 'watched' : '',
    isPower ? 'staged powers' : stagedAs(scene, view, seat),
  ];
  const confirm = paying === null ? confirmOf(props, play) : paying.action === null ? null : billText(paying.bill);
  // how the race was counted says more than the strip above it, which a phone has no room for
  const isCounted = view.over && wasSailed(view);
  const caption = captionOf(props, play, paying) ?? lastSentence(props);
  return (
    <Parts parts={parts} class={looks.filter(Boolean).join(' ')}>
      {isCounted && isSmall() ? null : (
        <>
          <Navigation view={view} event={event} names={names} play={play} />
          <Rivals
            view={view}
            event={event}
            names={names}
            ships={others}
            stateOf={ship => (ship < view.seats.length ? seatStateOf(table, ui, ship) : null)}
            open={setOpened}
          />
        </>
      )}
      <section class="jam-sea" data-part="board" aria-label={pageWords().table.board}>
        <div class="jam-water">
          <Chart {...chart} />
          {view.over ? (
            isCounted ? (
              <div class="jam-scenes">
                <Reckoning
                  view={view}
                  names={names}
                  outcome={props.table.tableView.value?.table.outcome ?? null}
                  reason={reasonOf(props)}
                />
              </div>
            ) : null
          ) : isPower ? (
            <div class="jam-scenes">
              <KitScene isOpen label={jamaicaWords().crew} class="jam-power">
                <pictures.PowerChoices view={view} play={play} describe={action => describe(props, action)} />
              </KitScene>
            </div>
          ) : scene === null ? null : (
            <div key={titleOf(scene)} class="jam-scenes">
              {scene.type === 'combat' ? (
                <Combat
                  scene={scene}
                  view={view}
                  event={event}
                  seat={seat}
                  names={names}
                  play={play}
                  describe={action => describe(props, action)}
                />
              ) : scene.type === 'shortage' ? (
                <Shortage
                  scene={scene}
                  view={view}
                  event={event}
                  names={names}
                  isAsked={play.legal.some(({ type }) => type === 'retreat')}
                />
              ) : (
                <Opponents view={view} names={names} play={play} describe={action => describe(props, action)} />
              )}
            </div>
          )}
          {view.crew === null || pictures === null || view.over ? null : (
            <pictures.CrewLayer
              view={view}
              crew={view.crew}
              event={event}
              seat={seat}
              play={play}
              isBusy={isPower || scene !== null}
              askWhy={action => {
                const refusal = seat === null ? null : whyNot(ui.game, view, seat, action);
                if (refusal !== null) props.explain(refusal);
              }}
            />
          )}
        </div>
        {seat === null || view.over ? null : (
          <Dock
            text={caption}
            confirm={confirm}
            announcement={play.lifted === null ? '' : `${describe(props, play.lifted)}. ${jamaicaWords().pressAgain}`}
            onConfirm={() => {
              if (paying?.action != null) play.send(paying.action);
              else if (play.lifted !== null) play.send(play.lifted);
              // the button goes with what it did: the focus goes back to the hand
              parts.current?.querySelector<HTMLElement>('.jam-held[tabindex="0"]')?.focus({ preventScroll: true });
            }}
            onLower={play.lower}
          />
        )}
      </section>
      {seat === null || view.over ? null : (
        <Own
          view={view}
          event={event}
          seat={seat}
          names={names}
          play={play}
          paying={paying}
          describe={action => describe(props, action)}
          nameOf={card => nameOfCard(props, play, card)}
          open={() => setOpened(seat)}
        />
      )}
      {opened === null ? null : (
        <Details
          view={view}
          ship={opened}
          names={names}
          ui={ui}
          colours={opened === seat ? coloursIn(table.asides as readonly Action[]) : []}
          act={action => void table.do({ type: 'play', action })}
          onClose={() => setOpened(null)}
        />
      )}
    </Parts>
  );
}

/** One fight may follow right on another: it is played on a stage of its own, which need not be as large. */
const titleOf = (scene: Scene): string =>
  scene.type === 'combat' ? `${scene.fight.attacker} against ${scene.fight.defender}` : scene.type;

/** How much room a scene takes: a fight of one's own has choices in it, from powder to spoils. */
function stagedAs(scene: Scene | null, { seats }: View, seat: Seat | null): string {
  if (scene === null) return '';
  if (scene.type === 'shortage') return 'staged';
  // The ghost ship is sailed by whoever is asked to.
  const isOwn = (ship: Ship) => seat !== null && (ship === seat || ship >= seats.length);
  if (scene.type === 'opponents') return isOwn(scene.ship) ? 'staged opponents' : '';
  return isOwn(scene.fight.attacker) || isOwn(scene.fight.defender) ? 'staged own-fight' : 'staged fight';
}

/** Whether an action answers a character's question, which is asked over the chart; recruits are found in the tavern. */
const isPowerAnswer = ({ now }: View, { type }: Action): boolean =>
  Object.hasOwn(crewShapes, type) && type !== 'stay' && type !== 'stealShown' && now?.step !== 'recruit';

/** Whether the race was sailed to its end: where all others have left, nothing is counted. */
const wasSailed = ({ seats, gone }: View): boolean => gone.length < seats.length - 1;

/** The ships around the table, from the one after the own; for onlookers all of them. */
const shipsAround = (ships: number, seats: number, own: number | null): readonly Ship[] => {
  const players = Array.from({ length: seats }, (_, i) => (own === null ? i : (own + 1 + i) % seats));
  const ghost = ships > seats ? [seats] : [];
  return [...players.filter(ship => ship !== own), ...ghost];
};

const coloursIn = (asides: readonly Action[]) => asides.filter(action => action.type === 'takeColour');

const billText = ({ amount, types }: { amount: number; types: number }): string =>
  jamaicaWords().pay(amount, types === 1 ? 'gold' : types === 2 ? 'food' : 'powder');

/** What a screen reader says of a card: what it would do if it may be chosen. */
function nameOfCard(props: BoardProps<Jamaica>, play: Play, card: Card): string {
  const action: Action = { type: 'chooseCard', card };
  return play.isLegal(action) ? describe(props, action) : jamaicaWords().card(card);
}

/** Why whoever has won did so, as the log says it, where the sums do not tell; null where they do. */
function reasonOf({ ui, names, table }: BoardProps<Jamaica>): string | null {
  const events = table.story.value.flatMap(({ told, undone }) =>
    told.type === 'event' && !undone ? [told.event as Event] : [],
  );
  const won = events.findLast(({ type }) => type === 'won');
  if (won === undefined || won.rule === 'JAM-END-08') return null;
  return eventText(ui.wording[settings.value.language], won, names);
}

/** What is happening, as the log says it; between two playbacks, what happened last. */
function lastSentence({ event, ui, names, table }: BoardProps<Jamaica>): string {
  const wording = ui.wording[settings.value.language];
  if (event !== null) return eventText(wording, event, names);
  if (table.lookingBack.value !== null) return '';
  const last = table.story.value.findLast(({ told, undone }) => told.type === 'event' && !undone);
  return last?.told.type === 'event' ? eventText(wording, last.told.event, names) : '';
}
