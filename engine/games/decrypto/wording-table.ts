/** The table of Decrypto as a picture, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import type { Part, Picture, PicturePlace, PlayerStanding, Thing } from '../picture.ts';
import { sideOfSheet } from './8-notes.ts';
import type { Action } from './actions.ts';
import type { OwnView, Phase, TeamView, View } from './information.ts';
import { type Code, digitsOf, LINES, NO_CODE, SLOTS } from './material.ts';
import { hasGuess } from './questions.ts';
import { BLACK, COLOURS, type Colour, otherOf, type SheetLine } from './state.ts';
import { inSentence } from './text.ts';

export interface TableWords {
  readonly teams: readonly [white: string, black: string];
  readonly interceptor: string;
  readonly interceptions: string;
  readonly misunderstandings: string;
  readonly encryptor: string;
  readonly you: string;
  readonly away: string;
  readonly yourWords: string;
  readonly yourCode: string;
  readonly yourClues: string;
  readonly yourList: string;
  readonly yourNotes: string;
  readonly noClue: string;
  readonly contested: string;
  /** What is in a cell of the guess: the clue stands for the number. */
  readonly stands: { say(clue: string, slot: string, isWritten: boolean): string }['say'];
  readonly agreed: { say(names: readonly string[]): string }['say'];
  readonly locked: { say(team: string): string }['say'];
  readonly hourglass: { say(name: string): string }['say'];
  readonly nominates: { say(name: string, nominee: string): string }['say'];
  readonly exchanging: { say(names: readonly string[]): string }['say'];
  readonly named: { say(team: string): string }['say'];
  readonly acceptedFor: { say(slot: number): string }['say'];
  readonly wordsOf: { say(team: string): string }['say'];
  readonly cluesOf: { say(team: string): string }['say'];
  readonly heard: { say(team: string): string }['say'];
  readonly round: { say(round: number): string }['say'];
  /** 'White: Ana, Bruno'. */
  readonly labelled: { say(label: string, text: string): string }['say'];
  readonly phases: { readonly [P in Phase]: string };
}

/**
 * A code as it is read out; a digit that is missing is a dash.
 * @example spoken(314) // '3-1-4'
 */
export const spoken = (code: Code): string =>
  digitsOf(code)
    .map(digit => (digit === 0 ? '–' : digit))
    .join('-');

const remark = (text: string): Part => ({ kind: 'remark', text });
const now = (text: string): Part => ({ kind: 'remark', text, isNow: true });

/** What somebody sees, and what everything is called there. */
interface Sight {
  readonly words: TableWords;
  readonly view: View;
  readonly names: Names;
  team(team: Colour): string;
}

/** The teams with their tokens; the clues being worked on; the own words and affairs; all clues so far by their numbers. */
export function pictureOf(words: TableWords, view: View, viewer: Viewer, names: Names): Picture {
  const team = (colour: Colour): string => {
    if (view.teams[colour].name !== '') return view.teams[colour].name;
    return view.trio && colour === BLACK ? words.interceptor : words.teams[colour];
  };
  const sight: Sight = { words, view, names, team };
  return [
    remark(`${words.round(view.round)} · ${words.phases[view.phase]}`),
    {
      kind: 'columns',
      head: [words.interceptions, words.misunderstandings],
      rows: COLOURS.map(colour => ({
        name: team(colour),
        standing: standing(view, colour),
        cells: [view.teams[colour].interceptions, view.teams[colour].misunderstandings].map(String),
      })),
    },
    ...COLOURS.map(colour =>
      remark(words.labelled(team(colour), players(words, view, view.teams[colour], viewer, names))),
    ),
    ...own(sight),
    ...COLOURS.flatMap(colour => sheetSide(sight, colour)),
    ...notes(sight),
    ...current(sight),
  ];
}

function standing(view: View, team: Colour): PlayerStanding {
  if (view.over) return view.winners.includes(team) ? 'won' : null;
  return view.phase === 'guess' && view.sending === team ? 'turn' : null;
}

function players(words: TableWords, view: View, team: TeamView, viewer: Viewer, names: Names): string {
  const told = (seat: Seat): string => {
    const remarks = [
      ...(seat === viewer ? [words.you] : []),
      ...(seat === team.encryptor && !view.over ? [words.encryptor] : []),
      ...(view.away.includes(seat) ? [words.away] : []),
    ];
    return remarks.length === 0 ? nameOf(names, seat) : `${nameOf(names, seat)} (${remarks.join(', ')})`;
  };
  return team.members.map(told).join(', ');
}

/** What the table is busy with: clues whose code is still open, lists of words, and how far a team has agreed. */
function current(sight: Sight): Part[] {
  const { words, view, names, team } = sight;
  if (view.over) return [];
  const line = view.sheet.at(-1);
  const mine = view.side === null ? null : view.teams[view.side].own;
  const named = (seats: readonly Seat[]) => seats.map(seat => nameOf(names, seat));
  return [
    ...(line === undefined || line.code !== NO_CODE ? [] : [clueBoard(sight, line)]),
    ...(view.phase === 'words' || view.phase === 'verdict' ? lists(sight) : []),
    ...(mine === null ? [] : wishes(sight, mine)),
    ...(mine === null || mine.confirmed.length === 0 ? [] : [now(words.agreed(named(mine.confirmed)))]),
    ...COLOURS.filter(colour => view.phase === 'guess' && view.teams[colour].locked).map(colour =>
      now(words.locked(team(colour))),
    ),
    ...(view.hourglass === null ? [] : [now(words.hourglass(nameOf(names, view.hourglass)))]),
  ];
}

/** The clues that have been read: for a team that guesses, a board with a column for each number. */
function clueBoard({ words, view, team }: Sight, line: SheetLine): Part {
  const title = words.cluesOf(team(line.team));
  const clue = (i: number) => line.clues[i] || words.noClue;
  const label = (number: number, i: number) =>
    `${number}. ${clue(i)}${view.unanswered.includes(number) ? ` (${words.contested})` : ''}`;
  if (view.side === null || !hasGuess(view)) {
    const things = LINES.map((number, i): Thing => ({ text: label(number, i), place: cluePlace(number) }));
    return { kind: 'things', title, things, isNow: true };
  }
  const draft = digitsOf(view.teams[view.side].own?.draft ?? NO_CODE);
  const known = view.side === line.team ? (view.teams[line.team].words ?? []) : [];
  const column = (slot: number, i: number) => (known[i] === undefined ? String(slot) : `${slot} ${known[i]}`);
  const rows = LINES.map((number, i) => ({
    label: label(number, i),
    place: cluePlace(number),
    cells: SLOTS.map((slot, at) => ({
      text: draft[i] === slot ? WRITTEN : OPEN,
      name: words.stands(clue(i), column(slot, at), draft[i] === slot),
      ...(draft[i] === slot ? { tone: 'dark' as const } : {}),
      place: digitPlace(number, slot),
    })),
  }));
  return { kind: 'cells', title, columns: SLOTS.map(column), rows, isNow: true };
}

/** A digit that is in the draft, and one that is not. */
const WRITTEN = '●';
const OPEN = '·';

const cluePlace = (line: number): PicturePlace => `clue ${line}`;
const digitPlace = (line: number, slot: number): PicturePlace => `clue ${line} is ${slot}`;

/** Where one points for an action: at the digit of each clue in turn, or at the clue it is about. */
export function waysOf(action: Action): PicturePlace[][] {
  if (action.type === 'draft') return [LINES.map((line, i) => digitPlace(line, digitsOf(action.code)[i]))];
  return action.type === 'object' || action.type === 'letStand' ? [[cluePlace(action.line)]] : [];
}

/** The word guess of a tie. */
function lists({ words, view, team }: Sight): Part[] {
  const { side } = view;
  if (side === null) return [];
  const mine = view.teams[side].own?.named ?? [];
  const theirs = view.teams[otherOf(side)].named ?? [];
  const accepted = view.teams[side].own?.accepted ?? [];
  const said = (list: readonly string[], notes: (i: number) => string[]) =>
    list.map((word, i): Thing => ({ term: String(i + 1), text: word || '–', notes: notes(i) }));
  return [
    { kind: 'things', title: words.yourList, things: said(mine, () => []), isNow: true },
    ...(theirs.length === 0
      ? []
      : [
          {
            kind: 'things' as const,
            title: words.named(team(otherOf(side))),
            things: said(theirs, i => (accepted[i] ? [words.acceptedFor(accepted[i])] : [])),
            isNow: true as const,
          },
        ]),
  ];
}

/** What the members of the own team would have otherwise. */
function wishes({ words, view, names }: Sight, { nominated, exchanging }: OwnView): Part[] {
  const encryptor = view.side === null ? null : view.teams[view.side].encryptor;
  return [
    ...nominated
      .filter(({ nominee }) => nominee !== encryptor)
      .map(({ seat, nominee }) => now(words.nominates(nameOf(names, seat), nameOf(names, nominee)))),
    ...(exchanging.length === 0 ? [] : [now(words.exchanging(exchanging.map(seat => nameOf(names, seat))))]),
  ];
}

function own({ words, view }: Sight): Part[] {
  const mine = view.side === null ? null : view.teams[view.side].words;
  if (mine === null || mine.length === 0) return [];
  const written = (view.clues ?? []).filter(clue => clue !== '');
  const terms = (list: readonly string[]): Thing[] => list.map((text, i) => ({ term: String(i + 1), text }));
  return [
    { kind: 'things', title: words.yourWords, things: terms(mine), isShort: true },
    ...(view.card === null ? [] : [now(words.labelled(words.yourCode, spoken(view.card)))]),
    ...(written.length === 0
      ? []
      : [{ kind: 'things' as const, title: words.yourClues, things: terms(view.clues ?? []), isShort: true as const }]),
  ];
}

/** DEC-NOTE-03: every clue under its number. */
function sheetSide({ words, view, team }: Sight, colour: Colour): Part[] {
  const columns = sideOfSheet(view.sheet, colour);
  const known = view.side === colour ? [] : (view.teams[colour].words ?? []);
  if (columns.every(clues => clues.length === 0)) return revealed({ words, view, team }, colour);
  const things = SLOTS.map((slot, i): Thing => {
    const term = known[i] === undefined ? String(slot) : `${slot} ${known[i]}`;
    return { term, text: columns[i].map(inSentence).join(', ') };
  });
  return [{ kind: 'things', title: words.heard(team(colour)), things }];
}

/** The words of a team that gave no clue, once they may be seen. */
function revealed({ words, view, team }: Pick<Sight, 'words' | 'view' | 'team'>, colour: Colour): Part[] {
  const known = view.side === colour ? [] : (view.teams[colour].words ?? []);
  if (known.length === 0) return [];
  const things = known.map((text, i): Thing => ({ term: String(i + 1), text }));
  return [{ kind: 'things', title: words.wordsOf(team(colour)), things, isShort: true }];
}

/** DEC-NOTE-07: what the own team has noted. */
function notes({ words, view }: Sight): Part[] {
  const lines = view.side === null ? [] : (view.teams[view.side].own?.notes ?? []);
  return lines.length === 0 ? [] : [{ kind: 'things', title: words.yourNotes, things: lines.map(text => ({ text })) }];
}
