/** Chapter 9, onlookers: a team may let them see what it sees (DEC-INFO-10). */
import { type AdmittedOnlookers, onlooker, only, type Seat } from '../../kernel/seats.ts';
import { COLOURS, type Colour, circleOf, playing, type State } from './state.ts';

/** The onlookers who see more than the public; who they are is for all to say who are in the team now. */
export const onlookers = (s: State): AdmittedOnlookers[] =>
  COLOURS.filter(team => s.teams[team].guests).map(team => ({ viewer: onlooker(team), side: playing(s, team) }));

export function wishGuests(s: State, team: Colour, seat: Seat, wish: boolean): void {
  const side = s.teams[team];
  side.hosts = wish ? side.hosts | only(seat) : side.hosts & ~only(seat);
  s.journal?.add({ type: 'wishedGuests', rule: 'DEC-INFO-10', onlyTo: circleOf(s, team), seat, wish });
  settleGuests(s, team);
}

/** Whether a team lets onlookers in if these of it wish so: everybody in it agrees, whoever is away too. */
const welcomes = (s: State, team: Colour, hosts: number): boolean =>
  playing(s, team) !== 0 && (playing(s, team) & ~hosts) === 0;

/** Whether this wish lets onlookers in or sends them away, so that everybody notices it. */
export function changesGuests(s: State, team: Colour, seat: Seat, wish: boolean): boolean {
  const { hosts, guests } = s.teams[team];
  return welcomes(s, team, wish ? hosts | only(seat) : hosts & ~only(seat)) !== guests;
}

export function settleGuests(s: State, team: Colour): void {
  const side = s.teams[team];
  const admitted = welcomes(s, team, side.hosts);
  if (admitted === side.guests) return;
  side.guests = admitted;
  s.journal?.add({ type: 'admittedGuests', rule: 'DEC-INFO-10', team, admitted });
}
