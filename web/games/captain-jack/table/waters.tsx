/** The three waters: each with its pile, what was passed over there, and its name. Touching one sets sail for it. */

import { act } from '@havre/engine/games/captain-jack/actions.ts';
import { AREA_NAMES } from '@havre/engine/games/captain-jack/card-list.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { AREAS, type Area } from '@havre/engine/games/captain-jack/material.ts';
import { areaText } from '@havre/engine/games/captain-jack/wording-cards.ts';
import { CardBack } from '../cards/back.tsx';
import { CardFace } from '../cards/card.tsx';
import { cardPiece, discardPlace, pilePlace } from '../pieces.ts';
import { isSame } from '../reading.ts';
import { cardName, cardWords, jackWords } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { clothEdge, waterAreas } from './coast.ts';
import { type Oblong, placed, type TablePlan, type Water } from './plan.ts';
import './waters.css';

export interface WatersProps {
  readonly view: View;
  readonly plan: TablePlan;
  readonly play: Play;
}

export const Waters = ({ view, plan, play }: WatersProps) => (
  <ul class="cj-waters" aria-label={jackWords().waters}>
    {AREAS.map(area => {
      const water = plan.waters[area];
      return water === undefined ? null : (
        <OneWater key={area} view={view} plan={plan} water={water} area={area} play={play} />
      );
    })}
  </ul>
);

/** A pile looks as thick as it is: an edge for every fourth card. */
const THICK = 4;

interface OneWaterProps extends WatersProps {
  readonly water: Water;
  readonly area: Area;
}

function OneWater({ view, plan, water, area, play }: OneWaterProps) {
  const there = view.areas[area];
  const course = act.sail[area];
  if (there === undefined || course === undefined) return null;
  const { pile, discards, top } = there;
  const name = areaText(cardWords(), area);
  const words = jackWords();
  const isLit = play.isLegal(course);
  const isLifted = play.lifted !== null && isSame(play.lifted, course);
  const inside = ({ x, y, width, height }: Oblong) =>
    placed({ x: x - water.reach.x, y: y - water.reach.y, width, height });
  const looks = [
    'cj-water-touch',
    AREA_NAMES[area],
    isLit ? 'lit' : '',
    isLifted ? 'lifted' : '',
    play.isSuggested(course) ? 'suggested' : '',
  ];
  return (
    <li>
      <button
        type="button"
        class={looks.filter(Boolean).join(' ')}
        style={placed(water.reach)}
        aria-disabled={!isLit}
        data-playable={isLit ? '' : undefined}
        data-overlap
        onClick={() => play.touch(course)}
      >
        {isLit ? <WholeWater plan={plan} water={water} area={area} /> : null}
        <span
          class="cj-water-name"
          style={{ left: `${water.name.x - water.reach.x}px`, top: `${water.name.y - water.reach.y}px` }}
        >
          {name}
        </span>
        <span class="unseen">{words.areaFacts(pile, discards, top === null ? null : cardName(top))}</span>
        <span
          class={pile === 0 ? 'cj-pile empty' : 'cj-pile'}
          style={inside(water.pile)}
          data-place={pilePlace(area)}
          aria-hidden="true"
          title={words.pile(name, pile)}
        >
          {Array.from({ length: Math.min(6, Math.ceil(pile / THICK)) }, (_, i) => (
            <span key={i} class="cj-pile-card" style={{ translate: `${-i * 0.9}px ${-i * 1.6}px` }}>
              <CardBack area={area} />
            </span>
          ))}
          <span class="cj-count" aria-hidden="true">
            {pile}
          </span>
        </span>
        <span
          class={top === null ? 'cj-discards empty' : 'cj-discards'}
          style={inside(water.discard)}
          data-place={discardPlace(area)}
          aria-hidden="true"
          title={words.discards(name, discards, top === null ? null : cardName(top))}
        >
          {top === null ? null : (
            <span key={top} class="cj-lying" data-piece={cardPiece(top)}>
              <CardFace card={top} />
            </span>
          )}
          {discards === 0 ? null : (
            <span class="cj-count" aria-hidden="true">
              {discards}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** All of the water that shines can be touched, down to the island: not only where its cards lie. */
const WholeWater = ({ plan, water: { reach }, area }: { plan: TablePlan; water: Water; area: Area }) => {
  const { width, height } = plan;
  return (
    <span
      class="cj-water-whole"
      style={{ ...placed({ x: -reach.x, y: -reach.y, width, height }), clipPath: `path('${clothEdge(plan)}')` }}
      aria-hidden="true"
    >
      <span style={{ clipPath: `path('${waterAreas(plan)[area]}')` }} />
    </span>
  );
};
