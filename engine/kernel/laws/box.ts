/** What a game says about itself before anything is played: its options, its seats, the rows it refuses by. */
import { canonical } from '../canonical.ts';
import type { Game, Rules } from '../game.ts';
import { chosen, type OptionSpecs } from '../options.ts';
import { isRefusal } from '../refusal.ts';
import type { Judge } from './breach.ts';
import { citesRow } from './refusing.ts';

/** Options that are allowed are taken as they are; others are refused. */
export function optionsAreKept<R extends Rules>(
  judge: Judge,
  game: Game<R>,
  { options, seats }: { options: R['options']; seats: number },
): void {
  const law = 'a table is what the options say';
  judge.same(law, chosen(game, options, seats), options, () => 'the options taken');
  for (const bad of [null, 7, [], { ...options, 'no such option': 1 }])
    judge.holds(law, isRefusal(chosen(game, bad, seats)), () => `${canonical(bad)} was accepted`);
  for (const key of Object.keys(game.options)) {
    const bad = { ...options, [key]: 'no such value' };
    judge.holds(law, isRefusal(chosen(game, bad, seats)), () => `${canonical(bad)} was accepted`);
  }
  for (const [key, spec] of Object.entries(game.options as OptionSpecs))
    judge.holds(law, spec.values.includes(spec.default), () => `the default of '${key}' is not one of its values`);
  for (const bad of [game.seats.min - 1, game.seats.max + 1, Number.NaN, 0.5])
    judge.holds(law, isRefusal(chosen(game, options, bad)), () => `${bad} seats were accepted`);
}

/** Whatever a game can refuse with a rule, before anything is played: that rule is a row of the ledger. */
export function rowsAreCited<R extends Rules>(judge: Judge, game: Game<R>, ledger: ReadonlySet<string>): void {
  citesRow(judge, 'the number of seats', game.seats.rule, ledger);
  for (const [key, { rule }] of Object.entries(game.options as OptionSpecs))
    citesRow(judge, `option '${key}'`, rule, ledger);
  citesRow(judge, 'undo', 'never' in game.undo ? game.undo.never : game.undo.rule, ledger);
}
