/** During the game: actions, what happens at the table, wishes that need consent, and bots that play for somebody. */
import { inForce, type MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { ExternalEvent } from '@havre/engine/kernel/external-events.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { everyone, only, type Seat, type Seats } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { TakingBack } from '@havre/engine/kernel/undo.ts';
import type { EventsOrRefusal, Identity, Proposal, TableEvent, Wish } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import { type CommandContext, isAway } from '../room/presence.ts';
import { noSuchBot } from './bot-names.ts';
import type { CommandOf } from './command.ts';
import { isOnHoliday } from './holidays.ts';

export function playAction(table: Table, seat: Seat, { action, decision }: CommandOf<'play'>): EventsOrRefusal {
  const match = matchInPlay(table);
  if (match === null) return NOT_PLAYING;
  if (table.at(seat)?.bot != null) return refuse('bot-plays');
  return asEvent(match.play(seat, action, decision === undefined ? {} : { decision }));
}

/**
 * The events that something at the table leads to: a clock at zero, somebody away, back or gone.
 * @example applyExternal(table, { type: 'timeUp', seat })
 */
export function applyExternal(table: Table, event: ExternalEvent): EventsOrRefusal {
  const match = matchInPlay(table);
  return match === null ? NOT_PLAYING : asEvent(match.applyExternal(event));
}

/** A bot's answer to one question of a seat. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly decision: number;
}

/**
 * The events that a bot's choice leads to, in a seat that it plays.
 * @example room.change(table => botPlays(table, { seat, action, decision }))
 */
export const botPlays = (table: Table, answer: BotAnswer): EventsOrRefusal =>
  table.at(answer.seat)?.bot == null ? refuse('no-bot') : playAnswer(table, answer);

/**
 * The events that a bot's choice leads to, for somebody whose clock has run out.
 * @example room.change(table => botPlaysLate(table, { seat, action, decision }))
 */
export function botPlaysLate(table: Table, answer: BotAnswer): EventsOrRefusal {
  const done = playAnswer(table, answer);
  return isRefusal(done) ? done : [{ type: 'ranOut', seat: answer.seat }, ...done];
}

function playAnswer(table: Table, { seat, action, decision }: BotAnswer): EventsOrRefusal {
  const match = matchInPlay(table);
  if (match === null) return NOT_PLAYING;
  return match.asked(seat) === null ? refuse('stale') : asEvent(match.play(seat, action, { decision }));
}

/** A bot plays on for oneself; or the host lets one play for somebody who is away. */
export function takeOver(
  table: Table,
  who: Identity,
  { seat, bot }: CommandOf<'takeOver'>,
  context: CommandContext,
): EventsOrRefusal {
  const owner = table.at(seat)?.who ?? null;
  if (owner !== who && table.host !== who) return refuse('host-only');
  if (owner === null) return refuse('seat-empty');
  if (owner !== who && !isAway(table, owner, context)) return refuse('player-present');
  if (owner !== who && isOnHoliday(table, owner, context.now)) return refuse('on-holiday');
  if (table.at(seat)?.bot === bot) return []; // it plays there already
  return noSuchBot(bot) ?? [{ type: 'takenOver', seat, bot }];
}

// --- What needs consent -----------------------------------------------------------------------------------------------

/** Taken back at once where the rules allow it, else the others are asked. */
export function undo(table: Table, seat: Seat, { acts: actions }: CommandOf<'undo'>): EventsOrRefusal {
  const match = matchInPlay(table);
  if (match === null) return NOT_PLAYING;
  const own = inForce(table.entries).filter(({ cause }) => cause.type === 'act' && cause.seat === seat);
  const to = actions > 0 ? own.at(-actions)?.seq : undefined;
  if (to === undefined) return asEvent(match.undo(seat, match.seq + 1)); // refused by the game's own row
  return wished(table, seat, { type: 'undo', to });
}

/**
 * How a seat may take back its latest act now: at once, by asking the others, or not at all. What it says is what would be
 * answered.
 * @example takingBack(table, 2) // 'alone'
 */
export function takingBack(table: Table, seat: Seat): TakingBack | null {
  const { proposal } = table;
  const how = matchInPlay(table)?.takingBack(seat, consenting(table, only(seat))) ?? null;
  return how === 'byConsent' && proposal !== null ? null : how;
}

export function propose(table: Table, seat: Seat, { on }: CommandOf<'propose'>): EventsOrRefusal {
  if (table.match?.game.agreements?.includes(on) !== true) return refuse('not-in-this-game');
  return wished(table, seat, { type: on });
}

/** Done at once if nobody has to be asked. */
function wished(table: Table, seat: Seat, wish: Wish): EventsOrRefusal {
  const done = granted(table, { seat, wish, agreed: only(seat) });
  if (!isRefusal(done) || done.refused !== 'needs-consent') return done;
  return table.proposal === null ? [{ type: 'proposed', seat, wish }] : refuse('proposal-pending');
}

export function answerProposal(table: Table, seat: Seat, { agrees }: CommandOf<'answer'>): EventsOrRefusal {
  const { proposal } = table;
  if (proposal === null || (agrees && seat === proposal.seat)) return refuse('nothing-to-answer');
  const said: TableEvent = { type: 'answered', seat, agrees };
  if (!agrees) return [said];
  const done = granted(table, { ...proposal, agreed: proposal.agreed | only(seat) });
  if (!isRefusal(done)) return [said, ...done];
  // What has happened since may have made it impossible: then it is withdrawn.
  return done.refused === 'needs-consent' ? [said] : [said, { type: 'answered', seat: proposal.seat, agrees: false }];
}

/** Who agrees beside those who have said so: bots have nothing against anything, and who has left has no say. */
const consenting = ({ sitters, history }: Table, said: Seats): Seats => said | sitters.bots | history.gone;

/** Carries out a wish if all who must agree to it do so. */
function granted(table: Table, { seat, wish, agreed: said }: Proposal): EventsOrRefusal {
  const match = matchInPlay(table);
  if (match === null) return NOT_PLAYING;
  const all: Seats = everyone(match.seats);
  const agreed = consenting(table, said);
  if (wish.type === 'undo') return asEvent(match.undo(seat, wish.to, agreed & all));
  if ((agreed & all) !== all) return refuse('needs-consent');
  return applyExternal(table, { type: 'agreed', on: wish.type, seats: all & ~table.history.gone });
}

// --- The match --------------------------------------------------------------------------------------------------------

/** The match, while it is being played; null before and after. */
const matchInPlay = ({ match, phase }: Table): Match | null => (phase === 'playing' ? match : null);
const NOT_PLAYING = refuse('not-playing');

const asEvent = (entry: MatchEntry | Refusal): EventsOrRefusal =>
  isRefusal(entry) ? entry : [{ type: 'entry', entry }];
