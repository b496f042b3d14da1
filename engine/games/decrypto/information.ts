/** Chapter 9: what is secret and what is public. */
import type { Chance } from '../../kernel/chance.ts';
import { isUnderWay } from '../../kernel/flow.ts';
import { listed, NOBODY, onlooker, type Seat, type Viewer } from '../../kernel/seats.ts';
import { halfRound } from './3-half-round.ts';
import { chooseEncryptors } from './4-encryptor.ts';
import { nonsense, writeClues } from './5-clues.ts';
import { guess } from './6-guessing.ts';
import { slowEncryptor } from './11-hourglass.ts';
import { judgeWords, nameWords, wordGuess } from './12-word-guess.ts';
import { CODES, type Code, LINES, NO_CODE, SLOTS } from './material.ts';
import { shortHanded } from './online.ts';
import { drawWord, packOf } from './pack.ts';
import {
  answersForCode,
  BLACK,
  COLOURS,
  type Colour,
  isRevealed,
  playing,
  type Settings,
  type SheetLine,
  type State,
  teamOf,
  WHITE,
} from './state.ts';

/** What the table is busy with. */
export type Phase = 'encryptors' | 'clues' | 'guess' | 'words' | 'verdict' | 'shortHanded' | 'over';

/** What everybody may know of a team (DEC-INFO-05); `own` is for the team itself. */
export interface TeamView {
  /** Empty: it is called after its colour. */
  name: string;
  members: Seat[];
  /** This round's encryptor; null for the Interceptor's side. */
  encryptor: Seat | null;
  ready: boolean;
  /** Whether its encryptor holds a code card. */
  drawn: boolean;
  /** Whether that encryptor was lost, and the software shows the code (DEC-NET-02). */
  orphaned: boolean;
  /** Whether its encryptor has confirmed the clues. */
  written: boolean;
  /** Whether its guess is locked: all the others learn of it (DEC-GUESS-14). */
  locked: boolean;
  interceptions: number;
  misunderstandings: number;
  exchanged: boolean;
  guests: boolean;
  /** Its four words, for its own side; for everybody once it is over (DEC-INFO-01, DEC-INFO-09). */
  words: string[] | null;
  /** The words it has named in the word guess, once both lists are shown. */
  named: string[] | null;
  own: OwnView | null;
}

/** What a team keeps to itself (DEC-INFO-06). */
export interface OwnView {
  draft: Code;
  confirmed: Seat[];
  /** Whom each member would have as encryptor, by member. */
  nominated: { seat: Seat; nominee: Seat }[];
  exchanging: Seat[];
  named: string[];
  accepted: number[];
  notes: string[];
  hosts: Seat[];
}

export interface View {
  /** The version of the rules it is played by; not there in the first one. */
  version?: number;
  phase: Phase;
  round: number;
  trio: boolean;
  options: Settings;
  /** The team whose code is being worked on. */
  sending: Colour;
  /** The lines that have been objected to, and those of them that wait for the encryptor. */
  objected: number[];
  unanswered: number[];
  /** For whom the hourglass is running, if it is. */
  hourglass: Seat | null;
  teams: [TeamView, TeamView];
  /** Both sides of the note sheet (DEC-NOTE-06, DEC-NOTE-08, DEC-INFO-07). */
  sheet: SheetLine[];
  /** The side the viewer is on; null for the public. */
  side: Colour | null;
  /** The card in the viewer's own hand, and the clues written so far (DEC-INFO-02, DEC-CLUE-07). */
  card: Code | null;
  clues: string[] | null;
  away: Seat[];
  gone: Seat[];
  /** Which team is short of players, and who would admit a new one. */
  short: Colour | null;
  admitting: Seat[];
  over: boolean;
  winners: Colour[];
  /** The row by which it ended without result. */
  void: string | null;
}

/** The side a viewer is on: a player who is still there, or an onlooker of a team. */
export function sideOf(s: State, viewer: Viewer): Colour | null {
  const team = viewer >= 0 ? teamOf(s, viewer) : (COLOURS.find(colour => viewer === onlooker(colour)) ?? null);
  if (team === null || viewer < 0) return team;
  return listed(playing(s, team)).includes(viewer) ? team : null;
}

export function phaseOf(s: State): Phase {
  if (s.over) return 'over';
  if (isUnderWay(s, shortHanded)) return 'shortHanded';
  if (isUnderWay(s, writeClues)) return 'clues';
  if (isUnderWay(s, guess)) return 'guess';
  if (isUnderWay(s, nameWords)) return 'words';
  return isUnderWay(s, judgeWords) ? 'verdict' : phaseBetween(s);
}

/** While nobody is asked: clues are locked, guesses are read, tokens given, lists of words compared. */
function phaseBetween(s: State): Phase {
  if (isUnderWay(s, halfRound)) return 'guess';
  if (isUnderWay(s, wordGuess)) return s.teams.some(({ named }) => named.join('') !== '') ? 'verdict' : 'words';
  const isDrawn = COLOURS.some(team => s.teams[team].card !== NO_CODE);
  return isDrawn && !isUnderWay(s, chooseEncryptors) ? 'clues' : 'encryptors';
}

/** Whether the word lists of the tie-break have been read. */
const listsAreRead = (s: State): boolean => s.over || isUnderWay(s, judgeWords);

/** Whether a viewer holds the card of a team: the encryptor who drew it, and is still there. */
const holdsCard = (s: State, team: Colour, viewer: Viewer): boolean =>
  viewer === s.teams[team].encryptor && answersForCode(s, team);

const linesOf = (bits: number): number[] => LINES.filter(line => (bits & (1 << line)) !== 0);

/** DEC-INFO-11: only what this viewer may know at this moment. */
export function view(s: State, viewer: Viewer): View {
  const side = sideOf(s, viewer);
  const held = COLOURS.find(team => s.teams[team].card !== NO_CODE && holdsCard(s, team, viewer));
  const short = phaseOf(s) === 'shortHanded' ? shortTeam(s) : null;
  return {
    ...(s.version === undefined ? {} : { version: s.version }),
    phase: phaseOf(s),
    round: s.round,
    trio: s.trio,
    options: { ...s.options },
    sending: s.sending,
    objected: linesOf(s.objected),
    unanswered: linesOf(s.unanswered),
    hourglass: s.glass ? slowEncryptor(s) : null,
    teams: [teamView(s, WHITE, side), teamView(s, BLACK, side)],
    sheet: s.sheet.map(line => ({ ...line, clues: [...line.clues] })),
    side,
    card: held === undefined ? null : s.teams[held].card,
    clues: held === undefined ? null : [...s.teams[held].clues],
    away: listed(s.away),
    gone: listed(s.gone),
    short,
    admitting: listed(s.admitting),
    over: s.over,
    winners: [...s.winners],
    void: s.void === '' ? null : s.void,
  };
}

const shortTeam = (s: State): Colour => (listed(playing(s, WHITE)).length < 2 ? WHITE : BLACK);

function teamView(s: State, team: Colour, side: Colour | null): TeamView {
  const { name, encryptor, ready, card, written, locked, interceptions, misunderstandings, guests } = s.teams[team];
  const { words, putAway, named, orphaned } = s.teams[team];
  return {
    name,
    members: listed(playing(s, team)),
    encryptor: encryptor === NOBODY ? null : encryptor,
    ready,
    drawn: card !== NO_CODE,
    orphaned: orphaned === true,
    written,
    locked,
    interceptions,
    misunderstandings,
    exchanged: putAway.length > 0,
    guests,
    words: side === team || s.over ? [...words] : null,
    named: listsAreRead(s) ? [...named] : null,
    own: side === team ? ownView(s, team) : null,
  };
}

function ownView(s: State, team: Colour): OwnView {
  const { draft, confirmed, named, accepted, notes, hosts } = s.teams[team];
  const members = listed(playing(s, team));
  return {
    draft,
    confirmed: listed(confirmed),
    nominated: isUnderWay(s, chooseEncryptors) ? members.map(seat => ({ seat, nominee: s.nominated[seat] })) : [],
    exchanging: listed(s.exchanging & playing(s, team)),
    named: [...named],
    accepted: [...accepted],
    notes: [...notes],
    hosts: listed(hosts & playing(s, team)),
  };
}

/** Deals anew what the viewer cannot know: words, codes, clues not read, and whatever the other team keeps to itself. */
export function determinise(s: State, viewer: Viewer, chance: Chance): void {
  const side = sideOf(s, viewer);
  for (const team of COLOURS) if (team !== side) forgetAffairs(s, team, chance);
  dealAnew(s, side, chance);
  for (const team of COLOURS) if (!holdsCard(s, team, viewer)) forgetCode(s, team, chance);
}

/** What a team keeps to itself. */
function forgetAffairs(s: State, team: Colour, chance: Chance): void {
  const side = s.teams[team];
  const members = playing(s, team);
  side.confirmed = 0;
  side.notes = [];
  side.hosts = side.guests ? members : 0;
  s.exchanging &= ~side.members;
  for (const seat of listed(side.members)) s.nominated[seat] = side.encryptor;
  if (isUnderWay(s, guess)) side.draft = side.locked ? CODES[chance.below(CODES.length)] : NO_CODE;
  if (isUnderWay(s, nameWords)) side.named = SLOTS.map(() => '');
  if (isUnderWay(s, judgeWords)) side.accepted = SLOTS.map(() => 0);
}

/** Words the viewer has not seen are drawn again, unlike all it has seen. */
function dealAnew(s: State, side: Colour | null, chance: Chance): void {
  const pack = packOf(s.options, s.version ?? 1);
  const hidden = COLOURS.filter(team => team !== side);
  const counts = hidden.map(team => ({ words: s.teams[team].words.length, putAway: s.teams[team].putAway.length }));
  for (const team of hidden) {
    if (!s.over) s.teams[team].words = [];
    s.teams[team].putAway = [];
  }
  const drawn = () => {
    const inPlay = s.teams.flatMap(({ words }) => words);
    return drawWord(pack, { inPlay, putAway: s.teams.flatMap(({ putAway }) => putAway) }, chance);
  };
  hidden.forEach((team, i) => {
    const { words, putAway } = s.teams[team];
    while (words.length < counts[i].words) words.push(drawn());
    while (putAway.length < counts[i].putAway) putAway.push(drawn());
  });
}

/** A card that only its encryptor has seen, and clues that have not been read. */
function forgetCode(s: State, team: Colour, chance: Chance): void {
  const side = s.teams[team];
  if (side.card === NO_CODE || isRevealed(s, team)) return;
  side.card = CODES[chance.below(CODES.length)];
  const isRead = s.sheet.some(line => line.round === s.round && line.team === team);
  if (isRead) return;
  side.clues = side.written ? nonsense(s, team, chance) : LINES.map(() => '');
}
