/** Chapter 6: guessing, interception and decryption. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, only, type Seat, type Seats } from '../../kernel/seats.ts';
import {
  answerObjection,
  isObjection,
  mayAnswer,
  object,
  objectable,
  objectors,
  whyNotReplace,
} from './5-objections.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import { CODES, isComplete, isDraft } from './material.ts';
import {
  agree,
  COLOURS,
  type Colour,
  circleOf,
  currentLine,
  electorate,
  entitled,
  guesses,
  otherOf,
  type State,
  teamOf,
  together,
} from './state.ts';

const DRAFTS: readonly Action[] = CODES.map(code => ({ type: 'draft', code }));
const RECONSIDER: Action = { type: 'reconsider' };

/**
 * DEC-GUESS-01, DEC-GUESS-12: each team agrees on its guess; meanwhile the listeners may object to a clue. Both guesses are
 * written before either is read (DEC-GUESS-07), in whichever order: who waits for the other learns nothing (DEC-TIME-06).
 */
export const guess = book.floor('guess', {
  who: s => together(openTeams(s), team => entitled(s, team)) | objectors(s) | mayAnswer(s),
  awaits: s => together(openTeams(s), team => undecided(s, team)) | mayAnswer(s),
  closed: s => openTeams(s).length === 0 && s.unanswered === 0,
  legal(s, _v, seat, out) {
    const team = teamOf(s, seat) as Colour;
    const { draft, confirmed } = s.teams[team];
    if (isGuesser(s, team, seat)) {
      if (includes(confirmed, seat)) out.push(RECONSIDER);
      else if (isComplete(draft)) out.push({ type: 'confirm', code: draft });
      for (const action of DRAFTS) if (action.type === 'draft' && action.code !== draft) out.push(action);
    }
    if (includes(objectors(s), seat)) for (const line of objectable(s)) out.push({ type: 'object', line });
    if (includes(mayAnswer(s), seat))
      for (const line of [1, 2, 3]) if (isObjection(s.unanswered, line)) out.push({ type: 'letStand', line });
  },
  apply(s, _v, action, seat) {
    const team = teamOf(s, seat) as Colour;
    if (action.type === 'draft') draft(s, team, seat, action.code);
    else if (action.type === 'confirm') confirm(s, team, seat);
    else if (action.type === 'reconsider') reconsider(s, team, seat, 'DEC-GUESS-12');
    else if (action.type === 'object') object(s, seat, action.line);
    else answerObjection(s, seat, action);
  },
  /** DEC-GUESS-14, DEC-INFO-06: what a team drafts is its own affair; that its guess is locked is not. */
  witnesses(s, _v, seat, action) {
    const team = teamOf(s, seat) as Colour;
    if (action.type === 'draft' || action.type === 'reconsider') return circleOf(s, team);
    const locks = agree(s, entitled(s, team), s.teams[team].confirmed | only(seat));
    return action.type === 'confirm' && !locks ? circleOf(s, team) : 'everybody';
  },
  free: {
    types: ['draft', 'replaceClue'],
    check(s, _v, seat, action) {
      if (action.type === 'draft') return whyNotDraft(s, seat, action.code);
      return whyNotReplace(s, seat, action);
    },
    sample(s, _v, seat, chance) {
      const team = teamOf(s, seat) as Colour;
      const [unanswered] = [1, 2, 3].filter(line => isObjection(s.unanswered, line));
      if (includes(mayAnswer(s), seat)) return { type: 'letStand', line: unanswered };
      const { draft: code, confirmed } = s.teams[team];
      if (!isGuesser(s, team, seat)) return { type: 'object', line: objectable(s)[0] };
      if (includes(confirmed, seat)) return RECONSIDER;
      return isComplete(code) ? { type: 'confirm', code } : DRAFTS[chance.below(DRAFTS.length)];
    },
  },
});

/** The teams whose guess is not locked. */
const openTeams = (s: State): Colour[] => COLOURS.filter(team => guesses(s, team) && !s.teams[team].locked);

/** Whose confirmation is needed and has not been given. */
const undecided = (s: State, team: Colour): Seats => electorate(s, entitled(s, team)) & ~s.teams[team].confirmed;

/** DEC-GUESS-13: whether a seat may write in the draft of its team now. */
const isGuesser = (s: State, team: Colour, seat: Seat): boolean =>
  guesses(s, team) && !s.teams[team].locked && includes(entitled(s, team), seat);

/** Complete codes are listed; what is asked here is an incomplete one, or none. */
function whyNotDraft(s: State, seat: Seat, code: number): Refusal | null {
  const team = teamOf(s, seat) as Colour;
  if (!guesses(s, team)) return refuse('no-attempt-yet', 'DEC-GUESS-04');
  if (!includes(entitled(s, team), seat)) return refuse('not-entitled', 'DEC-GUESS-13');
  if (s.teams[team].locked) return refuse('guess-locked', 'DEC-GUESS-12');
  if (!isDraft(code)) return refuse('no-such-code', 'DEC-GUESS-11');
  return s.teams[team].draft === code ? refuse('same-draft', 'DEC-GUESS-12') : null;
}

/** DEC-GUESS-12: each change clears all confirmations. */
function draft(s: State, team: Colour, seat: Seat, code: number): void {
  const side = s.teams[team];
  side.draft = code;
  side.confirmed = 0;
  s.journal?.add({ type: 'drafted', rule: 'DEC-GUESS-12', onlyTo: circleOf(s, team), team, seat, code });
}

function confirm(s: State, team: Colour, seat: Seat): void {
  const side = s.teams[team];
  side.confirmed |= only(seat);
  const onlyTo = circleOf(s, team);
  s.journal?.add({ type: 'confirmed', rule: 'DEC-GUESS-12', onlyTo, team, seat, code: side.draft });
  settleGuess(s, team);
}

/** A confirmation may be taken back while the others have not confirmed. */
export function reconsider(
  s: State,
  team: Colour,
  seat: Seat,
  rule: 'DEC-GUESS-12' | 'DEC-TIE-09' | 'DEC-TIE-11',
): void {
  s.teams[team].confirmed &= ~only(seat);
  s.journal?.add({ type: 'reconsidered', rule, onlyTo: circleOf(s, team), team, seat });
}

/** DEC-GUESS-12, DEC-NET-01: locked when all who are entitled and present have confirmed the same draft. */
export function settleGuess(s: State, team: Colour): void {
  const side = s.teams[team];
  if (!guesses(s, team) || side.locked || !isComplete(side.draft)) return;
  if (agree(s, entitled(s, team), side.confirmed)) lock(s, team);
}

function lock(s: State, team: Colour): void {
  s.teams[team].locked = true;
  s.journal?.add({ type: 'locked', rule: 'DEC-GUESS-14', team });
}

/** DEC-TIME-05: the present drafts are locked, complete or not, and objections nobody has answered count no more. */
export function guessTimeRunsOut(s: State): void {
  s.journal?.add({ type: 'guessTimeRanOut', rule: 'DEC-TIME-05', round: s.round });
  s.unanswered = 0;
  for (const team of openTeams(s)) lock(s, team);
}

/**
 * DEC-GUESS-06, DEC-GUESS-15: the interception first, if there is one (DEC-GUESS-03), then the decryption (DEC-GUESS-05).
 * They go onto the sheet (DEC-GUESS-02), for everybody to see (DEC-INFO-04).
 */
export function readGuesses(s: State): void {
  const line = currentLine(s);
  const listening = otherOf(s.sending);
  if (guesses(s, listening)) {
    line.interception = s.teams[listening].draft;
    s.journal?.add({ type: 'readInterception', rule: 'DEC-GUESS-03', team: listening, code: line.interception });
  }
  line.decryption = s.teams[s.sending].draft;
  s.journal?.add({ type: 'readDecryption', rule: 'DEC-GUESS-05', team: s.sending, code: line.decryption });
}
