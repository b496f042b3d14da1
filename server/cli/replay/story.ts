/** The story of a game, as one viewer saw it. */
import { titleOf } from '@havre/engine/games/index.ts';
import { enumerated, type Language, type Names, nameOf, type Wording } from '@havre/engine/games/language.ts';
import { actionText, eventText } from '@havre/engine/games/telling.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { type GameEvent, toldTo } from '@havre/engine/kernel/journal.ts';
import type { OutcomeSide } from '@havre/engine/kernel/outcome.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { listed, type Viewer } from '@havre/engine/kernel/seats.ts';
import { numbersIn } from '../numbers.ts';
import { optionLines } from '../option-text.ts';
import type { Style } from '../style.ts';
import { words } from '../words/replay.ts';

/** Who tells what, to whom and how. */
export interface Telling {
  readonly replay: Replay;
  /** How many entries are told: those before the first wrong one. */
  readonly entries: number;
  readonly viewer: Viewer;
  readonly language: Language;
}

/** One thing that happened, and the rule that made it happen; none where it happened at the table. */
interface Line {
  readonly rule: string;
  readonly text: string;
}

/**
 * The story, line by line: the number of the entry, the rule, the sentence.
 * @example storyLines({ replay, entries: replay.entries.length, viewer: PUBLIC, language: 'en' }, style)
 */
export function storyLines(telling: Telling, style: Style): string[] {
  const { replay, viewer, language } = telling;
  const say = words[language];
  const names = namesOf(replay);
  const wording = wordingOf(telling);
  const groups = told(telling).map(entry => ({ seq: entry.seq, lines: linesOf(entry, telling) }));
  const widest = Math.max(0, ...groups.flatMap(({ lines }) => lines.map(line => line.rule.length)));
  const digits = String(replay.entries.length).length;
  return [
    style.strong(
      say.title(titleOf(replay.game, language), replay.seats, replay.rules, numbersIn(language)(replay.entries.length)),
    ),
    ...optionLines(wording, replay.options, say.colon),
    say.players(names.join(', ')),
    viewer >= 0 ? say.bySeat(nameOf(names, viewer), viewer + 1) : say.bySpectator,
    '',
    ...groups.flatMap(({ seq, lines }) =>
      lines.map(({ rule, text }, i) => {
        const number = (i === 0 ? String(seq) : '').padStart(digits);
        return `${style.faint(`${number}  ${rule.padEnd(widest)}`)}  ${text}`;
      }),
    ),
  ];
}

/**
 * How it ended, in lines.
 * @example outcomeLines(telling) // ['', 'Anne wins.', '', '1. Anne', '2. Ben']
 */
export function outcomeLines(telling: Telling): string[] {
  const { replay, language } = telling;
  const say = words[language];
  const { outcome } = replay;
  if (outcome === null) return ['', say.notOver];
  if (outcome.void) return ['', say.voided(outcome.rule)];
  const name = (side: OutcomeSide) => enumerated(namesIn(side, telling), language);
  const winners = outcome.sides.filter(side => side.share > 0);
  const winning = winners.flatMap(side => namesIn(side, telling));
  const verdict = winners.length > 1 ? say.shareWin : winning.length > 1 ? say.win : say.wins;
  const sentence = verdict(enumerated(winning, language));
  const places = outcome.sides.toSorted((one, other) => one.place - other.place);
  const score = numbersIn(language);
  return [
    '',
    sentence,
    ...places.map(
      side => `${say.place(side.place)} ${name(side)}${side.score === null ? '' : `  ${score(side.score)}`}`,
    ),
  ];
}

/** The story as records, for programs. Of what was done only who did it: the deed itself may be a secret. */
export function storyRecord(telling: Telling): object {
  const { replay, viewer } = telling;
  const wording = wordingOf(telling);
  const names = namesOf(replay);
  return {
    game: replay.game,
    rules: replay.rules,
    options: replay.options,
    seats: replay.seats,
    players: replay.players.map((player, seat) => ({ seat: seat + 1, ...player })),
    viewer: viewer >= 0 ? viewer + 1 : null,
    entries: told(telling).map(entry => ({
      entry: entry.seq,
      cause: entry.cause.type,
      seat: 'seat' in entry.cause ? entry.cause.seat + 1 : null,
      events: eventsFor(entry, telling).map(event => ({ ...event, text: eventText(wording, event, names) })),
    })),
    outcome: replay.outcome,
  };
}

/** The entries of which the viewer has seen something. */
const told = (telling: Telling): readonly MatchEntry[] =>
  telling.replay.entries.slice(0, telling.entries).filter(entry => linesOf(entry, telling).length > 0);

const namesOf = (replay: Replay): Names => replay.players.map(player => player.name);
const wordingOf = ({ replay, language }: Telling): Wording | undefined => wordings[replay.game]?.[language];

/** What a viewer is told. What fades was told once; it is not told again before the end. */
const eventsFor = (entry: MatchEntry, { viewer, replay }: Telling): GameEvent[] =>
  entry.events
    .filter(event => event.fades === undefined || replay.outcome !== null)
    .flatMap(event => toldTo(event, viewer));

/** One entry, in lines; none if the viewer was told nothing of it. */
function linesOf(entry: MatchEntry, telling: Telling): Line[] {
  const { cause } = entry;
  const { viewer } = telling;
  const names = namesOf(telling.replay);
  const wording = wordingOf(telling);
  const lines = eventsFor(entry, telling).map(event => ({ rule: event.rule, text: eventText(wording, event, names) }));
  if (cause.type === 'undo') {
    const text = words[telling.language].tookBack(nameOf(names, cause.seat), cause.to);
    return [{ rule: '', text }, ...lines];
  }
  if (cause.type !== 'act' || cause.seat !== viewer || lines.length > 0) return lines;
  return [
    {
      rule: '',
      text: `${nameOf(names, viewer)}${words[telling.language].colon}${actionText(wording, cause.action, names)}`,
    },
  ];
}

/** Who plays for a side; of one that nobody plays, what it is called. */
function namesIn({ side, seats }: OutcomeSide, telling: Telling): string[] {
  const names = namesOf(telling.replay);
  if (seats !== 0) return listed(seats).map(seat => nameOf(names, seat));
  return [wordingOf(telling)?.sides?.[side] ?? side];
}
