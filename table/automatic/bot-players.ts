/**
 * Bots sit as players and move through the same door: one at a time at each table, at the pace of the table.
 *
 * A bot that fails or takes too long is logged, and the level below plays instead, down to one that cannot fail: no table
 * ever waits for a program. Where too many wait for a thought already, that one plays at once.
 */
import { belowOf } from '@havre/engine/bots/index.ts';
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { randomBot } from '@havre/engine/bots/random.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, type Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { type BotAnswer, botPlays, botPlaysLate } from '../commands/playing.ts';
import type { EventsOrRefusal } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import { type Room, TableGone } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { Pauses, randomSeed } from '../runtime/runtime.ts';
import { type BotExecutor, botTaskOf, NoBotResult } from './bot-tasks.ts';

/** The bot for somebody whose clock has run out. */
const SUBSTITUTE = USUAL_LEVEL;
/** After something went wrong that was not the bot's fault, in milliseconds. */
const RECOVERY = 5_000;

/** A question that a bot is to answer. */
interface Task {
  readonly seat: Seat;
  readonly bot: string;
  readonly decision: number;
  readonly play: (table: Table, answer: BotAnswer) => EventsOrRefusal;
}

export class BotPlayers {
  private readonly pool: BotExecutor;
  private readonly logger: Logger;
  private readonly pauses = new Pauses();
  /** The tables where bots are playing, until they rest. */
  private readonly playing = new Map<string, Promise<void>>();

  constructor(pool: BotExecutor, logger: Logger) {
    this.pool = pool;
    this.logger = logger;
  }

  /** Whether a bot is playing at a table at the moment. */
  isAt(room: Room): boolean {
    return this.playing.has(room.id);
  }

  /** Lets bots play if it is their turn; called whenever a table has changed. */
  attend(room: Room, table: Table): void {
    if (taskAt(table) === null || this.isAt(room) || this.pauses.areOver) return;
    const played = this.playOn(room)
      .catch(error => this.logger.error({ table: room.id, error }, 'bots play no more'))
      .finally(() => {
        if (this.playing.get(room.id) === played) this.playing.delete(room.id);
      });
    this.playing.set(room.id, played);
  }

  /** Resolves when no bot plays at a table any more. */
  async rest(room: Room): Promise<void> {
    await this.playing.get(room.id);
  }

  /**
   * Answers one question for somebody whose clock has run out.
   * @example await bots.playLate(room, { seat: 2, decision: 17 });
   */
  async playLate(room: Room, { seat, decision }: { seat: Seat; decision: number }): Promise<void> {
    const release = room.hold();
    try {
      await this.carryOut(room, { seat, decision, bot: SUBSTITUTE, play: botPlaysLate }, 0);
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    this.pauses.end();
    await this.pool.close();
  }

  private async playOn(room: Room): Promise<void> {
    while (!this.pauses.areOver) {
      try {
        const [task, pace] = await room.read(table => [this.taskOrRest(table), table.plan.botPace] as const);
        if (task === null) return;
        await this.carryOut(room, task, pace);
      } catch (error) {
        if (this.pauses.areOver || error instanceof TableGone) return;
        this.logger.error({ table: room.id, error }, 'a bot could not play');
        await this.pauses.pause(RECOVERY);
      }
    }
  }

  /** What is to be done, or nothing: then whatever happens next at the table calls `attend` again. */
  private taskOrRest(table: Table): Task | null {
    const task = taskAt(table);
    if (task === null) this.playing.delete(table.id);
    return task;
  }

  private async carryOut(room: Room, task: Task, pace: number): Promise<void> {
    const before = await room.read(lastEntry);
    const [chosen] = await Promise.all([this.choose(room, task), this.pauses.pause(pace)]);
    if (chosen === null || this.pauses.areOver) return;
    const refusal = await this.answer(room, task, chosen);
    if (refusal === null || isPast(refusal)) return;
    // What others have done meanwhile may forbid it, as a mate who changes what a team was about to confirm: it thinks again.
    if ((await room.read(lastEntry)) !== before) return this.carryOut(room, task, 0);
    this.logger.error({ table: room.id, bot: task.bot, refusal }, 'a bot chose what it may not');
    const other = await this.chooseAtRandom(room, task);
    const again = other === null ? null : await this.answer(room, task, other);
    if (again !== null && !isPast(again)) throw new Error(`nothing a bot does is allowed: ${again.refused}`);
  }

  private answer(room: Room, { seat, decision, play }: Task, action: AnyAction): Promise<Refusal | null> {
    return room.change(table => play(table, { seat, action, decision }));
  }

  private async choose(room: Room, task: Task): Promise<AnyAction | null> {
    const { seat, bot, decision } = task;
    if (bot === randomBot.name) return this.chooseAtRandom(room, task);
    const [botTask, host] = await room.read(({ match, host }) => [
      match?.asked(seat)?.decision === decision ? botTaskOf(match, { seat, bot, seed: randomSeed() }) : null,
      host,
    ]);
    if (botTask === null) return null;
    const owner = { table: room.id, who: host, isAttended: room.isAttended };
    try {
      return await this.pool.think(botTask, owner, () => room.isStillAsked(seat, decision));
    } catch (error) {
      const why = error instanceof NoBotResult ? error.why : 'failed';
      if (this.pauses.areOver || why === 'unwanted') return null;
      if (why === 'busy') return this.chooseAtRandom(room, task);
      const below = belowOf(bot);
      this.logger.error({ table: room.id, bot, below, error }, 'a bot has failed: the level below plays instead');
      return this.choose(room, { ...task, bot: below });
    }
  }

  private chooseAtRandom(room: Room, { seat, decision }: Task): Promise<AnyAction | null> {
    return room.read(({ match }) =>
      match === null || match.asked(seat)?.decision !== decision
        ? null
        : randomBot.choose(mindOf(match, seat), new SeededDice(randomSeed())),
    );
  }
}

/** Somebody has been quicker, or the seat has been handed back. */
const isPast = ({ refused }: Refusal): boolean =>
  ['stale', 'no-bot', 'not-playing', 'not-asked', 'over'].includes(refused);

const lastEntry = ({ match }: Table): number | null => match?.seq ?? null;

/** What a bot is to do at a table now: of several, the one in the lowest seat. */
function taskAt({ match, phase, sitters }: Table): Task | null {
  if (match === null || phase !== 'playing') return null;
  const seat = lowest(match.awaited & sitters.bots);
  const bot = sitters.at(seat)?.bot ?? null;
  const question = bot === null ? null : match.asked(seat);
  return bot === null || question === null ? null : { seat, bot, decision: question.decision, play: botPlays };
}
