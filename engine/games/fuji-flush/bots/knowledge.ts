/**
 * What bots know of Fuji Flush: join others, throw back whom you can, keep many different values, and play low cards while
 * they may still be thrown back for better ones.
 *
 * The weights were found by letting such players meet: they win 45 % of games against three who play at random. The planner
 * goes by the cards that lie open; a search also looks at who is about to finish, and four turns ahead, where
 * it judges the hands: no stronger than playing on to the end, by what was measured, and much quicker.
 */
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { FujiFlush } from '../game.ts';
import { type Card, HIGHEST } from '../material.ts';
import type { State } from '../state.ts';
import { chancesOf } from './standing.ts';
import { isPushed, pushed, survival } from './survival.ts';

const JOINED = 1.36;
const THROWN_BACK = 1.04;
const SPARE = 0.97;
const LOW = 2;
const THROUGH = 0.29;
/** Throwing back somebody's last card. */
const LAST = 1.2;
/** Nobody always plays what looks best. */
const WHIM = 0.4;
/** What the best of all plays adds up to, roughly. */
const MOST = 6;

/** How a card appeals to somebody who sees what lies in front of everybody, and holds this hand. */
function appeal(front: readonly Card[], hand: readonly Card[], seat: Seat, card: Card): number {
  let score = THROUGH * survival(front, seat, card) + THROWN_BACK * pushed(front, seat, card) - (LOW * card) / HIGHEST;
  for (let other = 0; other < front.length; other++)
    if (other !== seat && front[other] === card) {
      score += JOINED;
      break;
    }
  let copies = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) copies++;
  return copies > 1 ? score + SPARE : score;
}

/** The same, with a look at who would have won. */
function urgentAppeal({ front, hands }: State, seat: Seat, card: Card): number {
  let score = appeal(front, hands[seat], seat, card);
  for (let other = 0; other < front.length; other++)
    if (other !== seat && hands[other].length === 0 && isPushed(front, seat, card, other)) score += LAST;
  return score;
}

const cardSense: Knowledge<FujiFlush> = {
  manner: { trust: 4, insistence: 0.08, weighing: true },
  worth: (view, seat, { card }) => appeal(view.front, view.hand ?? [], seat, card),
  promise: (s, seat, { card }) => Math.min(1, (LOW + urgentAppeal(s, seat, card)) / (LOW + MOST)),
  habit(s, seat, out, chance) {
    let best = Number.NEGATIVE_INFINITY;
    let which = 0;
    for (let i = 0; i < out.length; i++) {
      const score = urgentAppeal(s, seat, out.list[i].card) + (WHIM * chance.below(1024)) / 1024;
      if (score <= best) continue;
      best = score;
      which = i;
    }
    return which;
  },
  judgement: { turns: 4, chances: chancesOf },
};

/** The same for whoever does not know which game it is. */
export const knowledge = cardSense as unknown as Knowledge;
