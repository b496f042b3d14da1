/** Somebody's ship, opened large: to look at it, to choose what it loses, or to watch somebody choose. */
import { type Action, act } from '@havre/engine/games/captain-jack/actions.ts';
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Icon } from '../../../look/icons.tsx';
import type { BoardProps } from '../../contract.ts';
import { isSame } from '../reading.ts';
import { Deck } from '../ship/deck.tsx';
import { Figures } from '../ship/figures.tsx';
import { ShipMark } from '../ship/pirate-ship.tsx';
import { jackWords, stowedName } from '../speech.ts';
import { Tags } from '../tags.tsx';
import type { Play } from '../use-play.ts';
import './plan-scene.css';

export interface PlanSceneProps {
  readonly props: BoardProps<CaptainJack>;
  readonly play: Play;
  readonly seat: Seat;
  /** Whether somebody just looks at it, has to pick a card from it, or watches another who does. */
  readonly purpose: 'look' | 'pick' | 'watch';
  /** Closes it; null where something has to be chosen. */
  readonly close: (() => void) | null;
}

export function PlanScene({ props, play, seat, purpose, close }: PlanSceneProps) {
  const { view, names } = props;
  const words = jackWords();
  const taking = view.moment === 'damage' ? act.remove : act.steal;
  const asides = seat === props.seat ? (props.table.asides as readonly Action[]) : [];
  const deeds = purpose === 'look' ? [...asides] : play.legal.filter(({ type }) => type === 'takeNothing');
  const lifted = play.lifted;
  const isTaken = (action: Action | null): action is Extract<Action, { card: number }> =>
    action?.type === 'remove' || action?.type === 'steal';
  const title = seat === props.seat ? words.own : words.plan(nameOf(names, seat));
  const watched = purpose === 'watch' ? whoChooses(props) : null;
  const chosen = isTaken(lifted) ? view.ships[seat]?.cards.find(({ card }) => card === lifted.card) : undefined;
  return (
    <section class="cj-plan-scene" aria-label={title}>
      <OpenWater />
      <header>
        <ShipMark seat={seat} size={30} />
        <h2>{title}</h2>
        <Figures view={view} seat={seat} />
        {close === null ? null : (
          <button type="button" class="button quiet round" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <Deck
        view={view}
        seat={seat}
        isPlan
        card={({ card }) => {
          const action = taking[card];
          if (action === undefined || purpose !== 'pick') return { isPiece: false };
          return {
            isPiece: false,
            isLit: play.isLegal(action),
            isPicked: lifted !== null && isSame(lifted, action),
            touch: () => play.touch(action),
          };
        }}
      />
      {watched === null ? null : <p class="cj-plan-chosen">{watched}</p>}
      {chosen === undefined || lifted === null ? null : <p class="cj-plan-chosen">{stowedName(chosen)}</p>}
      {deeds.length === 0 && chosen === undefined ? null : (
        <Tags
          props={props}
          play={play}
          actions={[...(chosen === undefined || lifted === null ? [] : [lifted]), ...deeds]}
        />
      )}
    </section>
  );
}

/** What is going on, for whoever has nothing to choose: the one who loses a card most of all. */
function whoChooses({ view, names, ...props }: BoardProps<CaptainJack>): string | null {
  const event = props.event as Event | null;
  const words = jackWords();
  const isDamage = event === null ? view.moment === 'damage' : event.type === 'damaged';
  const chooser = event?.type === 'damaged' ? event.by : event?.type === 'stole' ? event.seat : view.asked;
  if (chooser === null || chooser === props.seat) return null;
  return (isDamage ? words.choosesDamage : words.choosesSpoils)(nameOf(names, chooser));
}

/** A piece of the sea cloth: waves in rows, and a compass rose. */
const OpenWater = () => (
  <svg class="cj-open-water" aria-hidden="true">
    <pattern id="cj-open-waves" width="120" height="56" patternUnits="userSpaceOnUse">
      <path d="M8 16q9-7 18 0t18 0M66 44q9-7 18 0t18 0" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#cj-open-waves)" />
    <svg class="rose" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="34" />
      <path d="M0-48 8-8 48 0 8 8 0 48-8 8-48 0-8-8z" />
      <path class="half" d="M0-48V0L8-8zM48 0H0L8 8zM0 48V0L-8 8zM-48 0H0L-8-8z" />
      <path class="winds" d="M-24-24 24 24M24-24-24 24" />
    </svg>
  </svg>
);
