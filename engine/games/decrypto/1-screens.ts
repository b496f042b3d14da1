/** Chapter 1, the screens: words are drawn, and may be exchanged once before the first code. */
import { includes, only, type Seat } from '../../kernel/seats.ts';
import { SLOTS } from './material.ts';
import { drawWord, packOf } from './pack.ts';
import { agree, type Colour, circleOf, playing, type State, sendersOf } from './state.ts';

/**
 * DEC-SETUP-04, DEC-SETUP-17: four words each, into the slots in the order in which they are drawn, for good
 * (DEC-SETUP-10).
 */
export function dealWords(s: State): void {
  for (const team of sendersOf(s)) {
    fillScreen(s, team);
    const { words } = s.teams[team];
    const secret = { to: circleOf(s, team), words: [...words] }; // DEC-SETUP-05
    s.journal?.add({ type: 'dealt', rule: 'DEC-SETUP-04', team, count: words.length, secret });
  }
}

/** DEC-DATA-04, DEC-DATA-08: unlike all words in play, and none that was in play before. */
function fillScreen(s: State, team: Colour): void {
  const pack = packOf(s.options, s.version ?? 1);
  const { words } = s.teams[team];
  for (const _ of SLOTS) {
    const inPlay = s.teams.flatMap(side => side.words);
    const putAway = s.teams.flatMap(side => side.putAway);
    words.push(drawWord(pack, { inPlay, putAway }, s.chance));
  }
}

/** DEC-SETUP-16: once, and before the first code is drawn. */
export const mayExchange = (s: State, team: Colour): boolean =>
  s.round === 1 && s.teams[team].words.length > 0 && s.teams[team].putAway.length === 0;

export function wishExchange(s: State, team: Colour, seat: Seat, wish: boolean): void {
  s.exchanging = wish ? s.exchanging | only(seat) : s.exchanging & ~only(seat);
  s.journal?.add({ type: 'wishedExchange', rule: 'DEC-SETUP-16', onlyTo: circleOf(s, team), seat, wish });
  settleExchange(s, team);
}

/** Whether this wish would be the last one needed, so that everybody notices it. */
export const exchangesWith = (s: State, team: Colour, seat: Seat, wish: boolean): boolean =>
  wish && agree(s, playing(s, team), s.exchanging | only(seat));

/** DEC-SETUP-16: if all members agree, all four words are exchanged. */
export function settleExchange(s: State, team: Colour): void {
  if (!mayExchange(s, team) || !agree(s, playing(s, team), s.exchanging)) return;
  const side = s.teams[team];
  side.putAway = side.words;
  side.words = [];
  s.exchanging &= ~playing(s, team);
  fillScreen(s, team);
  const secret = { to: circleOf(s, team), words: [...side.words] };
  s.journal?.add({ type: 'exchanged', rule: 'DEC-SETUP-16', team, secret });
}

/** Whether a seat wishes for an exchange. */
export const wishes = (s: State, seat: Seat): boolean => includes(s.exchanging, seat);
