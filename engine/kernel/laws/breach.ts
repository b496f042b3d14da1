/** What a law says when it is broken. */
import { canonical } from '../canonical.ts';

/** The laws, each by the sentence it is. */
export const LAWS = [
  'the rules never fail',
  'a game ends',
  'somebody is asked',
  'nobody is stuck',
  'each action is offered once',
  'liberties are there where the rules say so',
  'a liberty changes something',
  'a meeting comes to an end',
  'a viewer sees only what it knows',
  'a seat may do only what it knows it may',
  'who is asked depends on what everybody knows',
  'who may talk depends on what everybody knows',
  'what a bot imagines depends only on what its seat knows',
  'what is imagined is possible',
  'what a screen shows is enough to say what is legal',
  'a table laid out from a screen shows that screen',
  'a viewer is told only what it sees',
  'a viewer sees on the way only what it knows',
  'what is done in secret is noticed by its witnesses alone',
  'what was shown stays as it was',
  'answers given together commute',
  'looking changes nothing',
  'a copy is a copy',
  'a copy has the same future',
  'the same dice give the same game',
  'a saved game goes on as if nothing had happened',
  'a state is plain data',
  'what is legal is accepted',
  'what is not legal is refused and changes nothing',
  'a free answer that is accepted can be carried out',
  'a refusal says why',
  'writing it down changes nothing',
  'what can never be false is true',
  'a replay is the same game',
  'the win is shared out exactly',
  'events cite a row of the ledger',
  'a table is what the options say',
  'what is taken back never was',
  'what may be taken back tells nothing',
] as const;

export type Law = (typeof LAWS)[number];

/** Where in which game it happened: enough to see it again. */
export interface BreachPlace {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
  decision: number;
}

export class LawBroken extends Error {
  override name = 'LawBroken';
  readonly law: Law;

  constructor(law: Law, detail: string, place: BreachPlace, cause?: unknown) {
    super(`${law}: ${detail} (${JSON.stringify(place)})`, { cause });
    this.law = law;
  }
}

/** Judges one game: every check names the law it stands for. */
export interface Judge {
  holds(law: Law, condition: boolean, detail: () => string): void;
  /** Two plain values say the same thing. */
  same(law: Law, actual: unknown, expected: unknown, detail: () => string): void;
}

/**
 * A judge who knows the place.
 * @example judge.holds('nobody is stuck', legal.length > 0, () => `seat ${seat} may do nothing`);
 */
export function judgeAt(place: BreachPlace): Judge {
  const holds: Judge['holds'] = (law, condition, detail) => {
    if (!condition) throw new LawBroken(law, detail(), place);
  };
  return {
    holds,
    same(law, actual, expected, detail) {
      if (JSON.stringify(actual) === JSON.stringify(expected)) return; // the fast way; fields may be in another order
      const [one, other] = [canonical(actual), canonical(expected)];
      holds(law, one === other, () => `${detail()}: ${difference(one, other)}`);
    },
  };
}

/** The surroundings of the first place where two texts differ. */
function difference(actual: string, expected: string): string {
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60);
  return `…${around(actual)}… is not …${around(expected)}…`;
}
