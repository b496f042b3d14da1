/** The words of this board, beside those the rules have. */
import type { Phase } from '@havre/engine/games/decrypto/information.ts';
import { counted, type Language } from '@havre/engine/games/language.ts';
import { french } from './words-fr.ts';

export interface RoomWords {
  readonly interceptor: string;
  readonly teams: readonly [white: string, black: string];
  /** Before it is drawn which of the two is White. */
  readonly sides: readonly [first: string, second: string];
  round(round: number, last: number): string;
  /** The tabs one swipes between. */
  readonly tabs: { readonly ours: string; readonly theirs: string; readonly talk: string; readonly notebook: string };
  sheetOf(team: string): string;
  tokens(interceptions: number, misunderstandings: number): string;
  readonly encryptor: string;
  // the words behind the digits
  unknownWord(digit: number): string;
  wordOf(digit: number, word: string): string;
  pencil(digit: number): string;
  readonly pencilHint: string;
  readonly notes: string;
  readonly notesHint: string;
  /** The same for somebody who is alone in their room. */
  readonly notesAlone: string;
  givenAway(count: number): string;
  readonly noClueYet: string;
  // choosing the encryptor
  readonly whoEncrypts: string;
  proposed(name: string): string;
  votes(names: string): string;
  exchanging(names: string): string;
  /** For whoever has not said yet that they would have other words too. */
  readonly exchangeToo: string;
  readonly othersChoose: string;
  readonly listensAlone: string;
  /** What the table is busy with, for those who only look. */
  readonly phases: { readonly [P in Exclude<Phase, 'clues' | 'guess'>]: string };
  // the code card and the clues
  readonly code: string;
  codeIs(code: string): string;
  readonly leaveOpen: string;
  readonly cover: string;
  clueLine(line: number): string;
  clueFor(line: number, digit: number, word: string): string;
  saidBefore(clues: string): string;
  writing(name: string): string;
  written(name: string): string;
  readonly cluesAreIn: string;
  hourglassFor(name: string): string;
  // guessing
  transmission(team: string): string;
  drum(line: number, clue: string, digit: number): string;
  key(digit: number, word: string): string;
  contest(line: number): string;
  readonly contested: string;
  readonly contestedOpen: string;
  newClue(line: number): string;
  readonly replace: string;
  readonly noClue: string;
  readonly behindGlass: string;
  readonly draftOfTeam: string;
  readonly firstRound: string;
  readonly locked: string;
  lockedBy(team: string): string;
  readonly lamps: string;
  lamp(name: string, isLit: boolean): string;
  // revealing
  readonly readsInterception: string;
  readonly readsDecryption: string;
  readonly theCode: string;
  readonly lookUp: string;
  readonly intercepted: string;
  readonly understood: string;
  readonly misunderstood: string;
  readonly notIntercepted: string;
  // ties
  readonly nameTheirs: string;
  theirWord(digit: number): string;
  readonly handIn: string;
  readonly nothingNamed: string;
  readonly judgeTheirs: string;
  readonly foundAlready: string;
  acceptFor(guess: string, digit: number, word: string): string;
  rejectFor(guess: string): string;
  // talk
  readonly talk: string;
  readonly silence: string;
  readonly silenceWhy: string;
  readonly nothingSaid: string;
  readonly say: string;
  readonly send: string;
  readonly phrasesTitle: string;
  readonly phrases: readonly string[];
  // the team
  readonly teamSettings: string;
  readonly teamName: string;
  readonly rename: string;
  readonly done: string;
  // the end
  readonly nearMisses: string;
  nearMiss(team: string, round: number): string;
  /** A digit of a near miss: what was read, and what it was. */
  readAs(guess: number, digit: number): string;
  /** The words a team has named in a tie. */
  namedBy(team: string): string;
}

const english: RoomWords = {
  interceptor: 'Interceptor',
  teams: ['White', 'Black'],
  sides: ['Team 1', 'Team 2'],
  round: (round, last) => `Round ${round} of ${last}`,
  tabs: { ours: 'Ours', theirs: 'Theirs', talk: 'Talk', notebook: 'Notebook' },
  sheetOf: team => `Sheet: ${team}`,
  tokens: (interceptions, misunderstandings) =>
    `${counted('en', interceptions, 'interception', 'interceptions')}, ${counted('en', misunderstandings, 'misunderstanding', 'misunderstandings')}`,
  encryptor: 'encryptor',
  unknownWord: digit => `Word ${digit}, unknown`,
  wordOf: (digit, word) => `Word ${digit}: ${word}`,
  pencil: digit => `Your team’s guess at word ${digit}`,
  pencilHint: 'in pencil…',
  notes: 'Notes of the team',
  notesHint: 'Only your team sees this.',
  notesAlone: 'Your notes. Nobody else sees them.',
  givenAway: count => counted('en', count, 'clue given away', 'clues given away'),
  noClueYet: 'nothing heard yet',
  whoEncrypts: 'Who encrypts this round?',
  proposed: name => `${name} is proposed. It takes the whole team to choose another.`,
  votes: names => `named by ${names}`,
  exchanging: names => `For other words: ${names}. It takes the whole team.`,
  exchangeToo: 'Other words for me too',
  othersChoose: 'The other team is still choosing its encryptor.',
  listensAlone: 'Alone in your room: the team is getting its code ready. Soon you will listen.',
  phases: {
    encryptors: 'The teams choose their encryptors.',
    words: 'A tie: each team names the words of the other.',
    verdict: 'A tie: each team judges the guesses of the other.',
    shortHanded: 'A team is short of players.',
    over: 'The game is over.',
  },
  code: 'Code card',
  codeIs: code => `The code is ${code}`,
  leaveOpen: 'Open',
  cover: 'Cover',
  clueLine: line => `Clue ${line}`,
  clueFor: (_line, digit, word) => `Clue for ${digit}, ${word}`,
  saidBefore: clues => `Said before: ${clues}`,
  writing: name => `${name} is writing`,
  written: name => `${name} has finished`,
  cluesAreIn: 'Your clues are in. They are read once both teams have finished.',
  hourglassFor: name => `The hourglass is running for ${name}.`,
  transmission: team => `Code of ${team}`,
  drum: (line, clue, digit) => `Clue ${line}, ${clue}: ${digit === 0 ? 'no digit' : digit}`,
  key: (digit, word) => (word === '' ? `Digit ${digit}` : `Digit ${digit}, ${word}`),
  contest: line => `Object to clue ${line}`,
  contested: 'objection settled',
  contestedOpen: 'contested',
  newClue: line => `New clue ${line}`,
  replace: 'Replace',
  noClue: 'no clue',
  behindGlass: 'You are behind the glass: your team decodes without you.',
  draftOfTeam: 'What your team has on its drums',
  firstRound: 'In the first round nobody intercepts. Listen, and keep their clues in mind.',
  locked: 'Your answer is locked.',
  lockedBy: team => `${team}: locked`,
  lamps: 'Confirmations',
  lamp: (name, isLit) => `${name}: ${isLit ? 'confirmed' : 'not confirmed'}`,
  readsInterception: 'Intercepted as',
  readsDecryption: 'Decoded as',
  theCode: 'The code',
  lookUp: 'Look up: the drums are turning on the big screen. Far from it? Say so in the menu.',
  intercepted: 'Intercepted!',
  understood: 'Understood',
  misunderstood: 'Misunderstood',
  notIntercepted: 'Not intercepted',
  nameTheirs: 'What are their four words?',
  theirWord: digit => `Their word ${digit}`,
  handIn: 'Hand in our list',
  nothingNamed: 'They have named nothing.',
  judgeTheirs: 'What they think your words are: which guesses do you accept?',
  foundAlready: 'found',
  acceptFor: (guess, digit, word) => `Accept “${guess}” for ${digit}, ${word}`,
  rejectFor: guess => `Do not accept “${guess}”`,
  talk: 'Among the team',
  silence: 'Silence',
  silenceWhy: 'Whoever knows the code says nothing.',
  nothingSaid: 'Nobody has said anything yet.',
  say: 'Say something to your team',
  send: 'Send',
  phrasesTitle: 'Say it with a touch',
  phrases: ['I am sure.', 'I am not sure.', 'Your turn to guess.', 'Let us confirm.', 'Wait!', 'Well done!'],
  teamSettings: 'Name and guests',
  teamName: 'Name of the team',
  rename: 'Name it',
  done: 'Close',
  nearMisses: 'By a hair',
  nearMiss: (team, round) => `${team}, round ${round}`,
  readAs: (guess, digit) => (guess === digit ? `${digit}, right` : `${guess} in place of ${digit}`),
  namedBy: team => `Named by ${team}`,
};

export const catalogues: { readonly [L in Language]: RoomWords } = { en: english, fr: french };
