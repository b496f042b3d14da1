/** What may be done at any time, whoever is asked: a team's notes, its name, its onlookers. */
import { refuse } from '../../kernel/refusal.ts';
import { includes } from '../../kernel/seats.ts';
import { nameTeam, whyNoName, writeNotes } from './8-notes.ts';
import { changesGuests, wishGuests } from './9-onlookers.ts';
import { silenced } from './10-discussion.ts';
import { book } from './book.ts';
import { type Colour, circleOf, everybodyPlaying, teamOf } from './state.ts';

book.anytime({
  types: ['writeNotes', 'nameTeam', 'admitGuests'],
  // DEC-CHAT-02, DEC-CHAT-03: notes, names and wishes are seen by others, and nothing but the clues may carry a code.
  who: s => everybodyPlaying(s) & ~silenced(s),
  legal(s, seat, out) {
    const { hosts } = s.teams[teamOf(s, seat) as Colour];
    out.push({ type: 'admitGuests', wish: !includes(hosts, seat) });
  },
  check(s, seat, action) {
    const team = teamOf(s, seat) as Colour;
    if (action.type === 'writeNotes') return null;
    if (action.type !== 'nameTeam') return refuse('already-so', 'DEC-INFO-10');
    return action.name === s.teams[team].name ? refuse('already-so', 'DEC-SETUP-18') : whyNoName(action.name);
  },
  apply(s, action, seat) {
    const team = teamOf(s, seat) as Colour;
    if (action.type === 'writeNotes') writeNotes(s, team, seat, action.lines);
    else if (action.type === 'nameTeam') nameTeam(s, team, seat, action.name);
    else if (action.type === 'admitGuests') wishGuests(s, team, seat, action.wish);
  },
  witnesses(s, seat, action) {
    const team = teamOf(s, seat) as Colour;
    const isOpen =
      action.type === 'nameTeam' || (action.type === 'admitGuests' && changesGuests(s, team, seat, action.wish));
    return isOpen ? 'everybody' : circleOf(s, team);
  },
});
