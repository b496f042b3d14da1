/** How a table stands, for everybody who looks at it. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { Proof } from '@havre/engine/kernel/fair.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { includes, listed, type Seat } from '@havre/engine/kernel/seats.ts';
import type { Identity, KeeperDeed, RecordedEvent, Wish } from '../model/events.ts';
import type { Holiday } from '../model/holidays.ts';
import type { Origin } from '../model/origin.ts';
import type { Plan } from '../model/plan.ts';
import type { ProgramMark } from '../model/program-mark.ts';
import { seatColours } from '../model/seat-colours.ts';
import type { Sitter } from '../model/sitters.ts';
import type { Table, TablePhase } from '../model/table.ts';
import { BIG_SCREEN } from './viewers.ts';

export interface TableInfo {
  readonly table: string;
  readonly code: string;
  readonly plan: Plan;
  readonly phase: TablePhase;
  readonly sitters: readonly (SitterInfo | null)[];
  /** The colour of each seat as it was chosen before the start; null where lots decide. Servers before that said nothing of it. */
  readonly colours?: readonly (PlayerColour | null)[];
  /** The host's seat, or null when the host only watches. */
  readonly host: Seat | null;
  /** What can be known of the dice: the commitment at once, what people brought from the start on, the secret at the end. */
  readonly proof: Proof;
  readonly outcome: Outcome | null;
  /** Who may act now, in seat order. */
  readonly acting: readonly Seat[];
  /** What somebody has asked the others to agree to, and who has agreed. */
  readonly proposal: { readonly seat: Seat; readonly wish: Wish['type']; readonly agreed: readonly Seat[] } | null;
  readonly rematch: string | null;
  /** Where the game was played before it came here, and by whom; null if it began here. */
  readonly origin: Pick<Origin, 'type' | 'players'> | null;
  /** Whether a big screen stands in the middle of the table: what everybody hears and watches is there. */
  readonly screen: boolean;
  /** What the keeper of the server has put an end to; absent where nobody but the host has. */
  readonly keeperDeed?: KeeperDeed;
}

export interface SitterInfo {
  readonly name: string;
  /** Whether the seat belongs to a person. */
  readonly person: boolean;
  /** The bot that plays it now. */
  readonly bot: string | null;
  /** What it has said of itself, if it is a program from outside; absent for a person. */
  readonly program?: ProgramMark;
  /** The colour it has chosen; null while it takes what is left. Servers before that said nothing of it. */
  readonly colour?: PlayerColour | null;
  readonly ready: boolean;
  /** What the entropy that this person shows at the start must fit. */
  readonly commitment: string | null;
  /** Whether the host has taken its word in the chat. */
  readonly silenced: boolean;
  /** Whether somebody looks at the table from this seat; a bot always does. */
  readonly here: boolean;
  /** Whether this player has left the game for good. */
  readonly left: boolean;
  /** When they are on holiday from a slow game; absent where they never are. */
  readonly holidays?: readonly Holiday[];
}

/**
 * How a table stands, for everybody.
 * @example send(infoOf(table, who => room.isHere(who)));
 */
export function infoOf(table: Table, isHere: (who: Identity) => boolean): TableInfo {
  const { match, proposal, origin } = table;
  return {
    table: table.id,
    code: table.code,
    plan: table.plan,
    phase: table.phase,
    sitters: table.sitters.all.map((sitter, seat) =>
      sitter === null ? null : sitterInfo(sitter, isHere, includes(table.history.gone, seat)),
    ),
    colours: seatColours(table),
    host: table.seatOf(table.host),
    proof: table.proof,
    outcome: match?.outcome ?? null,
    acting: listed(match?.mayAct ?? 0),
    proposal:
      proposal === null ? null : { seat: proposal.seat, wish: proposal.wish.type, agreed: listed(proposal.agreed) },
    rematch: table.rematch,
    origin: origin === null ? null : { type: origin.type, players: origin.players },
    screen: isHere(BIG_SCREEN),
    ...(table.keeperDeed === null ? {} : { keeperDeed: table.keeperDeed }),
  };
}

/**
 * How a table stands after some events. An action of the game changes who may act and nothing else, unless it ends the game: then the
 * rest is taken over as it is.
 * @example const info = infoAfter(before, table, events, who => room.isHere(who));
 */
export function infoAfter(
  before: TableInfo | null,
  table: Table,
  events: readonly RecordedEvent[],
  isHere: (who: Identity) => boolean,
): TableInfo {
  if (before === null || !areActions(events) || before.phase !== table.phase) return infoOf(table, isHere);
  return { ...before, acting: listed(table.match?.mayAct ?? 0) };
}

/**
 * Whether nothing but actions of the game has happened: then everybody sits where they sat.
 * @example if (!areActions(events)) lookWhoSitsWhere();
 */
export const areActions = (events: readonly RecordedEvent[]): boolean =>
  events.every(event => event.type === 'entry' && event.entry.cause.type === 'act');

const sitterInfo = (
  { name, who, bot, program, colour, commitment, silenced, holidays }: Sitter,
  isHere: (who: Identity) => boolean,
  left: boolean,
): SitterInfo => ({
  name,
  person: who !== null,
  bot,
  colour,
  ready: who === null || commitment !== null,
  commitment,
  silenced,
  here: who === null || isHere(who),
  left,
  ...(program === null ? {} : { program }),
  ...(holidays.length === 0 ? {} : { holidays }),
});
