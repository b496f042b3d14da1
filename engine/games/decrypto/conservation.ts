/** What can never be false at a table. */
import { includes, listed, NOBODY } from '../../kernel/seats.ts';
import { CODES, NO_CODE, SLOTS, TOKENS_TO_END } from './material.ts';
import { shareAStem } from './pack.ts';
import { COLOURS, type State, sendersOf } from './state.ts';
import { keyOf } from './text.ts';

/** Says what is wrong with a position, or null. */
export function flawOf(s: State): string | null {
  return flawOfTeams(s) ?? flawOfWords(s) ?? flawOfTokens(s);
}

/** Everybody plays for one team, and encrypts for it. */
function flawOfTeams({ teams, encrypted }: State): string | null {
  const [white, black] = teams.map(team => team.members);
  if ((white & black) !== 0) return 'somebody plays for both teams';
  if (listed(white | black).length !== encrypted.length) return 'somebody plays for no team';
  const wrong = teams.some(({ encryptor, members }) => encryptor !== NOBODY && !includes(members, encryptor));
  if (wrong) return 'somebody encrypts for the other team';
  return teams.every(({ card }) => card === NO_CODE || CODES.includes(card)) ? null : 'there is no such code card';
}

/** DEC-DATA-04, DEC-DATA-08: four words each, all different, none the stem of another. */
function flawOfWords(s: State): string | null {
  const senders: readonly number[] = sendersOf(s);
  if (COLOURS.some(team => s.teams[team].words.length !== (senders.includes(team) ? SLOTS.length : 0)))
    return 'a screen does not hold its four words';
  const inPlay = s.teams.flatMap(team => team.words);
  if (inPlay.some((word, i) => inPlay.slice(0, i).some(other => shareAStem(word, other))))
    return 'two words share a stem';
  const keys = [...inPlay, ...s.teams.flatMap(team => team.putAway)].map(keyOf);
  return new Set(keys).size === keys.length ? null : 'a word is there twice';
}

/** DEC-DATA-05, DEC-END-05: nobody holds more than two of a kind; the Interceptor may get a third with the second. */
function flawOfTokens({ teams, trio }: State): string | null {
  const most = trio ? TOKENS_TO_END + 1 : TOKENS_TO_END;
  return teams.every(({ interceptions, misunderstandings }) => interceptions <= most && misunderstandings <= most)
    ? null
    : 'there are not so many tokens';
}
