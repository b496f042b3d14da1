/**
 * A checker that knows the truth: it reads every byte a client of Fuji Flush has received and says what should not be there.
 *
 * It does not search for cards, which are small numbers and stand everywhere. It knows of every field what may be in it,
 * compares that with the true position, and takes everything else for a leak.
 */
import type { FujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { NO_DICE } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import type { ServerMessage } from '@havre/protocol/messages.ts';
import { PlainMessages } from '@havre/protocol/tests/plain-messages.ts';
import { applyUpdate, filmOf, type TableView } from '@havre/table/viewing/update.ts';

type Truth = Match<FujiFlush>['state'];
type FujiEntry = MatchEntry<FujiFlush['action'], FujiFlush['event']>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** The fields of an update that have nothing to do with cards; whatever is not here and not checked below is a leak. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  update: [
    'v',
    'type',
    'whole',
    'eyes',
    'isHost',
    'from',
    'asides',
    'undo',
    'always',
    'prepared',
    'muted',
    'channels',
    'deadlines',
    'banks',
    'table',
    'items',
    'view',
    'viewChange',
    'film',
    'packing',
    'question',
  ],
  table: [
    'table',
    'code',
    'plan',
    'phase',
    'sitters',
    'colours',
    'host',
    'proof',
    'outcome',
    'acting',
    'proposal',
    'rematch',
    'screen',
    'origin',
  ],
  origin: ['type', 'players'],
  sitter: ['name', 'person', 'bot', 'ready', 'commitment', 'silenced', 'here', 'left', 'colour', 'holidays'],
  view: ['turn', 'front', 'hand', 'handSizes', 'pile', 'discard', 'gone', 'over', 'winners'],
  question: ['step', 'decision', 'legal', 'answers', 'open', 'awaited'],
  dealt: ['type', 'rule', 'seat', 'count'],
  began: ['type', 'rule', 'seat'],
  wentThrough: ['type', 'rule', 'card', 'seats'],
  played: ['type', 'rule', 'seat', 'card', 'combined', 'with'],
  pushedOut: ['type', 'rule', 'seat', 'card', 'combined', 'by'],
  drew: ['type', 'rule', 'seat'],
  reshuffled: ['type', 'rule', 'count'],
  won: ['type', 'rule', 'seats'],
  ranOutOfTime: ['type', 'rule', 'seat'],
  left: ['type', 'rule', 'seat', 'count'],
};

/** What one client received, in order: socket after socket. */
export interface Recording {
  /** Its seat, or null for somebody who only watched. */
  readonly seat: number | null;
  readonly bytes: readonly string[];
  /** What only others hold: their tokens. */
  readonly foreign: readonly string[];
}

/**
 * Everything in a recording that its client should not have received before the end.
 * @example expect(leaksIn(recording, replay, fujiFlush)).toEqual([]);
 */
export function leaksIn({ seat, bytes, foreign }: Recording, replay: Replay, game: Game<FujiFlush>): string[] {
  const leaks: string[] = [];
  const secret = replay.proof?.secret ?? '';
  const entropies = (replay.proof?.openings ?? [])
    .filter(opening => opening.seat !== seat)
    .map(({ entropy }) => entropy);
  /** By the number of the event: whether it was an entry of the game. What is told again after a reconnect counts once. */
  const isGame: boolean[] = [];
  let eyes = '';
  let seen: TableView | null = null;
  const plain = new PlainMessages();
  for (const text of bytes) {
    const message = plain.read(text);
    for (const token of foreign) if (text.includes(token)) leaks.push('the token of somebody else');
    if (message.type !== 'update') continue;
    if (message.eyes !== eyes) isGame.length = 0;
    eyes = message.eyes;
    const film = filmOf(seen?.view ?? null, message);
    seen = applyUpdate(seen, message);
    if (seen === null) continue; // nobody can make sense of it before the next whole one
    for (const [i, item] of message.items.entries()) isGame[message.from + i] = item.type === 'game';
    const entries = isGame.slice(0, message.from + message.items.length).filter(Boolean).length;
    if (seen.table.phase === 'over') continue;
    if (text.includes(secret)) leaks.push('the secret of the dice');
    const isBegun = seen.table.phase === 'playing';
    if (!isBegun && entropies.some(entropy => text.includes(entropy))) leaks.push('entropy before the game has begun');
    const viewer = eyes === 'public' ? null : Number(eyes.replace('seat ', ''));
    leaks.push(...strangersIn(message, viewer));
    for (const view of film) leaks.push(...surplus('view', view));
    if (!isBegun || entries === 0) continue;
    const truth = truthAfter(game, replay, entries - 1);
    leaks.push(...untruths(seen, truth, viewer));
    if (film.length === 0) continue;
    const before = truthAfter(game, replay, Math.max(0, entries - 2));
    for (const view of film) leaks.push(...foreignCards(view, [before, truth], viewer));
  }
  return leaks;
}

/** The true positions of the games that were looked at, entry by entry. */
const truths = new WeakMap<Replay, Truth[]>();

function truthAfter(game: Game<FujiFlush>, replay: Replay, entry: number): Truth {
  const known = truths.get(replay) ?? positionsOf(game, replay);
  truths.set(replay, known);
  const truth = known[entry];
  if (truth === undefined) throw new Error(`there was no entry ${entry}`);
  return truth;
}

function positionsOf(game: Game<FujiFlush>, replay: Replay): Truth[] {
  const [start, ...line] = replay.entries as unknown as [FujiEntry, ...FujiEntry[]];
  const match = Match.again(game, { options: replay.options as FujiFlush['options'], seats: replay.seats }, start);
  const copy = () => game.clone(match.state, NO_DICE);
  const positions = [copy()];
  for (const entry of line) {
    match.repeat(entry);
    positions.push(copy());
  }
  return positions;
}

const surplus = (kind: string, record: object): string[] =>
  Object.keys(record)
    .filter(key => HARMLESS[kind]?.includes(key) !== true)
    .map(key => `${kind} has '${key}'`);

/** Fields that nobody knows, and cards told to somebody else. */
function strangersIn(update: Update, viewer: number | null): string[] {
  const events = update.items.flatMap(item => (item.type === 'game' ? item.letter.events : []));
  return [
    ...surplus('update', update),
    ...surplus('table', update.table),
    ...(update.table.origin == null ? [] : surplus('origin', update.table.origin)),
    ...(update.table.sitters ?? []).flatMap(sitter => (sitter === null ? [] : surplus('sitter', sitter))),
    ...(update.view == null ? [] : surplus('view', update.view)),
    ...(update.viewChange === undefined ? [] : surplus('view', update.viewChange)),
    ...(update.question == null ? [] : surplus('question', update.question)),
    ...events.flatMap(event => {
      const { secret, ...open } = event as typeof event & { seat?: number; secret?: object };
      const told =
        secret === undefined || open.seat === viewer ? [] : [`'${event.type}' tells cards of seat ${open.seat}`];
      return [...told, ...surplus(event.type, open)];
    }),
  ];
}

/** What is shown, compared with what is so. */
function untruths({ view, question }: TableView, truth: Truth, viewer: number | null): string[] {
  const shown = view as Record<string, unknown> | null;
  if (shown === null) return ['nothing is shown'];
  const hand = viewer === null ? null : sorted(truth.hands[viewer] ?? []);
  const legal = (question?.legal ?? []).map(action => (action as { card?: number }).card ?? 0);
  const may: Record<string, unknown> = {
    hand,
    front: truth.front,
    handSizes: truth.hands.map(cards => cards.length),
    pile: truth.pile.length,
    discard: truth.discard,
  };
  return [
    ...Object.entries(may).flatMap(([field, value]) =>
      JSON.stringify(shown[field]) === JSON.stringify(value) ? [] : [`'${field}' is not what seat ${viewer} may see`],
    ),
    ...(legal.every(card => hand?.includes(card)) ? [] : [`seat ${viewer} is offered what it does not hold`]),
  ];
}

/** On the way a seat is shown cards that it had before the move, or has after it; who has no seat is shown none. */
function foreignCards(view: object, truths: readonly Truth[], viewer: number | null): string[] {
  const { hand } = view as { hand?: readonly number[] | null };
  if (viewer === null) return hand === null ? [] : ['a hand is shown on the way'];
  const own = truths.flatMap(({ hands }) => hands[viewer] ?? []);
  return hand?.every(card => own.includes(card)) ? [] : [`seat ${viewer} is shown a card on the way that it never had`];
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
