/** What bots know of Aquatika: it is a race, and what is in front can be taken. */
import type { Knowledge } from '../../../bots/knowledge.ts';
import { NOBODY, type Seat } from '../../../kernel/seats.ts';
import { distance } from '../7-fish.ts';
import type { Aquatika } from '../game.ts';
import { belongsTo, FISH, kindOf, NO_KIND, NONE, otherColour, SHARK } from '../pieces.ts';
import { type Action, boardOf, colourAt, opponentOf, type State } from '../state.ts';
import { towardsGoodCamp } from './camps.ts';
import { decidedFor, standing } from './race.ts';

const WIN = 50;
const TAKEN = 1.5;
/** The nearer to its own target, the more a piece is worth taking. */
const TAKEN_A_STEP = 0.5;
/** A shark that eats one of its own side. */
const OWN_EATEN = 2;
const WHIM = 2;
/** What it is worth to be the one to move, in steps, and how many steps make a favourite. */
const TEMPO = 0.5;
const LEAD = 1.4;
/** The chance of whoever has won but for the last step. */
const SURE = 0.98;

/** How a move appeals, in steps. */
function appeal(s: State, seat: Seat, action: Action): number {
  if (action.type !== 'move' && action.type !== 'carry') return 0;
  const colour = colourAt(s, seat);
  const { targets } = boardOf(s);
  const target = targets[colour];
  if (action.to === target) return WIN;
  const left = distance(action.from, target);
  const progress = left - distance(action.to, target) + (left < 4 ? 0.5 : 0);
  const met = s.top[action.to];
  const other = otherColour(colour);
  if (met === NONE || kindOf(s.top[action.from]) === FISH) return progress;
  if (!belongsTo(met, other)) return progress - (kindOf(s.top[action.from]) === SHARK ? OWN_EATEN : 0);
  return progress + TAKEN + TAKEN_A_STEP * Math.max(0, 6 - distance(action.to, targets[other]));
}

export const knowledge: Knowledge<Aquatika> = {
  /** Arranging: chance puts the pieces down, and from there it is not far to a camp that has proved good. */
  choose(mind, chance) {
    const s = mind.imagine(chance);
    const camp = s.arrangements[mind.seat];
    if (!s.arranging || camp.includes(NO_KIND)) return null;
    return towardsGoodCamp(s.options.board, camp, colourAt(s, mind.seat), chance);
  },
  manner: { curiosity: 0.25, trust: 0.6, breadth: 10, widening: 1, lookahead: true },
  promise: (s, seat, action) => {
    const steps = appeal(s, seat, action);
    return 0.5 + steps / (2 * (3 + Math.abs(steps)));
  },
  habit(s, seat, out, chance) {
    let best = Number.NEGATIVE_INFINITY;
    let which = 0;
    for (let i = 0; i < out.length; i++) {
      const score = appeal(s, seat, out.list[i]) + (WHIM * chance.below(1024)) / 1024;
      if (score <= best) continue;
      best = score;
      which = i;
    }
    return which;
  },
  judgement: {
    turns: 6,
    chances(s, chances) {
      const decided = s.turn === NOBODY ? 0 : decidedFor(s, colourAt(s, s.turn));
      if (decided !== 0) {
        chances[s.turn] = decided > 0 ? SURE : 1 - SURE;
        chances[opponentOf(s.turn)] = 1 - chances[s.turn];
        return;
      }
      const lead = standing(s, colourAt(s, 0)) - standing(s, colourAt(s, opponentOf(0)));
      const tempo = s.turn === 0 ? TEMPO : s.turn === 1 ? -TEMPO : 0;
      chances[0] = 1 / (1 + Math.exp(-(lead + tempo) / LEAD));
      chances[1] = 1 - chances[0];
    },
  },
};
