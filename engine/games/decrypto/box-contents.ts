/** What is in the box of Decrypto, for programs from outside. */
import type { Components } from '../components.ts';
import { CODES, HOURGLASS_SECONDS, MAX_ROUNDS, TOKENS, TOKENS_TO_END, TRIO_ROUNDS } from './material.ts';

export const components: Components = {
  numbers: {
    Code: 'A code as it is read out: 314 is 3-1-4. A digit that is 0 is not written yet; 0 is no code.',
    line: 'A line of the sheet, from 1 to 3.',
    slot: 'A place in the screen of a team, from 1 to 4.',
    slots: 'Places in the screen of a team, from 1 to 4.',
    round: 'The round, from 1.',
    count: 'How many.',
    white: 'White tokens: interceptions.',
    black: 'Black tokens: misunderstandings.',
    interceptions: 'White tokens of the team: two win.',
    misunderstandings: 'Black tokens of the team: two lose.',
    unanswered: 'Lines of the sheet, from 1 to 3.',
    accepted: 'Lines of the sheet, from 1 to 3.',
  },
  parts: {
    codes: CODES,
    tokens: TOKENS,
    tokensToEnd: TOKENS_TO_END,
    rounds: MAX_ROUNDS,
    roundsOfThree: TRIO_ROUNDS,
    hourglassSeconds: HOURGLASS_SECONDS,
  },
};
