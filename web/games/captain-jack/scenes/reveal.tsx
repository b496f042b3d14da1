/** The card that lies revealed, lifted off the table, and on it what one may do about it. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { AREA_OF } from '@havre/engine/games/captain-jack/material.ts';
import type { BoardProps } from '../../contract.ts';
import { CardFace } from '../cards/card.tsx';
import { cardPiece, pilePlace } from '../pieces.ts';
import { cardName, jackWords } from '../speech.ts';
import type { TablePlan } from '../table/plan.ts';
import { Tags } from '../tags.tsx';
import type { Play } from '../use-play.ts';
import { Pennants } from './pennants.tsx';
import './reveal.css';

/** What is done about the card itself, in the order in which it hangs there. */
const DEEDS: readonly Action['type'][] = [
  ...(['take', 'fight', 'face', 'keep', 'deliver', 'board'] as const),
  ...(['reveal', 'pass', 'soothe', 'lookOut', 'steer', 'stop', 'leave'] as const),
];

/** The moments in which a card is dealt with. */
const MOMENTS: readonly (string | null)[] = ['decide', 'beforeReveal', 'brace', 'keeping', 'makeRoom'];

export const deedsAtCard = (moment: string | null, legal: readonly Action[]): Action[] =>
  MOMENTS.includes(moment)
    ? legal
        .filter(({ type }) => DEEDS.includes(type))
        .sort((one, other) => DEEDS.indexOf(one.type) - DEEDS.indexOf(other.type))
    : [];

interface RevealProps {
  readonly props: BoardProps<CaptainJack>;
  readonly play: Play;
  readonly plan: TablePlan;
}

export function Reveal({ props, play, plan }: RevealProps) {
  const { view } = props;
  const { revealed, turn, reveals, calm, moment } = view;
  const deeds = deedsAtCard(moment, play.legal);
  if (revealed === null && deeds.length === 0) return null;
  return (
    <section class="cj-reveal" style={{ '--below': `${plan.below}px` }} aria-label={jackWords().revealed}>
      <div class="cj-lifted">
        <Pennants sails={view.ships[turn]?.sails ?? 0} reveals={reveals} calm={calm} />
        {revealed === null ? null : (
          <span
            key={revealed}
            class="cj-lifted-card"
            role="img"
            aria-label={cardName(revealed)}
            title={cardName(revealed)}
            data-piece={cardPiece(revealed)}
            data-from={pilePlace(AREA_OF[revealed] ?? 0)}
            data-turns
          >
            <CardFace card={revealed} />
          </span>
        )}
      </div>
      {deeds.length === 0 ? null : <Tags props={props} play={play} actions={deeds} />}
    </section>
  );
}
