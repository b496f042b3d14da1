/** A sea fight: the value to beat, and one die for every cannon, thrown one by one. */
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { BoardProps } from '../../contract.ts';
import { CardFace } from '../cards/card.tsx';
import { PirateShip } from '../ship/pirate-ship.tsx';
import { cardName, jackWords } from '../speech.ts';
import { Tags } from '../tags.tsx';
import type { Play } from '../use-play.ts';
import { Die } from './die.tsx';
import { Seascape } from './seascape.tsx';
import type { Throws } from './throws.ts';
import './fight.css';

const DEEDS: readonly string[] = ['accept', 'rollAgain', 'reroll', 'keepDice'];

export interface FightProps {
  readonly props: BoardProps<CaptainJack>;
  readonly play: Play;
  readonly throws: Throws;
}

export function Fight({ props, play, throws }: FightProps) {
  const { card, value, rolls, left, verdict, seat } = throws;
  const words = jackWords();
  const deeds = play.legal.filter(({ type }) => DEEDS.includes(type));
  return (
    <section class={`cj-fight ${verdict ?? ''}`} aria-label={words.fight}>
      <Seascape />
      <span class="cj-fight-ship">
        <PirateShip seat={seat} />
      </span>
      <div class="cj-fight-dice">
        {verdict === null ? (
          <p class="cj-to-beat">
            <span class="cj-ball">{value}</span>
            {words.toBeat}
          </p>
        ) : (
          <p class="cj-to-beat cj-verdict">{words.verdict[verdict]}</p>
        )}
        <p class="cj-dice" role="img" aria-label={words.dice(nameOf(props.names, seat), rolls)}>
          {rolls.map((roll, i) => (
            <Die
              key={i}
              face={roll}
              tumbles={i === rolls.length - 1 && props.event !== null}
              mood={roll >= value ? 'hit' : 'miss'}
            />
          ))}
          {Array.from({ length: left }, (_, i) => (
            <Die key={`left ${i}`} face={0} />
          ))}
        </p>
        {deeds.length === 0 ? null : <Tags props={props} play={play} actions={deeds} />}
      </div>
      {card === null ? null : (
        <span class="cj-fight-card" title={cardName(card)}>
          <CardFace card={card} />
        </span>
      )}
    </section>
  );
}
