/** Films of the games that are kept: every event of every entry, and what everybody sees once it has happened. */
import { readdirSync, readFileSync } from 'node:fs';
import { NO_DICE } from '../../kernel/chance.ts';
import { films } from '../../kernel/film.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import type { Viewer } from '../../kernel/seats.ts';
import type { Playthrough } from './playthroughs.ts';

/** One event as one viewer hears it, what it sees then, and what it saw before. */
export interface FilmedEvent<R extends Rules> {
  readonly event: R['event'];
  readonly view: R['view'];
  readonly before: R['view'];
  readonly viewer: Viewer;
  /** Whether something else follows in the same entry. */
  readonly isOnTheWay: boolean;
}

/**
 * Everything that is seen in the games of a folder, with everybody's eyes.
 * @example for (const { event, view } of filmed(fujiFlush, new URL('../playthroughs/', import.meta.url))) …
 */
export function* filmed<R extends Rules>(game: Game<R>, folder: URL): Generator<FilmedEvent<R>> {
  for (const file of readdirSync(folder).filter(file => file.endsWith('.json'))) {
    const { options, seats, entries } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Playthrough<R>;
    const [start, ...rest] = entries;
    const match = Match.again(game, { options, seats }, start);
    for (const entry of rest) {
      const seen = match.viewers.map(viewer => ({ viewer, view: match.view(viewer) }));
      const position = game.clone(match.state, NO_DICE);
      match.repeat(entry);
      if (entry.cause.type === 'undo') continue;
      const all = films(game, position, entry, match.viewers);
      for (const { viewer, view: first } of seen) {
        const events = match.tell(entry, viewer);
        const views = [first, ...(all.get(viewer) ?? []), match.view(viewer)];
        for (const [i, event] of events.entries())
          yield { event, viewer, before: views[i], view: views[i + 1], isOnTheWay: i < events.length - 1 };
      }
    }
  }
}
