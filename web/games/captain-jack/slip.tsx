/** A slip of paper above the own ship: what is asked there, what can be done with the card that is picked, or what happened last. */
import { orderMatters } from '@havre/engine/games/captain-jack/2-cards.ts';
import { TREASURE } from '@havre/engine/games/captain-jack/8-maps.ts';
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { Card } from '@havre/engine/games/captain-jack/material.ts';
import { personAloud } from '@havre/engine/games/captain-jack/wording-cards.ts';
import { atHead } from '@havre/engine/games/language.ts';
import { Icon } from '../../look/icons.tsx';
import type { BoardProps } from '../contract.ts';
import { digsIn, withCard } from './reading.ts';
import { cardWords, jackWords, stowedName } from './speech.ts';
import { Tags } from './tags.tsx';
import type { Play } from './use-play.ts';
import './slip.css';

export interface SlipProps {
  readonly props: BoardProps<CaptainJack>;
  readonly play: Play;
  readonly picked: Card | null;
  /** What somebody has touched, in words. */
  readonly remark: string | null;
  /** What has happened last. */
  readonly story: string;
  /** The three maps that are being picked, one after the other; null while nobody digs. */
  readonly maps: readonly Card[] | null;
  /** Begins to pick maps. */
  pickMaps(): void;
  putBack(): void;
}

/** What is answered here and nowhere else on the table. */
const ANSWERS: { readonly [moment: string]: readonly Action['type'][] } = {
  closing: ['finish'],
  rum: ['pour', 'refuseRum'],
};

/** What one may say once and for all, where one would be asked again and again. */
const isStanding = (moment: string | null, action: Action): boolean =>
  (moment === 'closing' && action.type === 'linger' && !action.wish) ||
  (moment === 'rum' && action.type === 'abstain' && action.wish);

export function Slip({ props, play, picked, remark, story, maps, pickMaps, putBack }: SlipProps) {
  const { view, seat, table } = props;
  const words = jackWords();
  const stowed = seat === null ? undefined : view.ships[seat]?.cards.find(({ card }) => card === picked);
  const answers = play.legal.filter(({ type }) => ANSWERS[view.moment ?? '']?.includes(type) === true);
  const confirmed = play.lifted?.type === 'sail' || play.lifted?.type === 'dock' ? [play.lifted] : [];
  const asides = table.asides as readonly Action[];
  const digs = maps === null && stowed === undefined ? digsIn(play.legal) : [];
  // A treasure leaves no room for it here; on the plan of the ship it can be said at any time.
  const isSaidHere = play.legal.length > 0 && digs.length === 0;
  const standing = isSaidHere ? asides.filter(action => isStanding(view.moment, action)) : [];
  // Three maps are dug up at once; which of them ends on top of a discard pile may be chosen all the same.
  const canPickMaps = digs.length > 0 && play.legal.filter(({ type }) => type === 'dig').length > 1;
  const text =
    stowed !== undefined
      ? stowedName(stowed)
      : maps !== null
        ? words.pickMaps(orderMatters(view))
        : (remark ?? (confirmed.length > 0 ? words.touchAgain : story));
  // In port it hangs where one leaves.
  const dug = digs.length === 1 && view.moment !== 'inPort' ? digs : [];
  const deeds =
    stowed === undefined ? [...dug, ...confirmed, ...answers, ...standing] : withCard(play.legal, stowed.card);
  // The prompt says what is asked: where there are answers, there is no story beside them.
  const isTold = deeds.length === 0 && !canPickMaps;
  const isLifted = confirmed.length > 0 && deeds.length === 1;
  /** What ends on top is said where it is chosen. */
  const bareEffect = ({ type }: Action) => (type === 'dig' ? words.treasure(TREASURE) : null);
  const isOpen = stowed !== undefined || maps !== null || remark !== null;
  return (
    <div class="cj-slip">
      <p class={isTold || isOpen || isLifted ? 'cj-slip-text' : 'cj-slip-text unseen'} role="status">
        {text}
      </p>
      <span class="cj-slip-deeds">
        <Tags
          props={props}
          play={play}
          actions={deeds}
          {...(stowed === undefined
            ? { label: (action: Action) => forWhom(action) ?? words.deed(action, props.names) }
            : {})}
          {...(canPickMaps ? { effect: bareEffect } : {})}
        />
        {canPickMaps ? (
          <button
            type="button"
            class={digs.length === 1 ? 'cj-tag' : 'cj-tag main'}
            data-deed="pickMaps"
            data-playable
            onClick={pickMaps}
          >
            {digs.length === 1 ? words.chooseMaps : words.dig}
          </button>
        ) : null}
        {isOpen ? (
          <button type="button" class="button quiet round cj-slip-close" aria-label={words.cancel} onClick={putBack}>
            <Icon name="close" />
          </button>
        ) : null}
      </span>
    </div>
  );
}

/** Out of several sailors one is meant. */
function forWhom(action: Action): string | null {
  const person = action.type === 'pour' ? personAloud(cardWords(), action.card) : null;
  return person === null ? null : atHead(person);
}
