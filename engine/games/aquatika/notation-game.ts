/** Whole games as text; `docs/aquatika.md` describes it. */
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import type { ExternalEvent } from '../../kernel/external-events.ts';
import { Match } from '../../kernel/match.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { everyone, NOBODY, type Seat } from '../../kernel/seats.ts';
import { BadNotation, type NotationProblem } from '../bad-notation.ts';
import type { Notation } from '../notations.ts';
import { type Aquatika, aquatika } from './game.ts';
import { colourLetter, colourOfLetter, kindLetter, kindOfLetter, moveText, readMove } from './notation.ts';
import { type Colour, GREY, type Kind, kindOf, NO_KIND, YELLOW } from './pieces.ts';
import {
  type Action,
  boardOf,
  colourAt,
  type DrawRule,
  type Event,
  opponentOf,
  seatWith,
  type WinRule,
} from './state.ts';

const TITLE = 'Aquatika';
/** A turn that was sat out, an end that has not come, somebody who has not begun. */
const SAT_OUT = '--';
const UNFINISHED = 'unfinished';
const NOT_YET = '-';

/** How games end, by the row that ends them. */
const WINS: { readonly [R in WinRule]: string } = {
  'AQU-END-01': 'target',
  'AQU-END-08': 'blocked',
  'AQU-END-14': 'resigned',
  'AQU-NET-01': 'time',
  'AQU-NET-02': 'left',
};
const DRAWS: { readonly [R in DrawRule]: string } = {
  'AQU-END-08': 'blocked',
  'AQU-END-12': 'repetition',
  'AQU-END-13': 'quiet',
  'AQU-END-14': 'agreed',
};

/** The options that a text names one by one; colours and the first turn are in it anyhow. */
const NAMED = ['board', 'jumpSideways', 'hiddenPrey', 'noMoveResult', 'repetitionCount', 'quietTurns'] as const;

// --- Writing --------------------------------------------------------------------------------------------------------------

/**
 * A whole game as text. While prey is hidden, a game that is not over has none: with all its moves every covering could be
 * replayed (AQU-INFO-10).
 * @example gameText(match).split('\n').at(-1) // 'result Y target'
 */
export function gameText(match: Match<Aquatika>): string {
  if (!notation.mayBeWritten(match)) throw new Error('a game with hidden prey is written down once it is over');
  if (match.isArranged || match.firstSeq > 0) throw new Error('a game without its beginning cannot be written down');
  const { options, state } = match;
  return [
    TITLE,
    ...NAMED.map(name => `${name} ${options[name]}`),
    `yellow ${state.yellow + 1}`,
    ...[YELLOW, GREY].map(colour => `camp ${colourLetter(colour)} ${campOf(match, colour).map(kindLetter).join('')}`),
    `first ${state.first === NOBODY ? NOT_YET : colourLetter(colourAt(state, state.first))}`,
    ...numbered(turnsOf(match)),
    `result ${resultOf(match)}`,
  ].join('\n');
}

const eventsOf = (match: Match<Aquatika>): Event[] => match.log.flatMap(entry => entry.events);

/** The arrangement of a camp as it was revealed, else as far as it has come. */
function campOf(match: Match<Aquatika>, colour: Colour): Kind[] {
  const { state } = match;
  const revealed = eventsOf(match).find(event => event.type === 'revealed');
  if (revealed === undefined) return state.arrangements[seatWith(state, colour)];
  return boardOf(state).camps[colour].map(cell => kindOf(revealed.top[cell]));
}

function turnsOf(match: Match<Aquatika>): string[] {
  const [start, ...line] = match.log;
  const again = Match.again(aquatika, { options: match.options, seats: 2 }, start);
  const turns: string[] = [];
  for (const entry of line) {
    const { cause, events } = entry;
    if (cause.type === 'act' && (cause.action.type === 'move' || cause.action.type === 'carry'))
      turns.push(moveText(again.state, cause.action));
    again.repeat(entry);
    for (const { type } of events) if (type === 'satOut') turns.push(SAT_OUT);
  }
  return turns;
}

/** Two turns to a line: '1. Sb2-b3 Sd6-d5'. */
const numbered = (turns: readonly string[]): string[] =>
  turns.flatMap((turn, i) =>
    i % 2 === 0 ? [`${i / 2 + 1}. ${turn}${i + 1 < turns.length ? ` ${turns[i + 1]}` : ''}`] : [],
  );

function resultOf(match: Match<Aquatika>): string {
  for (const event of eventsOf(match)) {
    if (event.type === 'drawn') return `draw ${DRAWS[event.rule]}`;
    if (event.type === 'won') return `${colourLetter(colourAt(match.state, event.seat))} ${WINS[event.rule]}`;
  }
  return UNFINISHED;
}

// --- Reading --------------------------------------------------------------------------------------------------------------

/**
 * The game of a text, played again by the rules. Throws `BadNotation` at the first line that cannot be.
 * @example gameText(readGame(text)) === text
 */
export function readGame(text: string): Match<Aquatika> {
  const lines = new Lines(text);
  lines.title(TITLE);
  const options = Object.fromEntries(NAMED.map(name => [name, lines.option(name)]));
  const yellow = Number(lines.one('yellow', ['1', '2'])) - 1;
  const camps = [lines.camp(YELLOW), lines.camp(GREY)];
  const first = colourOfLetter(lines.one('first', ['Y', 'G', NOT_YET]));
  const match = Match.start(aquatika, {
    seats: 2,
    chance: new Stream(seededNumbers(0)),
    options: { ...options, yellow, first: first === undefined ? 'fish' : first ^ yellow },
  });
  for (const colour of [YELLOW, GREY])
    lines.at(camps[colour].line, () => arrangeCamp(match, colour, camps[colour].kinds, first !== undefined));
  const turns = lines.turns();
  for (const { line, turn } of turns) lines.at(line, () => takeTurn(match, turn));
  const result = lines.value('result');
  lines.here(() =>
    end(
      match,
      result,
      turns.map(({ turn }) => turn),
    ),
  );
  lines.finish();
  return match;
}

export const notation: Notation<Aquatika> = {
  title: TITLE,
  mayBeWritten: match => match.over || !match.options.hiddenPrey,
  write: gameText,
  read: readGame,
};

/** The lines of a text, read from the first to the last. */
class Lines {
  private readonly lines: string[];
  /** How many have been read: the number of the latest. */
  private read = 0;

  constructor(text: string) {
    this.lines = text.trim().split(/\r?\n/);
  }

  private next(): string {
    return (this.lines[this.read++] ?? '').trim();
  }

  title(title: string): void {
    if (this.next() !== title) throw this.wrong(`expected '${title}'`, 'title');
  }

  /** What a line says after its name. */
  value(name: string): string {
    const line = this.next();
    if (!line.startsWith(`${name} `)) throw this.wrong(`expected '${name} …'`);
    return line.slice(name.length + 1);
  }

  one(name: string, values: readonly string[]): string {
    const value = this.value(name);
    if (!values.includes(value)) throw this.wrong(`'${name}' is one of ${values.join(', ')}`);
    return value;
  }

  option(name: (typeof NAMED)[number]) {
    const { values } = aquatika.options[name];
    const written = this.one(name, values.map(String));
    return values.find(value => String(value) === written);
  }

  camp(colour: Colour): { line: number; kinds: Kind[] } {
    const kinds = [...this.value(`camp ${colourLetter(colour)}`)].map(letter => {
      const kind = kindOfLetter(letter);
      if (kind === undefined) throw this.wrong(`'${letter}' is no kind of piece`);
      return kind;
    });
    return { line: this.read, kinds };
  }

  turns(): { line: number; turn: string }[] {
    const turns: { line: number; turn: string }[] = [];
    for (let number = 1; /^\d/.test(this.lines[this.read] ?? ''); number++) {
      const [, ...said] = this.value(`${number}.`).match(/^(\S+)(?: (\S+))?$/) ?? [];
      if (said.length === 0) throw this.wrong('a line has one or two turns');
      for (const turn of said) if (turn !== undefined) turns.push({ line: this.read, turn });
    }
    return turns;
  }

  finish(): void {
    if (this.read === this.lines.length) return;
    this.next();
    throw this.wrong('nothing follows the result', 'end');
  }

  /** Does what a line says; what is wrong with it is wrong in that line. */
  at(line: number, run: () => void): void {
    try {
      run();
    } catch (error) {
      throw error instanceof BadNotation ? error.inLine(line) : error;
    }
  }

  here(run: () => void): void {
    this.at(this.read, run);
  }

  private wrong(why: string, problem: NotationProblem = 'line'): BadNotation {
    return new BadNotation(why, { problem, line: this.read });
  }
}

function arrangeCamp(match: Match<Aquatika>, colour: Colour, kinds: readonly Kind[], confirmed: boolean): void {
  const seat = seatWith(match.state, colour);
  const cells = boardOf(match.state).camps[colour];
  if (kinds.length !== cells.length) throw new BadNotation(`a camp has ${cells.length} cells, not ${kinds.length}`);
  kinds.forEach((kind, i) => {
    if (kind !== NO_KIND) act(match, seat, { type: 'place', kind, at: cells[i] });
  });
  if (confirmed) act(match, seat, { type: 'confirm' });
}

function takeTurn(match: Match<Aquatika>, turn: string): void {
  if (turn === SAT_OUT) return; // the rules see to it by themselves
  if (match.over || match.state.arranging)
    throw new BadNotation(`'${turn.slice(0, 40)}': nobody is to move`, { problem: 'end' });
  const { state } = match;
  act(match, state.turn, readMove(state, colourAt(state, state.turn), turn));
}

function act(match: Match<Aquatika>, seat: Seat, action: Action): void {
  const done = match.play(seat, action);
  if (isRefusal(done)) throw new BadNotation(`it is refused: ${done.refused} (${done.rule})`);
}

/** What was done at the table to end it, if that is how it ended; then it must have gone and ended as the text says. */
function end(match: Match<Aquatika>, result: string, turns: readonly string[]): void {
  const [who = '', how = ''] = result.split(' ');
  const winner = colourOfLetter(who);
  const loser = winner === undefined ? NOBODY : opponentOf(seatWith(match.state, winner));
  const entries: { readonly [how: string]: ExternalEvent } = {
    agreed: { type: 'agreed', on: 'draw', seats: everyone(2) },
    resigned: { type: 'resigned', seat: loser },
    time: { type: 'timeUp', seat: loser },
    left: { type: 'left', seat: loser },
  };
  if (Object.hasOwn(entries, how) && !match.over) match.applyExternal(entries[how]);
  if (turnsOf(match).join(' ') !== turns.join(' '))
    throw new BadNotation('a turn was sat out, or was not', { problem: 'end' });
  if (resultOf(match) !== result)
    throw new BadNotation(`it does not end with '${result.slice(0, 40)}'`, { problem: 'end' });
}
