/** Puts into words why the rules do not offer something: a code and the row that says so. What is legal, the steps list. */
import { alike } from '../../kernel/alike.ts';
import { isUnderWay, localsOf } from '../../kernel/flow.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, type Seat } from '../../kernel/seats.ts';
import { mayExchange } from './1-screens.ts';
import { whyNoClues } from './5-clue-check.ts';
import { against, writeClues } from './5-clues.ts';
import { isObjection, whyNotReplace } from './5-objections.ts';
import { whyNoName } from './8-notes.ts';
import { silenced } from './10-discussion.ts';
import type { Action } from './actions.ts';
import { phaseOf } from './information.ts';
import { isComplete, isDraft } from './material.ts';
import { shortHanded } from './online.ts';
import { type Colour, entitled, guesses, membersOf, type State, sendersOf, type Team, teamOf } from './state.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** Why the rules do not offer an action; null where there is no better reason than that. `s` is the table as one sees it. */
export function reason(s: State, seat: Seat, action: Action): Refusal | null {
  if (s.over) return refuse('over', 'DEC-END-01');
  const colour = teamOf(s, seat);
  if (colour === null || includes(s.gone, seat)) return refuse('gone', 'DEC-NET-02');
  const team = s.teams[colour];
  switch (action.type) {
    case 'writeNotes':
      return whySilent(s, seat);
    case 'nameTeam':
      if (action.name === team.name) return refuse('already-so', 'DEC-SETUP-18');
      return whySilent(s, seat) ?? whyNoName(action.name);
    case 'admitGuests':
      return includes(team.hosts, seat) === action.wish ? refuse('already-so', 'DEC-INFO-10') : whySilent(s, seat);
    case 'admitPlayer':
    case 'giveUp':
      return whyNotAdmit(s, colour);
    default:
      return phaseOf(s) === 'shortHanded'
        ? refuse('team-is-short', s.trio ? 'DEC-NET-05' : 'DEC-NET-03')
        : whyNotPlay(s, seat, colour, action);
  }
}

/** DEC-CHAT-02, DEC-CHAT-03: why an encryptor may do nothing now that the team could read something from, or null. */
function whySilent(s: State, seat: Seat): Refusal | null {
  if (!includes(silenced(s), seat)) return null;
  return refuse('silenced', isUnderWay(s, writeClues) ? 'DEC-CHAT-03' : 'DEC-CHAT-02');
}

function whyNotAdmit(s: State, team: Colour): Refusal {
  const rule = s.trio ? 'DEC-NET-05' : 'DEC-NET-03';
  const short = localsOf(s, shortHanded);
  if (short === null) return refuse('team-not-short', rule);
  return !s.trio && short.team === team ? refuse('others-decide', rule) : refuse('already-so', rule);
}

function whyNotPlay(s: State, seat: Seat, colour: Colour, action: Action): Refusal | null {
  const team = s.teams[colour];
  switch (action.type) {
    case 'nominate':
    case 'exchangeWords':
    case 'drawCode':
      return whyNotBeforeTheDraw(s, seat, colour, action);
    case 'writeClues':
    case 'confirmClues':
      return whyNotWrite(s, seat, colour, action);
    case 'turnHourglass':
      return refuse('no-hourglass-now', s.trio ? 'DEC-TRIO-11' : 'DEC-TIME-02');
    case 'object':
    case 'replaceClue':
    case 'letStand':
      return whyNotObject(s, seat, colour, action);
    case 'reconsider':
      return includes(team.confirmed, seat) ? null : refuse('not-confirmed', 'DEC-GUESS-12');
    case 'draft':
    case 'confirm':
      return whyNotGuess(s, seat, colour, action);
    default:
      return whyNotWords(s, seat, team, action);
  }
}

function whyNotBeforeTheDraw(s: State, seat: Seat, colour: Colour, action: Action): Refusal {
  const team = s.teams[colour];
  const isTooLate = phaseOf(s) !== 'encryptors';
  if (!sendersOf(s).includes(colour)) return refuse('interceptor-listens', 'DEC-TRIO-02');
  if (action.type === 'exchangeWords') {
    if (isTooLate || s.round > 1) return refuse('code-drawn', 'DEC-SETUP-16');
    if (!mayExchange(s, colour)) return refuse('exchanged-once', 'DEC-SETUP-16');
    return refuse('already-so', 'DEC-SETUP-16');
  }
  if (action.type === 'nominate') {
    if (s.trio) return refuse('in-turn', 'DEC-TRIO-04');
    if (isTooLate) return refuse('code-drawn', 'DEC-ENC-04');
    if (!membersOf(s, colour).includes(action.seat)) return refuse('not-a-member', 'DEC-ENC-04');
    return refuse('already-so', 'DEC-ENC-05');
  }
  return isTooLate || team.encryptor === seat
    ? refuse('one-card', 'DEC-ENC-06')
    : refuse('not-the-encryptor', 'DEC-ROUND-02');
}

function whyNotWrite(s: State, seat: Seat, colour: Colour, action: Action): Refusal | null {
  if (s.teams[colour].encryptor !== seat) return refuse('not-the-encryptor', 'DEC-ROUND-04');
  const phase = phaseOf(s);
  if (phase === 'encryptors') return refuse('no-code-yet', 'DEC-ROUND-02');
  if (phase !== 'clues' || s.teams[colour].written) return refuse('clues-locked', 'DEC-CLUE-08');
  return action.type === 'writeClues'
    ? whyNoClues(action.clues, against(s, colour))
    : refuse('clue-empty', 'DEC-CLUE-18');
}

function whyNotGuess(s: State, seat: Seat, colour: Colour, action: Of<'draft' | 'confirm'>): Refusal {
  const { draft, locked } = s.teams[colour];
  if (phaseOf(s) !== 'guess') return refuse('no-guess-now', 'DEC-GUESS-01');
  if (!guesses(s, colour)) return refuse('no-attempt-yet', 'DEC-GUESS-04');
  if (!includes(entitled(s, colour), seat)) return refuse('not-entitled', 'DEC-GUESS-13');
  if (locked) return refuse('guess-locked', 'DEC-GUESS-12');
  if (!isDraft(action.code)) return refuse('no-such-code', 'DEC-GUESS-11');
  if (action.type === 'draft') return refuse('same-draft', 'DEC-GUESS-12');
  if (!isComplete(action.code)) return refuse('draft-incomplete', 'DEC-GUESS-11');
  return draft === action.code ? refuse('already-so', 'DEC-GUESS-12') : refuse('draft-changed', 'DEC-GUESS-12');
}

function whyNotObject(
  s: State,
  seat: Seat,
  colour: Colour,
  action: Of<'object' | 'replaceClue' | 'letStand'>,
): Refusal | null {
  const rule = 'DEC-CLUE-19';
  if (phaseOf(s) !== 'guess') return refuse('no-clue-now', rule);
  if (action.type === 'letStand') return refuse('no-objection', rule);
  if (action.type === 'replaceClue') return whyNotReplace(s, seat, action);
  if (colour === s.sending) return refuse('not-the-listeners', rule);
  return isObjection(s.objected, action.line) ? refuse('objected-once', rule) : refuse('objection-too-late', rule);
}

function whyNotWords(
  s: State,
  seat: Seat,
  { named, accepted, confirmed, locked }: Team,
  action: Action,
): Refusal | null {
  const isNaming = action.type === 'nameWords' || action.type === 'confirmWords';
  if (phaseOf(s) !== (isNaming ? 'words' : 'verdict')) return refuse('no-tie', 'DEC-TIE-15');
  const rule = isNaming ? 'DEC-TIE-09' : 'DEC-TIE-11';
  if (locked) return refuse('handed-in', rule);
  if (action.type !== 'confirmWords' && action.type !== 'confirmVerdict') return null;
  const isSame = action.type === 'confirmWords' ? alike(action.words, named) : alike(action.slots, accepted);
  if (!isSame) return refuse('draft-changed', rule);
  return includes(confirmed, seat) ? refuse('already-so', rule) : null;
}
