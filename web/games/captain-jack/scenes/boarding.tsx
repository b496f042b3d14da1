/** A boarding: two ships side by side, the dice of both, the highest of each against the other. */
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { BoardProps } from '../../contract.ts';
import { Sabres } from '../cards/signs.tsx';
import { PirateShip } from '../ship/pirate-ship.tsx';
import { jackWords } from '../speech.ts';
import { Tags } from '../tags.tsx';
import type { Play } from '../use-play.ts';
import { Die } from './die.tsx';
import { Seascape } from './seascape.tsx';
import './fight.css';

export function Boarding({ props, play }: { props: BoardProps<CaptainJack>; play: Play }) {
  const { view, names } = props;
  const event = props.event as Event | null;
  const fight = view.boarding;
  if (fight === null) return null;
  const deeds = play.legal.filter(({ type }) => type === 'reroll' || type === 'keepDice');
  const side = (seat: Seat, dice: readonly number[], others: readonly number[]) => {
    const best = Math.max(0, ...dice);
    const cannons = view.ships[seat]?.cannons ?? 0;
    return (
      <div class={best > Math.max(0, ...others) && others.length > 0 ? 'cj-boarder wins' : 'cj-boarder'}>
        <span class="cj-boarder-ship">
          <PirateShip seat={seat} />
        </span>
        <strong>{nameOf(names, seat)}</strong>
        <p class="cj-dice" role="img" aria-label={jackWords().dice(nameOf(names, seat), dice)}>
          {dice.map((face, i) => (
            <Die
              key={`${i} ${face}`}
              face={face}
              tumbles={event?.type === 'fired' || event?.type === 'rerolled'}
              mood={face === best ? 'hit' : 'miss'}
            />
          ))}
          {Array.from({ length: Math.max(0, cannons - dice.length) }, (_, i) => (
            <Die key={`left ${i}`} face={0} />
          ))}
        </p>
      </div>
    );
  };
  return (
    <section class="cj-fight boarding" aria-label={jackWords().boarding}>
      <Seascape />
      {side(fight.attacker, fight.attack, fight.defence)}
      <svg class="cj-crossed" viewBox="-32 -32 64 64" aria-hidden="true">
        <g class="cj-ink">
          <Sabres />
        </g>
      </svg>
      {side(fight.defender, fight.defence, fight.attack)}
      <Verdict event={event} names={names} />
      {deeds.length === 0 ? null : <Tags props={props} play={play} actions={deeds} />}
    </section>
  );
}

/** How it has ended, while that is shown. */
function Verdict({ event, names }: { event: Event | null; names: Names }) {
  const words = jackWords();
  if (event?.type === 'tied') return <p class="cj-to-beat cj-verdict">{words.tied}</p>;
  if (event?.type !== 'wonBoarding') return null;
  return <p class="cj-to-beat cj-verdict">{words.boardingWon(nameOf(names, event.seat))}</p>;
}
