/**
 * Somebody who learns how seats stand: networks, and how they are bent towards what came of the positions they judged
 * (gradient descent with momentum and a step of its own for each weight, known as Adam).
 */
import { shareOut } from '../../../../bots/win-chances.ts';
import type { Chance } from '../../../../kernel/chance.ts';
import { blank, type Network, resultOf } from '../network.ts';
import { OTHER_NUMBERS, OWN_NUMBERS } from '../outlook-numbers.ts';
import type { Networks } from '../standing.ts';

/** A position as a seat saw it, and what came of it. */
export interface Lesson {
  readonly own: Float64Array;
  readonly others: readonly Float64Array[];
  /** The share of the win of each seat, clockwise from the one that saw. */
  readonly came: Float64Array;
}

const OWN_UNITS = 32;
const OTHER_UNITS = 16;

/** How much of the earlier slopes, and of their squares, stays from step to step. */
const MOMENTUM = 0.9;
const MEMORY = 0.999;
const LEAST_SLOPE = 1e-7;

export class Apprentice implements Networks {
  readonly own: Network;
  readonly other: Network;
  private readonly ownSlope = new Slope(OWN_NUMBERS.length, OWN_UNITS);
  private readonly otherSlope = new Slope(OTHER_NUMBERS.length, OTHER_UNITS);

  constructor(chance: Chance) {
    this.own = scattered(OWN_NUMBERS.length, OWN_UNITS, chance);
    this.other = scattered(OTHER_NUMBERS.length, OTHER_UNITS, chance);
  }

  /** Bends the networks a little towards some lessons. */
  learn(lessons: readonly Lesson[], rate: number): void {
    for (const lesson of lessons) this.follow(lesson);
    this.ownSlope.descend(this.own, lessons.length, rate);
    this.otherSlope.descend(this.other, lessons.length, rate);
  }

  private follow({ own, others, came }: Lesson): void {
    const { ownSlope, otherSlope } = this;
    const chances = new Float64Array(came.length);
    const sums = others.map(() => new Float64Array(OTHER_UNITS));
    const ownSums = new Float64Array(OWN_UNITS);
    chances[0] = resultOf(this.own, own, ownSums);
    others.forEach((other, i) => {
      chances[i + 1] = resultOf(this.other, other, sums[i]);
    });
    shareOut(chances);
    ownSlope.add(this.own, own, ownSums, chances[0] - came[0]);
    others.forEach((other, i) => {
      otherSlope.add(this.other, other, sums[i], chances[i + 1] - came[i + 1]);
    });
  }
}

/** A network of small weights. */
function scattered(inputs: number, units: number, chance: Chance): Network {
  const network = blank(inputs, units);
  const within = (size: number): number => size * (chance.below(65536) / 32768 - 1);
  for (let i = 0; i < network.toUnits.length; i++) network.toUnits[i] = within(Math.sqrt(3 / inputs));
  for (let unit = 0; unit < units; unit++) network.toResult[unit] = within(0.3);
  return network;
}

const partsOf = ({ toUnits, from, toResult, straight }: Network): Float64Array[] => [toUnits, from, toResult, straight];

/** Where it goes down, for each weight of a network, summed over lessons, and how it went before. */
class Slope {
  private readonly now: Network;
  private readonly mean: Network;
  private readonly square: Network;
  private readonly back: Float64Array;
  private steps = 0;

  constructor(inputs: number, units: number) {
    this.now = blank(inputs, units);
    this.mean = blank(inputs, units);
    this.square = blank(inputs, units);
    this.back = new Float64Array(units);
  }

  /** Adds what one result, too high by so much, says of the weights. */
  add(network: Network, inputs: Float64Array, sums: Float64Array, tooHigh: number): void {
    const { now, back } = this;
    const { units } = network;
    for (let unit = 0; unit < units; unit++) {
      back[unit] = sums[unit] > 0 ? tooHigh * network.toResult[unit] : 0;
      now.from[unit] += back[unit];
      if (sums[unit] > 0) now.toResult[unit] += tooHigh * sums[unit];
    }
    for (let i = 0; i < network.inputs; i++) {
      const input = inputs[i];
      if (input === 0) continue;
      now.straight[i] += tooHigh * input;
      const row = i * units;
      for (let unit = 0; unit < units; unit++) now.toUnits[row + unit] += back[unit] * input;
    }
  }

  /** Goes down one step, and forgets what was added. */
  descend(network: Network, lessons: number, rate: number): void {
    this.steps++;
    const meanPart = 1 - MOMENTUM ** this.steps;
    const squarePart = 1 - MEMORY ** this.steps;
    const [weights, now, means, squares] = [network, this.now, this.mean, this.square].map(partsOf);
    weights.forEach((part, which) => {
      const [slopes, mean, square] = [now[which], means[which], squares[which]];
      for (let i = 0; i < part.length; i++) {
        const slope = slopes[i] / lessons;
        mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * slope;
        square[i] = MEMORY * square[i] + (1 - MEMORY) * slope * slope;
        part[i] -= (rate * (mean[i] / meanPart)) / (Math.sqrt(square[i] / squarePart) + LEAST_SLOPE);
      }
      slopes.fill(0);
    });
  }
}
