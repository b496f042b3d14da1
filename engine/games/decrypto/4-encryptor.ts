/** Chapter 4: the encryptor (encrypteur). */
import { includes, listed, NOBODY, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { exchangesWith, mayExchange, wishExchange, wishes } from './1-screens.ts';
import { book } from './book.ts';
import {
  type Colour,
  circleOf,
  electorate,
  membersOf,
  playing,
  type State,
  sendersOf,
  teamOf,
  together,
} from './state.ts';

/** DEC-ENC-04, DEC-TRIO-04: the software proposes one for each team. */
export function proposeEncryptors(s: State): void {
  for (const team of sendersOf(s)) propose(s, team);
}

export function propose(s: State, team: Colour): void {
  const side = s.teams[team];
  const seat = nextEncryptor(membersOf(s, team), side.encryptor, s.encrypted);
  side.encryptor = seat;
  side.ready = false;
  for (const member of membersOf(s, team)) s.nominated[member] = seat;
  s.journal?.add({ type: 'proposed', rule: s.trio ? 'DEC-TRIO-04' : 'DEC-ENC-04', team, seat });
}

/**
 * DEC-ENC-04: whoever has encrypted least often; among equals the next in seat order after the last encryptor.
 * @example nextEncryptor([0, 2, 4], 4, [1, 0, 1, 0, 1]) // 0: all are equal, and after 4 it begins again
 */
export function nextEncryptor(members: readonly Seat[], last: Seat, encrypted: readonly number[]): Seat {
  const after = members.filter(seat => seat > last);
  const inOrder = [...after, ...members.filter(seat => seat <= last)];
  const fewest = Math.min(...members.map(seat => encrypted[seat]));
  return inOrder.find(seat => encrypted[seat] === fewest) ?? NOBODY;
}

/** Until both encryptors are ready to draw, a team may settle on another, and exchange its words in the first round. */
export const chooseEncryptors = book.floor('chooseEncryptors', {
  who: s => together(sendersOf(s), team => mayAct(s, team)),
  awaits: s => together(sendersOf(s), team => drawing(s, team) | asked(s, team)),
  closed: s => sendersOf(s).every(team => s.teams[team].ready),
  legal(s, _v, seat, out) {
    const team = teamOf(s, seat) as Colour;
    if (seat === s.teams[team].encryptor && !s.teams[team].ready) out.push({ type: 'drawCode' });
    if (!s.trio)
      for (const nominee of membersOf(s, team))
        if (nominee !== s.nominated[seat]) out.push({ type: 'nominate', seat: nominee });
    if (mayExchange(s, team)) out.push({ type: 'exchangeWords', wish: !wishes(s, seat) });
  },
  apply(s, _v, action, seat) {
    const team = teamOf(s, seat) as Colour;
    if (action.type === 'nominate') nominate(s, team, seat, action.seat);
    else if (action.type === 'exchangeWords') wishExchange(s, team, seat, action.wish);
    else {
      s.teams[team].ready = true;
      s.journal?.add({ type: 'readyToDraw', rule: 'DEC-ROUND-02', team, seat });
    }
  },
  /** What a team considers is its own affair, until it has settled on something. */
  witnesses(s, _v, seat, action) {
    const team = teamOf(s, seat) as Colour;
    if (action.type === 'nominate' && !settlesOn(s, team, action.seat, seat)) return circleOf(s, team);
    if (action.type === 'exchangeWords' && !exchangesWith(s, team, seat, action.wish)) return circleOf(s, team);
    return 'everybody';
  },
  free: {
    types: [],
    check: () => null,
    sample(s, _v, seat) {
      const team = teamOf(s, seat) as Colour;
      const { encryptor, ready } = s.teams[team];
      if (seat === encryptor && !ready) return { type: 'drawCode' };
      const other = membersOf(s, team).find(nominee => nominee !== s.nominated[seat]) ?? NOBODY;
      return s.trio ? { type: 'exchangeWords', wish: !wishes(s, seat) } : { type: 'nominate', seat: other };
    },
  },
});

/** Who is to draw. */
const drawing = (s: State, team: Colour): Seats => (s.teams[team].ready ? 0 : only(s.teams[team].encryptor));

/** DEC-ENC-05, DEC-SETUP-16: members whose voice is missing for another encryptor or for other words that a mate wishes. */
function asked(s: State, team: Colour): Seats {
  const { encryptor } = s.teams[team];
  const voters = playing(s, team);
  const isNamed = !s.trio && listed(voters).some(seat => s.nominated[seat] !== encryptor);
  const silent = isNamed
    ? listed(voters).reduce((some, seat) => some | (s.nominated[seat] === encryptor ? only(seat) : 0), 0)
    : 0;
  const isExchanging = mayExchange(s, team) && (s.exchanging & voters) !== 0;
  return silent | (isExchanging ? voters & ~s.exchanging : 0);
}

/** DEC-TRIO-04: two who take turns have nobody to nominate. */
const mayAct = (s: State, team: Colour): Seats =>
  s.trio && !mayExchange(s, team) ? drawing(s, team) : playing(s, team);

function nominate(s: State, team: Colour, seat: Seat, nominee: Seat): void {
  s.nominated[seat] = nominee;
  s.journal?.add({ type: 'nominated', rule: 'DEC-ENC-05', onlyTo: circleOf(s, team), team, seat, nominee });
  settleEncryptor(s, team);
}

/** Whether all whose voice is needed would name this one, if `seat` does too. */
const settlesOn = (s: State, team: Colour, nominee: Seat, seat: Seat): boolean =>
  nominee !== s.teams[team].encryptor &&
  listed(electorate(s, playing(s, team))).every(voter => voter === seat || s.nominated[voter] === nominee);

/** DEC-ENC-05, DEC-NET-01: the proposal stands unless all confirm the same other one. */
export function settleEncryptor(s: State, team: Colour): void {
  const nominee = membersOf(s, team).find(seat => settlesOn(s, team, seat, NOBODY));
  if (nominee === undefined || !includes(playing(s, team), nominee)) return;
  s.teams[team].encryptor = nominee;
  s.teams[team].ready = false;
  s.journal?.add({ type: 'settledOn', rule: 'DEC-ENC-05', team, seat: nominee });
}
