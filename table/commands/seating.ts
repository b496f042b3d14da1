/** Before the game: who sits where, who is ready, and the start that makes the dice. */
import { noSuchSeat } from '@havre/engine/kernel/external-events.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { includes, type Seat } from '@havre/engine/kernel/seats.ts';
import { type ClaimToken, isHex, isValidToken } from '../model/claim-tokens.ts';
import type { EventsOrRefusal, Identity, TableEvent } from '../model/events.ts';
import { markOf, type ProgramMark } from '../model/program-mark.ts';
import type { Sitter } from '../model/sitters.ts';
import type { Table } from '../model/table.ts';
import { type CommandContext, decentTimeAt, isAway } from '../room/presence.ts';
import { primitives } from '../runtime/crypto-primitives.ts';
import { noSuchBot } from './bot-names.ts';
import type { CommandOf } from './command.ts';
import { isOnHoliday } from './holidays.ts';
import { knowsMoreThan, onlookersOf } from './onlookers.ts';
import { nameRefusalAt } from './player-names.ts';
import { applyExternal } from './playing.ts';
import { programRefusal } from './program-marks.ts';

/** Whoever was sent away does not sit down again for so long, in milliseconds. */
const SENT_AWAY = 10 * 60_000;

/** Sits down in a free seat; whoever sits already changes places. */
export function sit(table: Table, who: Identity, command: CommandOf<'sit'>, now: number): EventsOrRefusal {
  const { seat, name, program } = command;
  if (now - (table.removed.get(who) ?? Number.NEGATIVE_INFINITY) < SENT_AWAY) return refuse('removed-by-host');
  if (table.phase === 'playing') return sitLate(table, who, command);
  const flaw = notASeat(table, seat) ?? nameRefusalAt(table, name, seat, who) ?? markRefusal(name, program);
  if (flaw !== null) return flaw;
  if (table.at(seat) !== null) return refuse('seat-taken');
  const mine = table.seatOf(who);
  const left: TableEvent[] = mine === null ? [] : [{ type: 'stood', seat: mine }];
  const colour = mine === null ? null : (table.at(mine)?.colour ?? null);
  const chosen = colour === null ? {} : { colour };
  return [...left, { type: 'sat', seat, who, name: name.trim(), ...chosen, ...markOf(program) }];
}

/**
 * Sits down in a game that is under way, where its rules allow it: in a seat whose player has left, or in a new one.
 * Whoever has seen what another seat or a side sees knows too much.
 */
function sitLate(table: Table, who: Identity, { seat, name, program }: CommandOf<'sit'>): EventsOrRefusal {
  if (table.match?.game.external?.joined === undefined) return refuse('already-started');
  const flaw = nameRefusalAt(table, name, seat, who) ?? markRefusal(name, program);
  if (flaw !== null) return flaw;
  const mine = table.seatOf(who);
  if (mine !== null && !includes(table.history.gone, mine)) return refuse('already-seated');
  if (table.at(seat) !== null && !includes(table.history.gone, seat)) return refuse('seat-taken');
  if (table.insiders.has(who) && mine !== seat) return refuse('knows-secrets');
  const joined = applyExternal(table, { type: 'joined', seat });
  return isRefusal(joined) ? joined : [...joined, { type: 'sat', seat, who, name: name.trim(), ...markOf(program) }];
}

export const swap = (table: Table, { one, other }: CommandOf<'swap'>): EventsOrRefusal =>
  notASeat(table, one) ?? notASeat(table, other) ?? [{ type: 'swapped', one, other }];

export function addBot(table: Table, { seat, bot }: CommandOf<'addBot'>): EventsOrRefusal {
  const flaw = notASeat(table, seat) ?? noSuchBot(bot);
  if (flaw !== null) return flaw;
  return table.at(seat) === null ? [{ type: 'botSat', seat, bot }] : refuse('seat-taken');
}

/** Before the start the seat is free again; during the game its player has left for good. */
export function leave(table: Table, seat: Seat): EventsOrRefusal {
  if (table.at(seat) === null) return refuse('seat-empty');
  return table.phase === 'playing' ? applyExternal(table, { type: 'left', seat }) : [{ type: 'stood', seat }];
}

/**
 * The host sends somebody away, or takes a bot from its seat. Once the game is on nobody who is there is put out of it: that
 * would end it for them.
 */
export function remove(table: Table, seat: Seat, context: CommandContext): EventsOrRefusal {
  const owner = table.at(seat)?.who ?? null;
  if (table.phase === 'playing' && owner !== null && owner !== table.host) {
    if (!isAway(table, owner, context)) return refuse('player-present');
    if (isOnHoliday(table, owner, context.now)) return refuse('on-holiday');
  }
  const left = leave(table, seat);
  if (isRefusal(left) || table.at(seat)?.who == null) return left;
  return left.map(event => (event.type === 'stood' || event.type === 'entry' ? { ...event, removed: true } : event));
}

/** Ready, with a commitment to entropy that nobody has seen yet. */
export const ready = (seat: Seat, { commitment }: CommandOf<'ready'>): EventsOrRefusal =>
  isHex(commitment) ? [{ type: 'readied', seat, commitment }] : refuse('bad-commitment');

/** Everybody sits and is ready: the entropy is shown next. With bots alone there is nothing to show. */
export function start(table: Table): EventsOrRefusal {
  const { sitters } = table;
  if (sitters.all.includes(null)) return refuse('seats-empty');
  if (sitters.people.some(seat => table.at(seat)?.commitment === null)) return refuse('not-ready');
  return sitters.people.length === 0 ? [{ type: 'opening' }, table.begin([])] : [{ type: 'opening' }];
}

/** Shows one's entropy; the last one to do so begins the game. */
export function open(table: Table, seat: Seat, { entropy }: CommandOf<'open'>): EventsOrRefusal {
  const sitter = table.at(seat);
  if (sitter === null || sitter.commitment === null) return refuse('not-ready');
  if (sitter.entropy !== null) return refuse('already-opened');
  if (!isHex(entropy) || commitmentTo(primitives, entropy) !== sitter.commitment) return refuse('wrong-entropy');
  const opened: TableEvent = { type: 'opened', seat, entropy };
  if (table.sitters.silent.some(other => other !== seat)) return [opened];
  const openings = [...table.sitters.openings, { seat, commitment: sitter.commitment, entropy }];
  return [opened, table.begin(openings.toSorted((a, b) => a.seat - b.seat))];
}

/**
 * Whoever has not shown their entropy in time is not ready after all, and the start is off.
 * @example room.change(startIsOff)
 */
export const startIsOff = (table: Table): EventsOrRefusal =>
  table.phase === 'opening'
    ? table.sitters.silent.map((seat): TableEvent => ({ type: 'unreadied', seat }))
    : refuse('not-opening');

/**
 * Whoever sits there goes on with another device, or the host lets somebody come back who has lost theirs: by a word that
 * is told in some other way. It is the same player, who knows what the seat knows: for somebody who has left the game there
 * is none, and whoever comes after them sits down as somebody new. Nobody gives away the seat of somebody who is there.
 */
export function offerSeat(
  table: Table,
  who: Identity,
  { seat, commitment }: CommandOf<'offerSeat'>,
  context: CommandContext,
): EventsOrRefusal {
  const owner = table.at(seat)?.who ?? null;
  if (owner !== who && table.host !== who) return refuse('host-only');
  if (owner === null) return refuse('seat-empty');
  if (owner !== who && includes(table.history.gone, seat)) return refuse('seat-left');
  if (owner !== who && !isAway(table, owner, context)) return refuse('player-present');
  if (owner !== who && isOnHoliday(table, owner, context.now)) return refuse('on-holiday');
  if (!isHex(commitment)) return refuse('bad-commitment');
  return [{ type: 'offered', seat, commitment, ...(owner === who ? { own: true } : {}) }];
}

/** Takes a seat by its word; whoever moves their own stays host if they are. */
export function claimSeat(
  table: Table,
  who: Identity,
  { seat, word, name, program }: CommandOf<'claimSeat'>,
  context: CommandContext,
): EventsOrRefusal {
  if (table.seatOf(who) !== null) return refuse('already-seated');
  const open = table.sitters.people.find(
    offered => (seat === undefined || seat === offered) && isValidToken(offerOf(table, offered), word, context.now),
  );
  const sitter = open === undefined ? null : table.at(open);
  if (open === undefined || sitter === null) return refuse('wrong-word');
  const flaw =
    (name === undefined ? null : nameRefusalAt(table, name, open, who)) ?? markRefusal(name ?? sitter.name, program);
  if (flaw !== null) return flaw;
  const early = sitter.offer?.own === true ? null : whyNotYet(table, sitter, context);
  if (early !== null) return early;
  if (knowsOthersSecrets(table, who, open)) return refuse('knows-secrets');
  const given: TableEvent = { type: 'given', seat: open, who, name: name?.trim() ?? sitter.name, ...markOf(program) };
  const isHost = sitter.offer?.own === true && sitter.who === table.host;
  return isHost ? [given, { type: 'hostChanged', host: who }] : [given];
}

/** The word of the host opens the seat of somebody who has been away for long, and has not been back since it was given. */
function whyNotYet({ plan }: Table, { who, offer }: Sitter, { now, seenAt }: CommandContext): Refusal | null {
  if (who === null || offer === null) return refuse('wrong-word');
  if (now - seenAt(who) < decentTimeAt(plan.clock)) return refuse('player-present');
  return seenAt(who) < offer.since ? null : refuse('wrong-word');
}

/** Whether somebody has seen what neither the player of a seat nor the onlookers of its side see. */
const knowsOthersSecrets = (table: Table, who: Identity, seat: Seat): boolean =>
  knowsMoreThan(table, who, viewer => viewer === seat || viewer === onlookersOf(table, seat)?.viewer);

/** The word for a seat; the host's is good as long as its player plays. */
function offerOf(table: Table, seat: Seat): ClaimToken | null {
  const offer = table.at(seat)?.offer ?? null;
  return offer?.own === false && includes(table.history.gone, seat) ? null : offer;
}

export function passHost(table: Table, { seat }: CommandOf<'passHost'>): EventsOrRefusal {
  const heir = table.at(seat)?.who ?? null;
  return heir === null ? refuse('seat-empty') : [{ type: 'hostChanged', host: heir }];
}

const markRefusal = (name: string, program: ProgramMark | undefined): Refusal | null =>
  program === undefined ? null : programRefusal(name, program);

const notASeat = (table: Table, seat: Seat): Refusal | null => noSuchSeat(seat, table.plan.seats);
