/** What the terminal shows of a sitting: the welcome, the story, the table, the end. */
import { titleOf } from '@havre/engine/games/index.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import { eventText, valueText } from '@havre/engine/games/telling.ts';
import { inColumns } from '@havre/engine/games/text-table.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Outcome, OutcomeSide } from '@havre/engine/kernel/outcome.ts';
import { listed, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import { block, lengthOf, wrapped } from '../layout.ts';
import { words } from '../words/play.ts';
import { type KeyboardGame, peopleOf } from './sitting.ts';

/** What is played, with whom, and what the dice are worth. */
export function showWelcome(sitting: KeyboardGame): void {
  const { match, players, wording, proof, terminal, style } = sitting;
  const say = words[terminal.language];
  const alone = peopleOf(sitting).length === 1;
  const seats = players.map(({ name, bot }) => [
    `  ${name}`,
    bot === null ? (alone ? say.you : say.person) : say.bot(bot.name),
  ]);
  const chance = proof === null ? say.seededChance : say.provableChance(proof.commitment);
  terminal.print(
    [
      style.strong(titleOf(match.game.id, terminal.language)),
      ...(wording === undefined ? [] : wrapped(wording.summary, terminal.columns)),
      ...wrapped(wording?.notice ?? '', terminal.columns).filter(line => line !== ''),
      '',
      ...inLeftColumns(seats),
      ...optionLines(sitting),
      '',
      ...[...chance, say.helpAtAnyTime].flatMap(line => wrapped(line, terminal.columns)).map(style.faint),
    ].join('\n'),
  );
}

/** The options that are not as usual. */
function optionLines({ match, wording, terminal }: KeyboardGame): string[] {
  const { options } = match.game;
  return Object.entries(match.options)
    .filter(([key, value]) => value !== options[key]?.default)
    .map(([key, value]) => {
      const labels = wording?.options[key];
      const chosen = labels?.values[String(value)] ?? String(value);
      return `  ${words[terminal.language].option(labels?.label ?? key, chosen)}`;
    });
}

/** Whatever a seat has not been told yet, as it was told when it happened. */
export function showNews(sitting: KeyboardGame, seat: Seat): void {
  const { match, seen, terminal } = sitting;
  const from = (seen[seat] ?? -1) + 1;
  seen[seat] = match.seq;
  const told = toldSince(match, seat, from);
  if (told.length === 0) return;
  const isHandedRound = peopleOf(sitting).length > 1 && from > 0;
  if (isHandedRound) terminal.print(words[terminal.language].sinceLastTurn);
  terminal.print(storyLines(sitting, told).join('\n'));
}

/** The story, as a viewer may be told it: all of it, or from an entry on. */
export function showStory(sitting: KeyboardGame, viewer: Viewer, from?: MatchEntry): void {
  const { match } = sitting;
  const lines = storyLines(sitting, from === undefined ? match.told(viewer) : toldSince(match, viewer, from.seq));
  sitting.terminal.print(lines.length === 0 ? words[sitting.terminal.language].nothingYet : lines.join('\n'));
}

const toldSince = (match: Match, viewer: Viewer, seq: number): GameEvent[] =>
  match.log.filter(entry => entry.seq >= seq).flatMap(entry => match.tell(entry, viewer));

/** One sentence for each event, and beside it the row of the ledger that made it happen. */
function storyLines({ wording, names, terminal, style }: KeyboardGame, events: readonly GameEvent[]): string[] {
  const widest = Math.max(0, ...events.map(({ rule }) => lengthOf(rule)));
  const room = terminal.columns - widest - 2;
  const sentences = events.map(event => wrapped(eventText(wording, event, names), room, '    ', '  '));
  const column = Math.max(0, ...sentences.flat().map(lengthOf)) + 2;
  return sentences.flatMap((lines, i) => {
    const [first = '', ...rest] = lines;
    return [first + ' '.repeat(column - lengthOf(first)) + style.faint(events[i]?.rule ?? ''), ...rest];
  });
}

/** The table as a viewer sees it. */
export function showTable({ match, wording, names, terminal }: KeyboardGame, viewer: Viewer): void {
  const view = match.view(viewer);
  const lines =
    wording?.table(view, viewer, names) ?? Object.entries(view).map(([name, part]) => `  ${name}: ${valueText(part)}`);
  const fitting = lines.flatMap(line => wrapped(line, terminal.columns, `${/^ */.exec(line)?.[0] ?? ''}  `, ''));
  terminal.print(block(['', ...fitting, '']));
}

/** Who has won, and the places of all. */
export function showOutcome(sitting: KeyboardGame, outcome: Outcome): void {
  const { terminal, style } = sitting;
  const say = words[terminal.language];
  if (outcome.void) {
    terminal.print(style.strong(say.nobodyWins(outcome.rule)));
    return;
  }
  const winners = outcome.sides.filter(side => side.share > 0);
  const names = enumerated(
    winners.map(side => sideName(sitting, side)),
    terminal.language,
  );
  const [winner] = winners;
  const isTeam = winner !== undefined && listed(winner.seats).length > 1;
  const sentence = winners.length > 1 ? say.winTogether(names) : isTeam ? say.win(names) : say.wins(names);
  const places = outcome.sides
    .toSorted((one, other) => one.place - other.place)
    .map(side => [
      `  ${side.place}  ${sideName(sitting, side)}`,
      ...(side.score === null ? [] : [sitting.wording?.score?.(side.score) ?? say.points(side.score)]),
    ]);
  terminal.print([style.strong(sentence), '', ...inColumns(places)].join('\n'));
}

/** The players of a side; for one that nobody plays, what the game calls it. */
function sideName({ wording, names, terminal }: KeyboardGame, { side, seats }: OutcomeSide): string {
  const players = listed(seats).map(seat => names[seat] ?? String(seat + 1));
  return players.length === 0 ? (wording?.sides?.[side] ?? side) : enumerated(players, terminal.language);
}

/** Two columns, both to the left. */
function inLeftColumns(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => [...first].length));
  return rows.map(([first = '', ...rest]) => `${first}${' '.repeat(width - [...first].length)}   ${rest.join(' ')}`);
}
