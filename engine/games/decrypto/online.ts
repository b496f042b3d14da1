/** Chapter 14: playing online. */
import type { ExternalEventRules } from '../../kernel/external-events.ts';
import { call, isUnderWay, localsOf } from '../../kernel/flow.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, listed, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { settleExchange } from './1-screens.ts';
import { drawCode } from './3-round.ts';
import { chooseEncryptors, propose, settleEncryptor } from './4-encryptor.ts';
import { writeClues } from './5-clues.ts';
import { letAllStand } from './5-objections.ts';
import { guess, guessTimeRunsOut, settleGuess } from './6-guessing.ts';
import { settleGuests } from './9-onlookers.ts';
import { glassRunsOut, isHourglass } from './11-hourglass.ts';
import { endWithoutResult } from './12-result.ts';
import { judgeWords, nameWords, settleVerdict, settleWords } from './12-word-guess.ts';
import { book } from './book.ts';
import { NO_CODE } from './material.ts';
import {
  BLACK,
  COLOURS,
  type Colour,
  circleOf,
  otherOf,
  playing,
  type State,
  sendersOf,
  teamOf,
  WHITE,
} from './state.ts';

export const table: ExternalEventRules<State> = {
  away: (s, { seat }) => goAway(s, seat),
  back: (s, { seat }) => comeBack(s, seat),
  left: (s, { seat }) => leave(s, seat),
  resigned: (s, { seat }) => leave(s, seat),
  joined: (s, { seat }) => join(s, seat),
  clockUp: (s, { clock }) => clockUp(s, clock),
};

/** DEC-TIME-04, DEC-TIME-05: the hourglass, or the table's limit for guessing. */
function clockUp(s: State, clock: string): Refusal | null {
  if (isHourglass(clock)) return glassRunsOut(s);
  guessTimeRunsOut(s);
  return null;
}

/** DEC-NET-01: the game waits, and those who are there can agree without whoever is away. */
function goAway(s: State, seat: Seat): Refusal | null {
  if (includes(s.gone | s.away, seat)) return refuse('not-here', 'DEC-NET-01');
  s.away |= only(seat);
  s.journal?.add({ type: 'wentAway', rule: 'DEC-NET-01', seat });
  settleAll(s);
  return null;
}

function comeBack(s: State, seat: Seat): Refusal | null {
  if (!includes(s.away, seat)) return refuse('not-away', 'DEC-NET-01');
  s.away &= ~only(seat);
  s.journal?.add({ type: 'cameBack', rule: 'DEC-NET-01', seat });
  settleAll(s); // where everybody was away, whoever is back now decides alone
  return null;
}

/** Whether those who are there now agree on something. */
function settleAll(s: State): void {
  for (const team of COLOURS) {
    settleGuests(s, team);
    if (isUnderWay(s, chooseEncryptors) && sendersOf(s).includes(team)) {
      settleExchange(s, team);
      if (!s.trio) settleEncryptor(s, team);
    }
    if (isUnderWay(s, guess)) settleGuess(s, team);
    if (isUnderWay(s, nameWords)) settleWords(s, team);
    if (isUnderWay(s, judgeWords)) settleVerdict(s, team);
  }
}

/** How many a side cannot do without: someone to encrypt and someone to guess; the Interceptor is alone. */
const needed = (s: State, team: Colour): number => (s.trio && team === BLACK ? 1 : 2);
const isShort = (s: State, team: Colour): boolean => listed(playing(s, team)).length < needed(s, team);

/** DEC-NET-02, DEC-NET-03, DEC-NET-05: gone for good. */
function leave(s: State, seat: Seat): Refusal | null {
  const team = teamOf(s, seat);
  if (team === null || includes(s.gone, seat)) return refuse('gone', 'DEC-NET-02');
  s.gone |= only(seat);
  s.away &= ~only(seat);
  s.admitting &= ~only(seat);
  const rule = s.trio ? 'DEC-NET-05' : isShort(s, team) ? 'DEC-NET-03' : 'DEC-NET-02';
  s.journal?.add({ type: 'left', rule, seat, team });
  if (isBeyondHelp(s, team)) {
    endWithoutResult(s);
    return null;
  }
  if (s.teams[team].encryptor === seat) replaceEncryptor(s, team);
  settleAll(s);
  if (isShort(s, team)) call(s, shortHanded, { team });
  return null;
}

/** Nobody is left to go on with, or nobody to agree to a new player. */
function isBeyondHelp(s: State, team: Colour): boolean {
  if (s.trio) return listed(s.gone).length > 1;
  return playing(s, team) === 0 || isShort(s, otherOf(team));
}

/** DEC-NET-02: before the clues are locked the card goes back and another member draws; after that the round goes on. */
function replaceEncryptor(s: State, team: Colour): void {
  if (isUnderWay(s, chooseEncryptors)) propose(s, team);
  else if (isUnderWay(s, writeClues)) {
    s.teams[team].card = NO_CODE;
    s.glass = false;
    s.journal?.add({ type: 'returnedCard', rule: 'DEC-NET-02', team });
    propose(s, team);
    drawCode(s, team);
  } else if (isUnderWay(s, guess)) {
    s.teams[team].orphaned = true;
    if (team === s.sending) letAllStand(s);
  }
}

/** Who must agree to a new player: the other team, or all who are left of three. */
const voters = (s: State, team: Colour): Seats =>
  s.trio ? playing(s, WHITE) | playing(s, BLACK) : playing(s, otherOf(team));

/** DEC-NET-03, DEC-NET-05: the others admit a new player, and wait for one, or the game ends without result. */
export const shortHanded = book.floor<{ team: number }>('shortHanded', {
  who: (s, { team }) => voters(s, team as Colour),
  closed: (s, { team }) => !isShort(s, team as Colour),
  legal(s, _v, seat, out) {
    if (!includes(s.admitting, seat)) out.push({ type: 'admitPlayer' });
    out.push({ type: 'giveUp' });
  },
  apply(s, _v, action, seat) {
    if (action.type === 'giveUp') {
      endWithoutResult(s);
      return;
    }
    s.admitting |= only(seat);
    s.journal?.add({ type: 'agreedToAdmit', rule: s.trio ? 'DEC-NET-05' : 'DEC-NET-03', seat });
  },
  free: { types: [], check: () => null, sample: () => ({ type: 'giveUp' }) },
});

/** DEC-NET-03, DEC-NET-04, DEC-NET-05: somebody sits down in a game that is under way. */
function join(s: State, seat: Seat): Refusal | null {
  const former = teamOf(s, seat);
  if (former !== null && !includes(s.gone, seat)) return refuse('seat-taken', 'DEC-NET-04');
  const short = localsOf(s, shortHanded);
  const team = short === null ? smallerTeam(s, former) : (short.team as Colour);
  const refusal = short === null ? whyNotBetweenRounds(s, team) : whyNotReplace(s, team, former);
  if (refusal !== null || team === null) return refusal;
  const rule = short === null ? 'DEC-NET-04' : s.trio ? 'DEC-NET-05' : 'DEC-NET-03';
  sitDown(s, team, seat, rule);
  return null;
}

/** Where a newcomer may go: a seat that was left belongs to its team, whose secrets its player may know. */
function smallerTeam(s: State, former: Colour | null): Colour | null {
  const [white, black] = COLOURS.map(team => listed(playing(s, team)).length);
  if (former !== null) return (former === WHITE ? white <= black : black <= white) ? former : null;
  return white <= black ? WHITE : BLACK;
}

const LARGEST_TEAM = 4;

function whyNotBetweenRounds(s: State, team: Colour | null): Refusal | null {
  if (s.trio) return refuse('no-room', 'DEC-NET-05');
  if (!isUnderWay(s, chooseEncryptors)) return refuse('between-rounds', 'DEC-NET-04');
  if (team === null) return refuse('larger-team', 'DEC-NET-04');
  return listed(playing(s, team)).length < LARGEST_TEAM ? null : refuse('no-room', 'DEC-SETUP-12');
}

function whyNotReplace(s: State, team: Colour | null, former: Colour | null): Refusal | null {
  const rule = s.trio ? 'DEC-NET-05' : 'DEC-NET-03';
  if (team === null || (voters(s, team) & ~s.admitting) !== 0) return refuse('not-agreed', rule);
  const isInPlace = s.trio ? former === team : former === null || former === team;
  return isInPlace ? null : refuse('knows-secrets', rule);
}

function sitDown(s: State, team: Colour, seat: Seat, rule: 'DEC-NET-03' | 'DEC-NET-04' | 'DEC-NET-05'): void {
  const side = s.teams[team];
  side.members |= only(seat);
  side.hosts &= ~only(seat);
  s.gone &= ~only(seat);
  s.admitting = 0;
  s.encrypted[seat] ??= 0;
  s.nominated[seat] = side.encryptor;
  const secret = { to: circleOf(s, team) & only(seat), words: [...side.words] };
  s.journal?.add({ type: 'joined', rule, seat, team, secret });
  settleGuests(s, team);
}
