/** A combat: both ships, their powder and dice, who wins by what, and the spoils. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { STAR } from '@havre/engine/games/jamaica/material.ts';
import { bonusInCombat } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Names } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Scene } from '../kit/scene.tsx';
import type { Placement } from '../kit/scene-place.ts';
import { middle, SHEET } from './chart/geography.ts';
import { ShipDrawing } from './chart/ship.tsx';
import { CrewFace } from './crew/crew-face.tsx';
import { crewPictures } from './crew/loading.ts';
import { CombatDie } from './dice.tsx';
import { DuelSea } from './duel-sea.tsx';
import { Token } from './goods.tsx';
import { PowderChoice } from './powder.tsx';
import { amountOf } from './reading.ts';
import type { CombatScene } from './scene.ts';
import { characterName, jamaicaWords } from './speech.ts';
import { Spoils } from './spoils.tsx';
import { PowerSign } from './treasures.tsx';
import type { Play } from './use-play.ts';
import './combat.css';

export interface CombatProps {
  readonly scene: CombatScene;
  readonly view: View;
  readonly event: Event | null;
  readonly seat: Seat | null;
  readonly names: Names;
  readonly play: Play;
  /** What an action is called and would do. */
  describe(action: Action): string;
}

export function Combat(props: CombatProps) {
  const { scene, view, play, names, describe } = props;
  const pictures = crewPictures.value;
  const { fight, ended } = scene;
  const words = jamaicaWords();
  const step = view.now?.step;
  const mayRoll = play.legal.some(({ type }) => type === 'reroll');
  const verdict =
    ended === null ? null : ended.winner === null ? words.tie : words.wins(words.shipTitle(names, ended.winner));
  return (
    <Scene isOpen label={words.combat} class="jam-combat" placement={placementFor(view.ships[fight.attacker]?.space)}>
      <DuelSea />
      <div class="jam-duel">
        <Side {...props} ship={fight.attacker} powder={fight.attackPowder} die={fight.attackDie} isAttack />
        <span class="jam-versus">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4c7 1 11 6 13.500 13.500M20 4C13 5 9 10 6.500 17.500M15 16l4.500 4.500M9 16l-4.500 4.500M14 18.500l4.500-4.500M5.500 14l4.500 4.500" />
          </svg>
        </span>
        <Side {...props} ship={fight.defender} powder={fight.defencePowder} die={fight.defenceDie} isAttack={false} />
      </div>
      <p class="jam-verdict" role="status">
        {verdict ?? ''}
      </p>
      {step === 'spendPowder' && play.legal.length > 0 ? <PowderChoice view={view} play={play} /> : null}
      {mayRoll ? (
        <div class="jam-scene-buttons">
          <button
            type="button"
            class="button main"
            data-playable=""
            data-lit=""
            onClick={() => play.send({ type: 'reroll' })}
          >
            {step === 'askSaran' ? (
              <span class="jam-term-sign dark">
                <CrewFace character="saran" />
              </span>
            ) : (
              <PowerSign power="saranSabre" />
            )}
            {words.reroll}
          </button>
          <button
            type="button"
            class="button"
            data-playable=""
            data-lit=""
            onClick={() => play.send({ type: 'keepRoll' })}
          >
            {words.keepRoll}
          </button>
        </div>
      ) : null}
      {pictures === null || step === 'chooseSpoils' ? null : (
        <pictures.PowerChoices view={view} play={play} describe={describe} />
      )}
      {step === 'chooseSpoils' && play.legal.length > 0 ? <Spoils view={view} names={names} play={play} /> : null}
    </Scene>
  );
}

/** Ships along the upper and the lower coast are seen above and below the paper. */
function placementFor(space: Space | undefined): Placement {
  const height = space === undefined ? 0.5 : middle(space).y / SHEET.height;
  return height < 0.3 ? 'bottom' : height > 0.7 ? 'top' : 'middle';
}

interface SideProps extends CombatProps {
  readonly ship: Ship;
  readonly powder: number;
  /** What its die shows, 0 before it is rolled. */
  readonly die: number;
  readonly isAttack: boolean;
}

function Side({ view, event, names, scene, ship, powder, die, isAttack }: SideProps) {
  const words = jamaicaWords();
  const { colour = 'black', seat = -1 } = view.ships[ship] ?? {};
  const { bonus, by } = bonusInCombat(view, ship);
  const bonusBy = by === 'ladyBeth' ? words.powers.ladyBeth : characterName(by);
  const { ended } = scene;
  const looks = [
    'jam-side-of-fight',
    isAttack ? 'attacks' : 'defends',
    ended?.winner === ship ? 'won' : '',
    ended !== null && ended.winner !== null && ended.winner !== ship ? 'lost' : '',
  ];
  const rolls = (event?.type === 'combatRolled' || event?.type === 'combatRerolled') && event.ship === ship;
  const total = die === 0 ? null : die === STAR ? words.star : String(die + powder + bonus);
  const name = words.shipTitle(names, ship);
  const isOutright = isAttack && ended?.winner === ship && die === 0;
  return (
    <div class={looks.filter(Boolean).join(' ')}>
      <span class="unseen">
        {words.sideOfFight({ name, isAttack, powder, bonus, bonusBy, die: die === STAR ? words.star : die, total })}
      </span>
      <div class="jam-fighter" aria-hidden="true">
        <ShipDrawing colour={colour} isGhost={seat < 0} />
      </div>
      <strong class="jam-fighter-name" title={name} data-shortens="" aria-hidden="true">
        {name}
      </strong>
      <div class="jam-firepower" aria-hidden="true">
        {isOutright ? (
          <span class="jam-combat-die" title={characterName('strategist')}>
            <CrewFace character="strategist" />
          </span>
        ) : (
          <span
            class={die === 0 ? 'jam-combat-die unrolled' : 'jam-combat-die'}
            key={`${die} ${scene.fight.sabreUsed}`}
          >
            <CombatDie face={die} hasSymbols={view.edition === '2021'} tumbles={rolls} />
          </span>
        )}
        <span class="jam-terms">
          {bonus > 0 ? (
            <span class="jam-term" title={bonusBy}>
              +{bonus}
              <span class="jam-term-sign dark">
                {by === 'ladyBeth' ? <PowerSign power={by} /> : <CrewFace character={by} />}
              </span>
            </span>
          ) : null}
          {powder > 0 ? (
            <span class="jam-term">
              +{powder}
              <span class="jam-term-sign">
                <Token goods="powder" />
              </span>
            </span>
          ) : null}
        </span>
      </div>
      {die === 0 && powder === 0 ? (
        <span class="jam-sum-of-fight">{words.powderAboard(amountOf(view, ship, 'powder'))}</span>
      ) : (
        <strong
          class={rolls ? 'jam-sum-of-fight of-throw' : 'jam-sum-of-fight'}
          key={`${die} ${scene.fight.sabreUsed}`}
          aria-hidden="true"
        >
          {total !== null && (powder > 0 || bonus > 0) && die !== STAR ? `= ${total}` : ''}
        </strong>
      )}
    </div>
  );
}
