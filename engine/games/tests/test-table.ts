/** A table for the tests of any game: what is done there is allowed or fails the test, and a refusal leaves no trace. */
import { assert } from 'vitest';
import type { ExternalEvent } from '../../kernel/external-events.ts';
import type { Rules } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { lowest, PUBLIC, type Seat, type Viewer } from '../../kernel/seats.ts';

export class TestTable<R extends Rules> {
  readonly match: Match<R>;

  constructor(match: Match<R>) {
    this.match = match;
  }

  /** Everything on the table, the secrets too. */
  get state(): R['state'] {
    return this.match.state;
  }

  /** Who is asked, the first of them if there are several; -1 when it is over. */
  get asked(): Seat {
    return lowest(this.match.awaited);
  }

  /** A seat does something; gives what everybody is told of it. */
  does(seat: Seat, action: R['action'], loaded: readonly number[] = []): R['event'][] {
    return this.accepted(this.match.play(seat, action, { loaded }));
  }

  /** Something happens at the table; gives what everybody is told of it. */
  enters(event: ExternalEvent, loaded: readonly number[] = []): R['event'][] {
    return this.accepted(this.match.applyExternal(event, loaded));
  }

  /** Why a seat may not do something; the position must be untouched. */
  refusesAct(seat: Seat, action: R['action']): Refusal {
    return this.refusesTo(() => this.match.play(seat, action));
  }

  /** Why something may not be done; the position must be untouched. */
  refusesTo(attempt: () => unknown): Refusal {
    const { fingerprint, seq } = this.match;
    const answer = attempt();
    assert(isRefusal(answer), 'it was allowed');
    assert(this.match.fingerprint === fingerprint && this.match.seq === seq, 'a refusal has changed the table');
    return answer;
  }

  /** What a viewer was told since the beginning; without a viewer, what everybody was told. */
  told(viewer: Viewer = PUBLIC): R['event'][] {
    return this.match.told(viewer);
  }

  view(viewer: Viewer): R['view'] {
    return this.match.view(viewer);
  }

  private accepted(answer: ReturnType<Match<R>['play']>): R['event'][] {
    if (isRefusal(answer)) assert.fail(`it was refused: ${answer.refused} (${answer.rule})`);
    return this.match.tell(answer, PUBLIC);
  }
}
