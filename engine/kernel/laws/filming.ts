/** A film is true: whoever looks at each event of an entry sees a table, and what is seen ends where the entry did. */
import { whyNotPlain } from '../canonical.ts';
import { film } from '../film.ts';
import type { Rules } from '../game.ts';
import { Journal } from '../journal.ts';
import type { Match } from '../match.ts';
import { bare } from '../position.ts';
import type { Judge } from './breach.ts';

/** Shows the last entry again, from the position before it, which is used up. */
export function isFilmed<R extends Rules>(judge: Judge, match: Match<R>, before: R['state']): void {
  const { game, viewers, log } = match;
  const entry = log[log.length - 1];
  let shown = 0;
  film(game, before, entry, s => {
    shown++;
    for (const viewer of viewers) {
      const flaw = whyNotPlain(game.view(s, viewer));
      judge.holds('a state is plain data', flaw === null, () => `on the way, ${flaw}`);
    }
  });
  const law = 'a replay is the same game';
  judge.holds(law, shown === entry.events.length, () => `${shown} of ${entry.events.length} events are shown again`);
  judge.same(law, before.journal instanceof Journal && before.journal.events, entry.events, () => 'shown again');
  before.journal = null;
  judge.same(law, bare(game, before), bare(game, match.state), () => 'shown again, it came to');
}
