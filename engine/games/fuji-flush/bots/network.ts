/** A small network: some numbers in, one number out, with one layer of units between them that are silent below zero. */

export interface Network {
  readonly inputs: number;
  readonly units: number;
  /** From each input to each unit, the units of one input side by side. */
  readonly toUnits: Float64Array;
  /** What each unit begins with. */
  readonly from: Float64Array;
  /** From each unit to the result. */
  readonly toResult: Float64Array;
  /** From each input straight to the result. */
  readonly straight: Float64Array;
}

/** A network that says nothing yet. */
export const blank = (inputs: number, units: number): Network => ({
  inputs,
  units,
  toUnits: new Float64Array(inputs * units),
  from: new Float64Array(units),
  toResult: new Float64Array(units),
  straight: new Float64Array(inputs),
});

/**
 * What a network makes of its inputs. `sums` is left with what came to each unit.
 * @example resultOf(network, outlook.own, new Float64Array(network.units))
 */
export function resultOf(network: Network, inputs: Float64Array, sums: Float64Array): number {
  const { units, toUnits, from, toResult, straight } = network;
  let result = 0;
  for (let unit = 0; unit < units; unit++) sums[unit] = from[unit];
  for (let i = 0; i < network.inputs; i++) {
    const input = inputs[i];
    if (input === 0) continue; // most are
    result += straight[i] * input;
    const row = i * units;
    for (let unit = 0; unit < units; unit++) sums[unit] += toUnits[row + unit] * input;
  }
  for (let unit = 0; unit < units; unit++) if (sums[unit] > 0) result += toResult[unit] * sums[unit];
  return result;
}

/** A network as it is written down: whole thousandths, a row for the beginnings, one for the results, then one for each input. */
export interface WrittenNetwork {
  readonly from: readonly number[];
  readonly toResult: readonly number[];
  /** For each input its way straight to the result, then those to the units. */
  readonly inputs: readonly (readonly number[])[];
}

const THOUSANDTHS = 1000;

/**
 * Reads a network as it is written down.
 * @example read({ from: [0], toResult: [1000], inputs: [[0, 500]] }) // half of its input, if that is above zero
 */
export function read({ from, toResult, inputs }: WrittenNetwork): Network {
  const network = blank(inputs.length, from.length);
  from.forEach((weight, unit) => {
    network.from[unit] = weight / THOUSANDTHS;
    network.toResult[unit] = toResult[unit] / THOUSANDTHS;
  });
  inputs.forEach(([straight, ...toUnits], i) => {
    network.straight[i] = straight / THOUSANDTHS;
    toUnits.forEach((weight, unit) => {
      network.toUnits[i * network.units + unit] = weight / THOUSANDTHS;
    });
  });
  return network;
}

/** Writes a network down. */
export function written(network: Network): WrittenNetwork {
  const whole = (weights: Float64Array): number[] =>
    Array.from(weights, weight => Math.round(weight * THOUSANDTHS) + 0);
  const { units, toUnits, straight } = network;
  return {
    from: whole(network.from),
    toResult: whole(network.toResult),
    inputs: Array.from(straight, (_, i) => [
      ...whole(straight.subarray(i, i + 1)),
      ...whole(toUnits.subarray(i * units, (i + 1) * units)),
    ]),
  };
}
