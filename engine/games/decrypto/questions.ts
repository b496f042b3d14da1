/** What a screen asks, answered from what its seat sees, so that a browser can answer it too. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Against, isAmong, whyNoClue, whyNoClues } from './5-clue-check.ts';
import { whyNoName } from './8-notes.ts';
import type { Action } from './actions.ts';
import type { TeamView, View } from './information.ts';
import { digitsOf, isDraft, NO_CODE } from './material.ts';
import { type Colour, otherOf } from './state.ts';

/** The team a seat sees the table with, and the other one. */
const ownTeam = (view: View): TeamView => view.teams[view.side as Colour];

/** What the clues of the viewer's team are compared with, as far as the rules can check them (DEC-CLUE-13, DEC-CLUE-15). */
export function clueAgainst(view: View): Against {
  const { options, round, sheet, side } = view;
  const earlier = sheet.filter(line => line.team === side && line.round < round);
  return { words: ownTeam(view).words ?? [], used: options.repeats ? [] : earlier.flatMap(line => line.clues) };
}

/**
 * Why the clues written so far would be refused, while they are being typed; null if they would not.
 * @example flawOfClues(view, ['blanche', '', ''])?.rule
 */
export const flawOfClues = (view: View, clues: readonly string[]): Refusal | null =>
  whyNoClues(clues, clueAgainst(view));

/** DEC-GUESS-04: whether the viewer's team has a guess to make in this half-round. */
export const hasGuess = (view: View): boolean => view.side === view.sending || view.round > 1;

/** DEC-GUESS-13: whether a seat may write in its team's draft: everybody but the sending encryptor. */
export const isEntitled = (view: View, seat: Seat): boolean =>
  hasGuess(view) && !(view.side === view.sending && ownTeam(view).encryptor === seat);

/**
 * How a guess compares with a code, line by line: for the moment after the reveal.
 * @example rightDigits(142, 143) // [true, true, false]
 */
export const rightDigits = (guess: number, code: number): boolean[] =>
  digitsOf(guess).map((digit, i) => digit === digitsOf(code)[i]);

/** Why an action is not allowed, or null. */
export function whyNot(view: View, seat: Seat, action: Action): Refusal | null {
  if (view.over) return refuse('over', 'DEC-END-01');
  if (view.gone.includes(seat) || view.side === null) return refuse('gone', 'DEC-NET-02');
  switch (action.type) {
    case 'writeNotes':
      return whySilent(view, seat);
    case 'nameTeam':
      if (action.name === ownTeam(view).name) return refuse('already-so', 'DEC-SETUP-18');
      return whySilent(view, seat) ?? whyNoName(action.name);
    case 'admitGuests': {
      const isHost = ownTeam(view).own?.hosts.includes(seat) === true;
      return isHost === action.wish ? refuse('already-so', 'DEC-INFO-10') : whySilent(view, seat);
    }
    case 'admitPlayer':
    case 'giveUp':
      return whyNotAdmit(view, seat, action);
    default:
      return view.phase === 'shortHanded'
        ? refuse('team-is-short', view.trio ? 'DEC-NET-05' : 'DEC-NET-03')
        : whyNotPlay(view, seat, action);
  }
}

/** DEC-CHAT-02, DEC-CHAT-03: why an encryptor may do nothing now that the team could read something from, or null. */
function whySilent(view: View, seat: Seat): Refusal | null {
  if (!ownTeam(view).drawn || ownTeam(view).encryptor !== seat) return null;
  const line = view.sheet.at(-1);
  if (line?.round !== view.round) return refuse('silenced', 'DEC-CHAT-03'); // no clue of this round has been read
  return line.team === view.side && line.code === NO_CODE ? refuse('silenced', 'DEC-CHAT-02') : null;
}

function whyNotAdmit(view: View, seat: Seat, action: Action): Refusal | null {
  const rule = view.trio ? 'DEC-NET-05' : 'DEC-NET-03';
  if (view.phase !== 'shortHanded') return refuse('team-not-short', rule);
  if (!view.trio && view.side === view.short) return refuse('others-decide', rule);
  return action.type === 'admitPlayer' && view.admitting.includes(seat) ? refuse('already-so', rule) : null;
}

function whyNotPlay(view: View, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'nominate':
    case 'exchangeWords':
    case 'drawCode':
      return whyNotBeforeTheDraw(view, seat, action);
    case 'writeClues':
    case 'confirmClues':
      return whyNotWrite(view, seat, action);
    case 'turnHourglass':
      return whyNotTurn(view);
    case 'object':
    case 'replaceClue':
    case 'letStand':
      return whyNotObject(view, seat, action);
    case 'reconsider':
      return ownTeam(view).own?.confirmed.includes(seat) === true ? null : refuse('not-confirmed', 'DEC-GUESS-12');
    case 'draft':
    case 'confirm':
      return whyNotGuess(view, seat, action);
    default:
      return whyNotWords(view, seat, action);
  }
}

function whyNotBeforeTheDraw(view: View, seat: Seat, action: Action): Refusal | null {
  const team = ownTeam(view);
  if (view.trio && view.side !== view.sending) return refuse('interceptor-listens', 'DEC-TRIO-02');
  if (action.type === 'exchangeWords') {
    if (view.phase !== 'encryptors' || view.round > 1) return refuse('code-drawn', 'DEC-SETUP-16');
    if (team.exchanged) return refuse('exchanged-once', 'DEC-SETUP-16');
    return team.own?.exchanging.includes(seat) === action.wish ? refuse('already-so', 'DEC-SETUP-16') : null;
  }
  if (action.type === 'nominate') {
    if (view.trio) return refuse('in-turn', 'DEC-TRIO-04');
    if (view.phase !== 'encryptors') return refuse('code-drawn', 'DEC-ENC-04');
    if (!team.members.includes(action.seat)) return refuse('not-a-member', 'DEC-ENC-04');
    const nominee = team.own?.nominated.find(vote => vote.seat === seat)?.nominee;
    return nominee === action.seat ? refuse('already-so', 'DEC-ENC-05') : null;
  }
  if (view.phase !== 'encryptors' || (team.ready && team.encryptor === seat)) return refuse('one-card', 'DEC-ENC-06');
  return team.encryptor === seat ? null : refuse('not-the-encryptor', 'DEC-ROUND-02');
}

function whyNotWrite(view: View, seat: Seat, action: Action): Refusal | null {
  const team = ownTeam(view);
  if (team.encryptor !== seat) return refuse('not-the-encryptor', 'DEC-ROUND-04');
  if (view.phase === 'encryptors') return refuse('no-code-yet', 'DEC-ROUND-02');
  if (view.phase !== 'clues' || team.written) return refuse('clues-locked', 'DEC-CLUE-08');
  if (action.type === 'writeClues') return flawOfClues(view, action.clues);
  return view.clues?.every(clue => clue !== '') === true ? null : refuse('clue-empty', 'DEC-CLUE-18');
}

function whyNotTurn(view: View): Refusal | null {
  const rule = view.trio ? 'DEC-TRIO-11' : 'DEC-TIME-02';
  if (view.phase !== 'clues' || view.hourglass !== null) return refuse('no-hourglass-now', rule);
  const [own, other] = [ownTeam(view), view.teams[otherOf(view.side as Colour)]];
  const waits = view.trio ? view.side !== view.sending : own.written && !other.written;
  return waits ? null : refuse('no-hourglass-now', rule);
}

function whyNotGuess(view: View, seat: Seat, action: Extract<Action, { type: 'draft' | 'confirm' }>): Refusal | null {
  const { own, locked } = ownTeam(view);
  if (view.phase !== 'guess') return refuse('no-guess-now', 'DEC-GUESS-01');
  if (!hasGuess(view)) return refuse('no-attempt-yet', 'DEC-GUESS-04');
  if (!isEntitled(view, seat)) return refuse('not-entitled', 'DEC-GUESS-13');
  if (locked) return refuse('guess-locked', 'DEC-GUESS-12');
  if (!isDraft(action.code)) return refuse('no-such-code', 'DEC-GUESS-11');
  if (action.type === 'draft') return own?.draft === action.code ? refuse('same-draft', 'DEC-GUESS-12') : null;
  if (digitsOf(action.code).includes(0)) return refuse('draft-incomplete', 'DEC-GUESS-11');
  if (own?.draft !== action.code) return refuse('draft-changed', 'DEC-GUESS-12');
  return own.confirmed.includes(seat) ? refuse('already-so', 'DEC-GUESS-12') : null;
}

function whyNotObject(
  view: View,
  seat: Seat,
  action: Extract<Action, { type: 'object' | 'replaceClue' | 'letStand' }>,
): Refusal | null {
  const rule = 'DEC-CLUE-19';
  if (view.phase !== 'guess') return refuse('no-clue-now', rule);
  const clues = view.sheet.at(-1)?.clues ?? [];
  const sender = view.teams[view.sending];
  if (action.type === 'object') {
    if (view.side === view.sending) return refuse('not-the-listeners', rule);
    if (view.objected.includes(action.line)) return refuse('objected-once', rule);
    const isOpen = view.teams.some((team, side) => (side === view.sending || view.round > 1) && !team.locked);
    const answerable = !sender.orphaned && clues[action.line - 1] !== '';
    return isOpen && answerable ? null : refuse('objection-too-late', rule);
  }
  if (view.side !== view.sending || sender.encryptor !== seat || !view.unanswered.includes(action.line))
    return refuse('no-objection', rule);
  if (action.type === 'letStand') return null;
  const flaw = whyNoClue(action.clue, clueAgainst(view));
  if (flaw !== null) return flaw;
  if (isAmong(action.clue, [clues[action.line - 1]])) return refuse('same-clue', rule);
  return isAmong(action.clue, clues.with(action.line - 1, '')) ? refuse('clue-twice', 'DEC-CLUE-16') : null;
}

function whyNotWords(view: View, seat: Seat, action: Action): Refusal | null {
  const { own, locked } = ownTeam(view);
  const naming = action.type === 'nameWords' || action.type === 'confirmWords';
  if (view.phase !== (naming ? 'words' : 'verdict')) return refuse('no-tie', 'DEC-TIE-15');
  const rule = naming ? 'DEC-TIE-09' : 'DEC-TIE-11';
  if (locked) return refuse('handed-in', rule);
  if (action.type === 'confirmWords' || action.type === 'confirmVerdict') {
    const same =
      action.type === 'confirmWords'
        ? String(action.words) === String(own?.named)
        : String(action.slots) === String(own?.accepted);
    if (!same) return refuse('draft-changed', rule);
    return own?.confirmed.includes(seat) === true ? refuse('already-so', rule) : null;
  }
  return null;
}
