/**
 * The table of a lesson: a real match in the page, with loaded dice. It speaks to its one learner as any table does to
 * those who sit there, so that the same board shows it; the others play what the script says.
 */
import { alike } from '@havre/engine/kernel/alike.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Listener, TableTransport } from '@havre/protocol/client/connection.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { DiceCommitment } from '@havre/protocol/client/fairness.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { EMPTY_STATE, filmPatches, type Update } from '@havre/table/viewing/update.ts';
import type { TableInfo, ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { signal } from '@preact/signals';
import type { LessonScript, LessonStep } from '../games/contract.ts';

/** A script that asks for what the rules do not allow. */
export class BrokenScript extends Error {
  override name = 'BrokenScript';
}

export class LessonTable implements TableTransport {
  /** The step the lesson has come to. */
  readonly at = signal(0);
  /** Whether the learner has just tried something that is allowed, but that the lesson is not about. */
  readonly needsHint = signal(false);
  readonly table: ClientTable;
  private readonly script: LessonScript;
  private readonly match: Match;
  private readonly name: string;
  private readonly events: ViewerEvent[] = [];
  private listener: Listener | null = null;
  private drawn = 0;

  constructor(game: Game, script: LessonScript, name: string) {
    this.script = script;
    this.name = name;
    const { seats, options, draws } = script;
    this.match = Match.start(game, { seats, options, loaded: draws, chance: new Stream(seededNumbers(seats)) });
    const [start] = this.match.log;
    if (start !== undefined) this.write(start);
    const id = `lesson ${game.id}`;
    this.table = new ClientTable(id, false, this, new DiceCommitment(primitives, storageInMemory(), id));
    this.watch(this.table);
  }

  get step(): LessonStep {
    const step = this.script.steps[this.at.value];
    if (step === undefined) throw new BrokenScript(`the lesson has no step ${this.at.value}`);
    return step;
  }

  get isLast(): boolean {
    return this.at.value === this.script.steps.length - 1;
  }

  // --- What the learner does ---------------------------------------------------------------------------------------

  watch(listener: Listener): void {
    this.listener = listener;
    listener.receiveUpdate(this.update(0, this.events));
  }

  async command(_table: string, command: Command): Promise<Refusal | null> {
    return command.type === 'play' ? this.play(command.action, command.decision) : { refused: 'not-in-this-game' };
  }

  /** The learner has read what there was to read. */
  readOn(): void {
    if (this.step.task.type === 'read' && !this.isLast) this.goOn();
  }

  /** The learner was refused something, here or already on the board. */
  wasRefused({ refused }: Refusal): void {
    const { task } = this.step;
    if (task.type === 'beRefused' && task.code === refused) this.goOn();
  }

  private play(action: AnyAction, decision?: number): Refusal | null {
    const { learner } = this.script;
    const { task } = this.step;
    const wanted = task.type === 'play' ? task.actions : [];
    const isLegal = this.match.asked(learner)?.legal.some(legal => alike(legal, action)) === true;
    if (isLegal && !wanted.some(one => alike(one, action))) {
      this.needsHint.value = true;
      return { refused: 'not-in-lesson' };
    }
    const entry = this.match.play(learner, action, {
      loaded: this.loaded(),
      ...(decision === undefined ? {} : { decision }),
    });
    if (isRefusal(entry)) {
      this.wasRefused(entry);
      return entry;
    }
    this.write(entry);
    this.goOn();
    return null;
  }

  // --- How it goes on ----------------------------------------------------------------------------------------------

  private goOn(): void {
    const { others } = this.step;
    this.needsHint.value = false;
    for (const { seat, action } of others) {
      const entry = this.match.play(seat, action, { loaded: this.loaded() });
      if (isRefusal(entry)) throw new BrokenScript(`step ${this.at.value}: seat ${seat} is refused (${entry.refused})`);
      this.write(entry);
    }
    this.at.value++;
  }

  private loaded(): readonly number[] {
    return this.script.draws.slice(this.drawn);
  }

  private write(entry: MatchEntry): void {
    this.drawn += entry.draws.length;
    const told = this.match.viewerEntry(entry, this.script.learner);
    if (told === null) return;
    const item: ViewerEvent = { type: 'game', at: 0, letter: told };
    this.events.push(item);
    const { view = null } = this.listener === null ? {} : this.table;
    const film = this.match.films([this.script.learner]).get(this.script.learner) ?? [];
    const update = this.update(this.events.length - 1, [item]);
    this.listener?.receiveUpdate(
      view === null ? update : { ...update, film: filmPatches(view, [...film, this.match.view(this.script.learner)]) },
    );
  }

  private update(from: number, items: readonly ViewerEvent[]): Update {
    const { match } = this;
    const { learner } = this.script;
    return {
      ...EMPTY_STATE,
      whole: true,
      table: this.info(),
      eyes: `seat ${learner}`,
      isHost: true,
      from,
      items: [...items],
      view: match.view(learner),
      question: match.asked(learner),
    };
  }

  private info(): TableInfo {
    const { match, name } = this;
    const { seats, learner } = this.script;
    const id = this.match.game.id;
    return {
      table: id,
      code: '',
      plan: {
        game: id,
        options: match.options,
        seats,
        visibility: 'private',
        clock: { type: 'none' },
        hints: true,
        botPace: 0,
      },
      phase: match.over ? 'over' : 'playing',
      sitters: Array.from({ length: seats }, (_, seat) => ({
        name: seat === learner ? name : '',
        person: seat === learner,
        bot: seat === learner ? null : 'script',
        ready: true,
        commitment: null,
        silenced: false,
        here: true,
        left: false,
      })),
      host: learner,
      proof: { table: id, commitment: '', openings: [] },
      outcome: match.outcome,
      acting: listed(match.mayAct),
      proposal: null,
      rematch: null,
      origin: null,
    };
  }
}
