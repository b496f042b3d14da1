/**
 * The table as one viewer sees it, laid out again from the view: so that what the rules answer over a table they answer in a
 * browser too. Nothing in it is secret: words, codes and drafts the viewer does not see are any that fit.
 */
import { NO_DICE, SeededDice } from '../../kernel/chance.ts';
import { flow } from '../../kernel/flow-state.ts';
import { NOBODY, type Seat, seatsOf, type Viewer } from '../../kernel/seats.ts';
import type { StackFrame } from '../../kernel/steps.ts';
import { chooseEncryptors } from './4-encryptor.ts';
import { writeClues } from './5-clues.ts';
import { guess } from './6-guessing.ts';
import { judgeWords, nameWords } from './12-word-guess.ts';
import type { Event } from './events.ts';
import { determinise, type TeamView, type View } from './information.ts';
import { CODES, LINES, NO_CODE, SLOTS } from './material.ts';
import { shortHanded } from './online.ts';
import { drawWord, packOf } from './pack.ts';
import { BLACK, COLOURS, type Colour, type State, type Team, WHITE } from './state.ts';

export function asSeen(view: View, viewer: Viewer): State {
  const [white, black] = membersIn(view);
  const seats = white.length + black.length;
  const s: State = {
    ...flow<Event>(NO_DICE),
    ...(view.version === undefined ? {} : { version: view.version }),
    stack: stackOf(view),
    over: view.over,
    teams: [teamIn(view, WHITE, white), teamIn(view, BLACK, black)],
    trio: view.trio,
    round: view.round,
    sending: view.sending,
    sheet: view.sheet.map(line => ({ ...line, clues: [...line.clues] })),
    objected: bitsOf(view.objected),
    unanswered: bitsOf(view.unanswered),
    glass: view.hourglass !== null,
    encrypted: Array.from({ length: seats }, (_, seat) => timesEncrypted(view, seat)),
    nominated: Array.from({ length: seats }, (_, seat) => nomineeOf(view, seat)),
    exchanging: seatsOf(view.teams.flatMap(({ own }) => own?.exchanging ?? [])),
    away: seatsOf(view.away),
    gone: seatsOf(view.gone),
    admitting: seatsOf(view.admitting),
    winners: [...view.winners],
    void: view.void ?? '',
    options: { ...view.options },
  };
  const chance = new SeededDice(0); // always the same: what is hidden is anything that fits
  if (view.side !== null && view.teams[view.side].exchanged) putWordsAway(s, view.side, chance);
  determinise(s, viewer, chance);
  return s;
}

/** The seats of both teams. Of somebody who has left only what he encrypted tells for whom he played. */
function membersIn({ teams, sheet, gone }: View): [Seat[], Seat[]] {
  const members: [Seat[], Seat[]] = [[...teams[WHITE].members], [...teams[BLACK].members]];
  for (const seat of gone) {
    const team = COLOURS.find(colour => teams[colour].encryptor === seat);
    members[team ?? sheet.find(({ encryptor }) => encryptor === seat)?.team ?? WHITE].push(seat);
  }
  return members;
}

function teamIn(view: View, colour: Colour, members: readonly Seat[]): Team {
  const team = view.teams[colour];
  const isSender = !view.trio || colour === WHITE;
  const { own } = team;
  const isOwnCard = colour === view.side && view.card !== null;
  return {
    name: team.name,
    members: seatsOf(members),
    words: team.words === null ? (isSender ? SLOTS.map(() => '') : []) : [...team.words],
    putAway: team.exchanged ? SLOTS.map(() => '') : [],
    encryptor: team.encryptor ?? NOBODY,
    ready: team.ready,
    card: team.drawn ? (isOwnCard ? (view.card as number) : revealedIn(view, colour)) : NO_CODE,
    ...(team.orphaned ? { orphaned: true as const } : {}),
    clues: isOwnCard && view.clues !== null ? [...view.clues] : LINES.map(() => ''),
    written: team.written,
    draft: own?.draft ?? NO_CODE,
    confirmed: seatsOf(own?.confirmed ?? []),
    locked: team.locked,
    named: [...(own?.named ?? team.named ?? SLOTS.map(() => ''))],
    accepted: [...(own?.accepted ?? [])],
    interceptions: team.interceptions,
    misunderstandings: team.misunderstandings,
    notes: [...(own?.notes ?? [])],
    hosts: seatsOf(own?.hosts ?? []),
    guests: team.guests,
  };
}

/** The code a team has been shown to have in this round; any, while it is secret. */
const revealedIn = ({ sheet, round }: View, team: Colour): number =>
  sheet.find(line => line.round === round && line.team === team && line.code !== NO_CODE)?.code ?? CODES[0];

const bitsOf = (lines: readonly number[]): number => lines.reduce((bits, line) => bits | (1 << line), 0);

/** The codes a seat has drawn: those on the sheet, and one whose clues have not been read. */
function timesEncrypted({ sheet, teams, round }: View, seat: Seat): number {
  const isDrawing = ({ encryptor, drawn }: TeamView): boolean => drawn && encryptor === seat;
  const times = sheet.filter(({ encryptor }) => encryptor === seat).length;
  const isOnSheet = sheet.some(line => line.round === round && line.encryptor === seat);
  return times + (teams.some(isDrawing) && !isOnSheet ? 1 : 0);
}

/** Whom a seat would have as encryptor; of the others, whoever it is. */
function nomineeOf({ teams }: View, seat: Seat): Seat {
  const vote = teams.flatMap(({ own }) => own?.nominated ?? []).find(one => one.seat === seat);
  return vote?.nominee ?? teams.find(({ members }) => members.includes(seat))?.encryptor ?? NOBODY;
}

/** The step that asks, and beneath a team that is short of players what it has interrupted. */
function stackOf(view: View): StackFrame[] {
  const frame = (step: { readonly id: number }, v = {}): StackFrame => ({ step: step.id, at: 0, v });
  if (view.over)
    return view.teams.some(({ own }) => own !== null && own.nominated.length > 0) ? [frame(chooseEncryptors)] : [];
  const below = frame(stepBelow(view));
  return view.short === null ? [below] : [below, frame(shortHanded, { team: view.short })];
}

/** Cards are drawn before the clues are written, and go back before the next encryptors are chosen. */
function stepBelow({ sheet, round, teams }: View) {
  const isRead = sheet.at(-1)?.round === round;
  if (teams.some(({ drawn }) => drawn)) return isRead ? guess : writeClues;
  if (!isRead) return chooseEncryptors;
  return teams.some(({ named }) => named !== null) ? judgeWords : nameWords;
}

/** The words a team has exchanged: its screen does not show them any more. */
function putWordsAway(s: State, team: Colour, chance: SeededDice): void {
  const pack = packOf(s.options, s.version ?? 1);
  const inPlay = s.teams.flatMap(({ words }) => words).filter(word => word !== '');
  const { putAway } = s.teams[team];
  SLOTS.forEach((_, i) => {
    putAway[i] = drawWord(pack, { inPlay, putAway: putAway.filter(word => word !== '') }, chance);
  });
}
