/** The table of Decrypto in plain text: the layout, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import { inColumns } from '../text-table.ts';
import type { Phase, TeamView, View } from './information.ts';
import { type Code, digitsOf, LINES, NO_CODE, SLOTS } from './material.ts';
import { sideOfSheet } from './notes.ts';
import { BLACK, COLOURS, type Colour } from './state.ts';

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
  readonly draft: string;
  readonly noClue: string;
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

/** The teams with their tokens; the clues being worked on; the own words; all clues so far by their numbers. */
export function tableLines(words: TableWords, view: View, viewer: Viewer, names: Names): string[] {
  const name = (team: Colour): string => {
    if (view.teams[team].name !== '') return view.teams[team].name;
    return view.trio && team === BLACK ? words.interceptor : words.teams[team];
  };
  const heading = ['', words.interceptions, words.misunderstandings];
  const rows = COLOURS.map(team => {
    const { interceptions, misunderstandings } = view.teams[team];
    return [`${mark(view, team)} ${name(team)}`, String(interceptions), String(misunderstandings)];
  });
  return [
    `  ${words.round(view.round)} · ${words.phases[view.phase]}`,
    ...inColumns([heading, ...rows]),
    ...COLOURS.map(team => `    ${words.labelled(name(team), players(words, view, view.teams[team], viewer, names))}`),
    ...current(words, view, name),
    ...own(words, view),
    ...COLOURS.flatMap(team => sheetLines(words, view, team, name)),
  ];
}

function mark(view: View, team: Colour): string {
  if (view.over) return view.winners.includes(team) ? '★' : ' ';
  return view.phase === 'guess' && view.sending === team ? '▸' : ' ';
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

/** The clues that have been read and whose code is still open, with the own team's draft beside them. */
function current(words: TableWords, view: View, name: (team: Colour) => string): string[] {
  const line = view.sheet.at(-1);
  if (line === undefined || line.code !== NO_CODE || view.over) return [];
  const draft = digitsOf(view.side === null ? NO_CODE : (view.teams[view.side].own?.draft ?? NO_CODE));
  const clues = LINES.map((number, i) => [
    `    ${number}. ${line.clues[i] || words.noClue}`,
    draft[i] === 0 ? '' : `${words.draft} ${draft[i]}`,
  ]);
  return ['', `  ${words.cluesOf(name(line.team))}`, ...inColumns(clues)];
}

function own(words: TableWords, view: View): string[] {
  const mine = view.side === null ? null : view.teams[view.side].words;
  const list = mine === null || mine.length === 0 ? [] : [`  ${words.yourWords} ${numbered(mine)}`];
  const code = view.card === null ? [] : [`  ${words.yourCode} ${spoken(view.card)}`];
  const written = (view.clues ?? []).map((clue, i) => `    ${i + 1}. ${clue}`).filter((_, i) => view.clues?.[i] !== '');
  return list.length === 0 ? [] : ['', ...list, ...code, ...written];
}

const numbered = (list: readonly string[]): string => list.map((word, i) => `${i + 1} ${word}`).join('  ');

/** DEC-NOTE-03: every clue under its number. */
function sheetLines(words: TableWords, view: View, team: Colour, name: (team: Colour) => string): string[] {
  const columns = sideOfSheet(view.sheet, team);
  if (columns.every(clues => clues.length === 0)) return [];
  const known = view.side === team ? [] : (view.teams[team].words ?? []);
  const lines = SLOTS.map((slot, i) => {
    const label = known[i] === undefined ? String(slot) : `${slot} ${known[i]}`;
    return `    ${words.labelled(label, columns[i].join(', '))}`;
  });
  return ['', `  ${words.heard(name(team))}`, ...lines];
}
