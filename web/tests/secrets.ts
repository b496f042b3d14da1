/**
 * What each seat may know in the games that have secrets, judged by the whole game as it was written down: every word that
 * a page received before the end is compared with the true position at that moment.
 */
import { aquatika } from '@havre/engine/games/aquatika/game.ts';
import { belongsTo, NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { colourAt } from '@havre/engine/games/aquatika/state.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import { type State, teamOf } from '@havre/engine/games/decrypto/state.ts';
import { NO_DICE } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { type Heard, momentsOf, seatOf } from './listening.ts';
import type { Fetched } from './wire.ts';
import { WireVocabulary } from './wire-vocabulary.ts';

/** The true positions of a game, entry by entry. */
function positionsOf<R extends Rules>(game: Game<R>, replay: Replay): R['state'][] {
  const [start, ...line] = replay.entries as unknown as [
    MatchEntry<R['action'], R['event']>,
    ...MatchEntry<R['action'], R['event']>[],
  ];
  const match = Match.again(game, { options: replay.options as R['options'], seats: replay.seats }, start);
  const positions = [game.clone(match.state, NO_DICE)];
  for (const entry of line) {
    match.repeat(entry);
    positions.push(game.clone(match.state, NO_DICE));
  }
  return positions;
}

/** What is wrong in what one page received, whatever the game: the secret of the dice before the end. */
export const diceIn = (received: readonly string[], replay: Replay): string[] =>
  momentsOf(received).flatMap(({ words }) =>
    words.includes(replay.proof?.secret ?? '-') ? ['the secret of the dice'] : [],
  );

/**
 * Every word of Decrypto that was not for the seat that received it: words of the other team, a code that only its
 * encryptor holds, clues before they are read, and whatever another team drafts, confirms or says among itself.
 * @param ofTeam texts that only one team may ever see before the end, such as what was said in its channel
 */
export function decryptoLeaks(
  received: readonly string[],
  replay: Replay,
  ofTeam: readonly [string[], string[]],
): string[] {
  const last = lastOf(replay);
  const clues = cluesOf(replay);
  const channels = decrypto.channels?.(last) ?? [];
  const vocabulary = new WireVocabulary(
    decrypto.id,
    channels.map(({ id }) => id),
  );
  const read = new Set<string>();
  const named = ([0, 1] as const).map(colour => namedBy(replay, last, colour));
  return momentsOf(received).flatMap((heard): string[] => {
    const seat = seatOf(heard);
    const team = seat === null ? null : teamOf(last, seat);
    const others = ([0, 1] as const).filter(colour => colour !== team);
    for (const event of heard.events)
      if (event.type === 'readClues')
        for (const clue of (event as unknown as { clues: string[] }).clues) read.add(clue);
      else if (event.type === 'readWords')
        for (const word of (event as unknown as { words: string[] }).words) read.add(word);
    // What this seat may read as a whole. A word that was guessed in a tie is what a team says itself.
    const own = [
      ...(team === null ? [] : [...dealtTo(last, team), ...(named[team] ?? []), ...ofTeam[team]]),
      ...clues.filter(({ by }) => by === seat).map(({ text }) => text),
      ...namesOn(heard),
    ];
    const allowed = new Set([...read, ...own]);
    const texts = vocabulary.textsIn(JSON.parse(heard.words)).map(text => text.replace(PENCIL, ''));
    const foreign = texts.filter(text => !allowed.has(text));
    const says = (text: string) => foreign.some(each => each.includes(text));
    return [
      ...others.flatMap(colour => [...dealtTo(last, colour), ...ofTeam[colour]].filter(says)),
      ...clues.map(({ text }) => text).filter(says),
      ...others.flatMap(colour => affairsOf(heard, colour)),
      ...codesIn(heard, seat),
    ].map(leak => `seat ${seat} has received: ${leak}`);
  });
}

/** A line of the notes that is about one of the words. */
const PENCIL = /^\d: /;

/** What the table and those who sit there are called. */
const namesOn = ({ sight: { table } }: Heard): string[] => [
  table.table,
  table.code,
  ...table.sitters.flatMap(sitter => (sitter === null ? [] : [sitter.name])),
];

function lastOf(replay: Replay): State {
  const last = positionsOf(decrypto, replay).at(-1);
  if (last === undefined) throw new Error('there was no game');
  return last;
}

/** The words of a team, and those it has exchanged. */
const dealtTo = ({ teams }: State, team: 0 | 1): string[] => [...teams[team].words, ...teams[team].putAway];

/**
 * Words of either team in what came over HTTP, where nothing of a game is told before it is over.
 * @example wordsFetched(wire.fetched, replay)
 */
export function wordsFetched(fetched: readonly Fetched[], replay: Replay): string[] {
  const words = ([0, 1] as const).flatMap(colour => dealtTo(lastOf(replay), colour));
  const vocabulary = new WireVocabulary(decrypto.id, []);
  return fetched
    .filter(({ path }) => !path.endsWith('/replay'))
    .flatMap(({ path, text }) => {
      const texts = /^\s*[[{]/.test(text) ? vocabulary.textsIn(JSON.parse(text)) : [text];
      return words.filter(word => isSaidIn(texts, word)).map(word => `${path} told: ${word}`);
    });
}

/**
 * Whether one of some texts has another in it, as words of its own: "mine" is not in "nominee".
 * @example isSaidIn(['Is it mine, or coal?'], 'mine') // true
 */
export const isSaidIn = (texts: Iterable<string>, said: string): boolean =>
  [...texts].some(text =>
    text.split(said).some((before, i, parts) => {
      const after = parts[i + 1];
      return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
    }),
  );

/** Every clue that somebody wrote, refused or not. */
const cluesOf = (replay: Replay): { by: number; text: string }[] =>
  replay.entries.flatMap(({ cause }) => {
    if (cause.type !== 'act' || cause.action.type !== 'writeClues') return [];
    // A line that is not written yet tells nobody anything.
    const written = (cause.action as unknown as { clues: string[] }).clues.filter(text => text !== '');
    return written.map(text => ({ by: cause.seat, text }));
  });

/** Whatever a team has written down as words of the other one. */
const namedBy = (replay: Replay, state: State, team: 0 | 1): ReadonlySet<string> =>
  new Set(
    replay.entries.flatMap(({ cause }) =>
      cause.type === 'act' && cause.action.type === 'nameWords' && teamOf(state, cause.seat) === team
        ? (cause.action as unknown as { words: string[] }).words
        : [],
    ),
  );

interface DecryptoSight {
  readonly teams: readonly { readonly own: unknown; readonly encryptor: number | null; readonly words: unknown }[];
  readonly card: number | null;
  readonly clues: readonly string[] | null;
}

const OWN_AFFAIRS = ['drafted', 'confirmed', 'reconsidered', 'nominated', 'wishedExchange', 'wroteNotes', 'namedWords'];

/** What a team keeps to itself. */
function affairsOf({ sight, events }: Heard, team: 0 | 1): string[] {
  const view = sight.view as DecryptoSight | null;
  return [
    ...(view !== null && (view.teams[team]?.own != null || view.teams[team]?.words != null)
      ? [`affairs of ${team}`]
      : []),
    ...events
      .filter(event => OWN_AFFAIRS.includes(event.type) && (event as unknown as { team?: number }).team === team)
      .map(({ type }) => type),
  ];
}

/** Codes and written clues in a view or an event that are for their encryptor alone. */
function codesIn({ sight, events }: Heard, seat: number | null): string[] {
  const view = sight.view as DecryptoSight | null;
  const encrypts = view?.teams.some(({ encryptor }) => encryptor === seat && seat !== null) === true;
  return [
    ...(!encrypts && view !== null && (view.card !== null || view.clues !== null)
      ? ['a code or clues in the view']
      : []),
    ...events
      .filter(event => event.type === 'drewCode' || event.type === 'wrote')
      .filter(event => (event as unknown as { seat: number }).seat !== seat)
      .filter(event => event.type === 'wrote' || 'secret' in event)
      .map(({ type }) => type),
  ];
}

interface AquatikaSight {
  readonly under: readonly number[];
  readonly top: readonly number[];
  readonly arranging: boolean;
}

/** What is told of a camp before both are shown; all of it is between the table and one seat. */
const CAMP = ['placed', 'pickedUp', 'swapped', 'filled', 'confirmed', 'reconsidered', 'claimedFish'];

/** Every word of Aquatika that was not for the seat that received it: prey under foreign octopuses, and foreign camps. */
export function aquatikaLeaks(received: readonly string[], replay: Replay): string[] {
  const [first] = positionsOf(aquatika, replay);
  if (first === undefined) throw new Error('there was no game');
  return momentsOf(received).flatMap((heard): string[] => {
    const seat = seatOf(heard);
    const view = heard.sight.view as AquatikaSight | null;
    if (view === null || seat === null) return [];
    const own = colourAt(first, seat);
    const preys = view.under.filter((prey, cell) => prey !== NONE && !belongsTo(view.top[cell] ?? NONE, own));
    const camps = view.arranging ? view.top.filter(piece => piece !== NONE) : [];
    const told = heard.events.filter(event => {
      const { seat: by, secret } = event as unknown as { seat?: number; secret?: unknown };
      return by !== seat && (secret !== undefined || CAMP.includes(event.type));
    });
    const leaks = [
      ...preys.map(prey => `prey ${prey}`),
      ...camps.map(piece => `piece ${piece}`),
      ...told.map(({ type }) => type),
    ];
    return leaks.map(leak => `seat ${seat} has received: ${leak}`);
  });
}
