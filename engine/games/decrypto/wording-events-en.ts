/** The story of Decrypto in English, event by event. */
import { enumerated, figure, type Names, nameOf, type Wording } from '../language.ts';
import type { Decrypto } from './game.ts';
import { type Colour, WHITE } from './state.ts';
import { inSentence } from './text.ts';
import { spoken } from './wording-table.ts';

/** Of three players one listens alone, and is the Interceptor. */
const team = (colour: Colour, names: Names): string =>
  colour === WHITE ? 'White' : names.length === 3 ? 'The Interceptor' : 'Black';
export const quoted = (text: string): string => `“${inSentence(text)}”`;
const clue = (text: string): string => (text === '' ? 'no clue' : quoted(text));
const clues = (texts: readonly string[]): string => texts.map(clue).join(', ');
const guesses = (texts: readonly string[]): string => texts.map(text => (text === '' ? '–' : quoted(text))).join(', ');
const words = (texts: readonly string[]): string => texts.map((text, i) => `${i + 1} ${inSentence(text)}`).join(', ');
const people = (seats: readonly number[], names: Names): string =>
  enumerated(
    seats.map(seat => nameOf(names, seat)),
    'en',
  );

const TIES = {
  'DEC-TIE-01': 'a team has two interceptions and two misunderstandings',
  'DEC-TIE-02': 'both teams have their second interception',
  'DEC-TIE-03': 'both teams have their second misunderstanding',
  'DEC-TIE-04': 'nobody has won or lost after the eighth round',
} as const;

const WINS = {
  'DEC-END-02': 'with two interceptions',
  'DEC-END-03': 'because the other team has misunderstood twice',
  'DEC-TIE-05': 'on the difference of interceptions and misunderstandings',
  'DEC-TIE-07': 'having found more of the other team’s words',
  'DEC-TRIO-08': 'by the rules for three players',
} as const;

export const english: Wording<Decrypto>['events'] = {
  formed: ({ white, black, rule }, names) =>
    rule === 'DEC-TRIO-01'
      ? `${people(white, names)} are the team, White; ${people(black, names)} is the Interceptor.`
      : `White: ${people(white, names)}. Black: ${people(black, names)}.`,
  dealt: ({ team: colour, count, secret }, names) =>
    `${team(colour, names)} puts ${count} words into its screen${secret === undefined ? '' : `: ${words(secret.words)}`}.`,
  wishedExchange: ({ seat, wish }, names) =>
    wish ? `${nameOf(names, seat)} would exchange our words.` : `${nameOf(names, seat)} would keep our words.`,
  exchanged: ({ team: colour, secret }, names) =>
    `${team(colour, names)} exchanges its four words${secret === undefined ? '' : `: ${words(secret.words)}`}.`,
  namedTeam: ({ team: colour, name }, names) =>
    name === ''
      ? `${team(colour, names)} is called after its colour.`
      : `${team(colour, names)} calls itself ${quoted(name)}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  proposed: ({ team: colour, seat }, names) => `${nameOf(names, seat)} is to encrypt for ${team(colour, names)}.`,
  nominated: ({ seat, nominee }, names) =>
    seat === nominee
      ? `${nameOf(names, seat)} offers to encrypt.`
      : `${nameOf(names, seat)} would have ${nameOf(names, nominee)} encrypt.`,
  settledOn: ({ team: colour, seat }, names) =>
    `${team(colour, names)} settles on ${nameOf(names, seat)} as encryptor.`,
  readyToDraw: ({ seat }, names) => `${nameOf(names, seat)} is ready to draw.`,
  // The card is covered until one holds it: a story beside it would tell whoever looks over the shoulder.
  drewCode: ({ seat }, names) => `${nameOf(names, seat)} draws a code.`,
  cardsBack: () => 'The code cards go back into their decks.',
  wrote: ({ seat, clues: texts }, names) => `${nameOf(names, seat)} writes ${clues(texts)}.`,
  confirmedClues: ({ seat }, names) => `${nameOf(names, seat)} confirms the clues.`,
  lockedClues: () => 'All clues are written and locked.',
  readClues: ({ team: colour, clues: texts }, names) => `${team(colour, names)}’s clues: ${clues(texts)}.`,
  objected: ({ seat, line, clue: text }, names) => `${nameOf(names, seat)} objects to clue ${line}, ${clue(text)}.`,
  replacedClue: ({ seat, line, clue: text, instead }, names) =>
    `${nameOf(names, seat)} replaces clue ${line}, ${clue(instead)}, with ${clue(text)}.`,
  letStand: ({ line, clue: text }) => `Clue ${line}, ${clue(text)}, stands.`,
  reopened: ({ team: colour }, names) => `${team(colour, names)}’s guess is open again.`,
  drafted: ({ seat, code }, names) => `${nameOf(names, seat)} writes ${spoken(code)}.`,
  confirmed: ({ seat, code }, names) => `${nameOf(names, seat)} confirms ${spoken(code)}.`,
  reconsidered: ({ seat }, names) => `${nameOf(names, seat)} takes the confirmation back.`,
  locked: ({ team: colour }, names) => `${team(colour, names)}’s guess is locked.`,
  readInterception: ({ team: colour, code }, names) => `${team(colour, names)} tries to intercept: ${spoken(code)}.`,
  readDecryption: ({ team: colour, code }, names) => `${team(colour, names)} decrypts: ${spoken(code)}.`,
  revealed: ({ team: colour, code }, names) => `${team(colour, names)}’s code was ${spoken(code)}.`,
  tookToken: ({ team: colour, token, count, rule }, names) =>
    rule === 'DEC-TRIO-06'
      ? `The Interceptor takes a token and has ${count}.`
      : `${team(colour, names)} receives ${token === 'interception' ? 'an Interception' : 'a Misunderstanding'} token and has ${count}.`,
  sorted: ({ team: colour, columns }) =>
    `On the ${colour === WHITE ? 'white' : 'black'} side of the sheet: ${columns.map((text, i) => `${i + 1} ${text === '' ? '–' : clue(text)}`).join(', ')}.`,
  wroteNotes: ({ seat }, names) => `${nameOf(names, seat)} writes in our notes.`,
  wishedGuests: ({ seat, wish }, names) =>
    wish
      ? `${nameOf(names, seat)} would let onlookers see what we see.`
      : `${nameOf(names, seat)} would keep onlookers out.`,
  admittedGuests: ({ team: colour, admitted }, names) =>
    admitted
      ? `${team(colour, names)} lets onlookers see what it sees.`
      : `${team(colour, names)} no longer lets onlookers in.`,
  turnedHourglass: ({ seat, against }, names) =>
    `${nameOf(names, seat)} turns the hourglass for ${nameOf(names, against)}.`,
  hourglassRanOut: ({ seat }, names) => `The hourglass has run out: ${nameOf(names, seat)} writes no more.`,
  guessTimeRanOut: () => 'The time for guessing is over: what is written counts.',
  tied: ({ rule, white, black }) =>
    `A tie: ${TIES[rule]}. Interceptions minus misunderstandings: White ${figure(white)}, Black ${figure(black)}.`,
  wordGuessBegan: () => 'Each team now names the four words of the other.',
  namedWords: ({ seat, words: texts }, names) => `${nameOf(names, seat)} writes ${guesses(texts)}.`,
  confirmedWords: ({ seat }, names) => `${nameOf(names, seat)} confirms our list.`,
  handedIn: ({ team: colour }, names) => `${team(colour, names)} hands in its list.`,
  readWords: ({ team: colour, words: texts }, names) =>
    texts.every(text => text === '')
      ? `${team(colour, names)} has named no word.`
      : `${team(colour, names)} has named ${guesses(texts)}.`,
  accepted: ({ seat, line, slot }, names) =>
    slot === 0
      ? `${nameOf(names, seat)} would not accept guess ${line}.`
      : `${nameOf(names, seat)} would accept guess ${line} for word ${slot}.`,
  confirmedVerdict: ({ seat }, names) => `${nameOf(names, seat)} confirms our verdict.`,
  judged: ({ team: colour }, names) => `${team(colour, names)} has judged the list of the other team.`,
  found: ({ team: colour, slots }, names) =>
    slots.length === 0
      ? `${team(colour, names)} has found none of the words.`
      : `${team(colour, names)} has found ${slots.length === 1 ? 'word' : 'words'} ${enumerated(slots.map(String), 'en')}.`,
  shownWords: ({ team: colour, words: texts }, names) => `${team(colour, names)}’s words were ${words(texts)}.`,
  won: ({ team: colour, seats, rule }, names) => `${team(colour, names)} (${people(seats, names)}) wins ${WINS[rule]}.`,
  drawn: () => 'Both teams have found the same number of words: they share the win.',
  ended: () => 'The game ends without result.',
  wentAway: ({ seat }, names) => `${nameOf(names, seat)} is away.`,
  cameBack: ({ seat }, names) => `${nameOf(names, seat)} is back.`,
  left: ({ seat }, names) => `${nameOf(names, seat)} leaves for good.`,
  returnedCard: ({ team: colour }, names) => `The code card of ${team(colour, names)} goes back, and another is drawn.`,
  agreedToAdmit: ({ seat }, names) => `${nameOf(names, seat)} agrees to a new player.`,
  joined: ({ seat, team: colour, secret }, names) =>
    `${nameOf(names, seat)} joins ${team(colour, names)}${secret === undefined || secret.words.length === 0 ? '' : `: ${words(secret.words)}`}.`,
};
