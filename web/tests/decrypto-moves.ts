/** An evening of Decrypto: people at pages of any engine, who write, talk, contest, point and confirm. */
import { fitsOfListeners, fitsOfTeam, likeliestOf } from '@havre/engine/games/decrypto/bots/decoding.ts';
import { senseOf } from '@havre/engine/games/decrypto/bots/language-data.ts';
import { skillOf } from '@havre/engine/games/decrypto/bots/skill.ts';
import { type Code, digitsOf } from '@havre/engine/games/decrypto/material.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import { type DecryptoSight, lookAround } from './decrypto-sight.ts';
import type { Tab } from './engines/engine.ts';
import { tapIfThere } from './engines/tapping.ts';
import { until } from './engines/waiting.ts';

type TeamNumber = 0 | 1;

export interface Player {
  readonly tab: Tab;
  readonly team: TeamNumber;
}

export interface EveningPlan {
  readonly language: WordLanguage;
  /** Whether a team misreads its own code in a round; those who listen in never read a code that a person has written. */
  misreads(team: TeamNumber, round: number): boolean;
  /** Whether people give clues that mean something; else nobody can understand them but by asking who wrote them. */
  readonly isMeant?: boolean;
  /** Whether the team of the first player asks for other words before the first code. */
  readonly exchanges?: boolean;
  /** The round in which the team of the first player settles on another encryptor. */
  readonly overridesIn?: number;
}

/** What happened that a test may want to know of. */
export interface EveningStory {
  /** What only one team may ever see: what it said and noted among itself. */
  readonly ofTeam: readonly [string[], string[]];
  /** Own words that somebody has tried to write as a clue. */
  readonly refused: string[];
  readonly objections: readonly number[];
  readonly tasks: ReadonlySet<string>;
}

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su'];
const MOST_TURNS = 2_000;
const POLL_MS = 30;

export class Evening implements EveningStory {
  readonly ofTeam: readonly [string[], string[]] = [[], []];
  readonly refused: string[] = [];
  readonly objections: number[] = [];
  readonly tasks = new Set<string>();
  /** Called each time everybody has had a look: what else happens on an evening. */
  between: (round: number) => Promise<void> = async () => {};
  private readonly players: readonly Player[];
  private readonly plan: EveningPlan;
  private invented = 0;
  /** The code behind each first clue that was written, as its encryptor saw it. */
  private readonly codes = new Map<string, { team: TeamNumber; code: readonly number[] }>();
  private readonly said = new Set<string>();
  /** Who sets the drums for some clues, and for which clues that is done. */
  private readonly leaders = new Map<string, Tab>();
  private readonly drafted = new Set<string>();
  /** What the lever for other words says to each of them before they have pulled it. */
  private readonly levers = new Map<Tab, string>();
  /** What was asked for once, by whom: asking again would take it back. */
  private readonly asked = new Set<string>();

  constructor(players: readonly Player[], plan: EveningPlan) {
    this.players = players;
    this.plan = plan;
  }

  /** Plays until everybody sees the end. */
  async play(): Promise<void> {
    let sights: DecryptoSight[] = [];
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      sights = [];
      for (const player of this.players) sights.push(await this.turn(player));
      if (sights.every(({ isOver }) => isOver)) return;
      await this.between(sights[0]?.round ?? 0);
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`the evening does not end: ${JSON.stringify(sights)}`);
  }

  /** Whatever somebody can do now. */
  private async turn(player: Player): Promise<DecryptoSight> {
    const sight = await lookAround(player.tab);
    if (sight.isOver || sight.task === null) return sight;
    this.tasks.add(sight.task);
    switch (sight.task) {
      case 'choose':
        await this.choose(player, sight);
        break;
      case 'write':
        await this.write(player, sight);
        break;
      case 'listen':
        await this.contest(player, sight);
        break;
      case 'guess':
        if (!(await this.contest(player, sight))) await this.guess(player, sight);
        break;
      case 'behindGlass':
        await this.answer(player, sight);
        break;
      case 'name':
        await this.name(player, sight);
        break;
      case 'judge':
        await this.judge(player);
        break;
      case 'reveal': // read, and it need not stand there any longer
        await player.tab.evaluate(`void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))`);
        break;
    }
    return sight;
  }

  private async choose(player: Player, { deeds, round, chairs, exchange }: DecryptoSight): Promise<void> {
    const { exchanges = false, overridesIn = 0 } = this.plan;
    const isOfFirst = player.team === this.players[0]?.team;
    if (exchanges && isOfFirst && round === 1 && deeds.includes('exchangeWords')) {
      // Once it is wished, the same lever would take it back, and says so.
      const asks = this.levers.get(player.tab) ?? exchange;
      this.levers.set(player.tab, asks);
      if (exchange === asks) await press(player, 'exchangeWords');
      return; // nobody draws before the words are others
    }
    const last = chairs.length - 1;
    if (isOfFirst && round === overridesIn && chairs[last] !== 'chosen') {
      await tapIfThere(player.tab, ['.dec-chair:last-child button']);
      return;
    }
    if (deeds.includes('drawCode')) await press(player, 'drawCode');
  }

  private isFirstTime(what: string, { tab }: Player): boolean {
    const key = `${what} ${this.players.findIndex(player => player.tab === tab)}`;
    const isFirst = !this.asked.has(key);
    this.asked.add(key);
    return isFirst;
  }

  private async write(player: Player, { meanings, isWritten }: DecryptoSight): Promise<void> {
    const { tab, team } = player;
    if (isWritten) return void (await press(player, 'confirmClues'));
    // The card is covered until somebody wishes to see it, and with it what each line is for.
    if (meanings.length === 0) return void (await tapIfThere(tab, ['.dec-slot button.quiet']));
    const clues: string[] = [];
    for (const [line, { word }] of meanings.entries()) {
      if (this.refused.length === 0) {
        await tryBadLines(tab, line);
        await this.tryOwnWord(tab, line, word);
      }
      clues.push(await this.writeLine(tab, line, word));
    }
    this.codes.set(clues[0] ?? '', { team, code: meanings.map(({ digit }) => digit) });
    await press(player, 'confirmClues');
  }

  /** One of the team's own words is no clue: the line says so while it is typed, with the row. */
  private async tryOwnWord(tab: Tab, line: number, word: string): Promise<void> {
    this.refused.push(word);
    await fill(tab, `#dec-clue-${line + 1}`, word);
    await citesItsRow(tab, line, word);
  }

  private async writeLine(tab: Tab, line: number, word: string): Promise<string> {
    for (const clue of this.cluesFor(word)) {
      if (this.said.has(clue)) continue;
      this.said.add(clue);
      await fill(tab, `#dec-clue-${line + 1}`, clue);
      if (await tab.evaluate<boolean>(`document.querySelector('#dec-clue-${line + 1}')?.ariaInvalid !== 'true'`))
        return clue;
    }
    throw new Error(`there is no clue left for ${word}`);
  }

  private cluesFor(word: string): string[] {
    const known = this.plan.isMeant === true ? this.sense.language.clues.of(word).map(({ clue }) => clue) : [];
    return [...known, this.invent()];
  }

  private get sense() {
    return senseOf({ language: this.plan.language, words: '' });
  }

  /** One objection on each side of the table: the first leads to another clue, the second to none. */
  private async contest(player: Player, { deeds, clues }: DecryptoSight): Promise<boolean> {
    const written = this.codes.get(clues[0] ?? '');
    if (!deeds.includes('object') || written === undefined || this.objections.includes(player.team)) return false;
    this.objections.push(player.team);
    return press(player, 'object');
  }

  private async answer(player: Player, { clues, answers }: DecryptoSight): Promise<void> {
    if (answers === 0) return;
    const { tab } = player;
    if (this.objections.length > 1) {
      await press(player, 'letStand');
    } else {
      const clue = this.invent();
      const written = this.codes.get(clues[0] ?? '');
      if (written !== undefined) this.codes.set(clue, written);
      await fill(tab, '.dec-answer input', clue);
      await tapIfThere(tab, ['.dec-answer button[type="submit"]']);
    }
  }

  private async guess(player: Player, sight: DecryptoSight): Promise<void> {
    const { tab, team } = player;
    const { round, drums, clues, deeds, isOurs } = sight;
    if (!sight.canDraft || clues.length === 0) return;
    const key = `${clues[0]} ${team}`;
    const written = this.codes.get(clues[0] ?? '');
    const wanted = isOurs
      ? this.plan.misreads(team, round)
        ? otherThan(written?.code ?? this.thought(sight))
        : (written?.code ?? this.thought(sight))
      : written === undefined
        ? this.thought(sight)
        : otherThan(written.code);
    // Whoever of the team looks first sets the drums, touch by touch; the others go by what is there.
    const leader = this.leaders.get(key) ?? tab;
    this.leaders.set(key, leader);
    if (leader === tab && !this.drafted.has(key)) {
      await this.talk(player);
      await this.note(player);
      const drum = wanted.findIndex((digit, i) => drums[i] !== digit);
      if (drum === -1) this.drafted.add(key);
      else await pointTo(tab, drum, wanted[drum] ?? 0);
    } else if (this.drafted.has(key) && deeds.includes('confirm')) await press(player, 'confirm');
  }

  /** What somebody with a vocabulary makes of clues that a program has written. */
  private thought({ isOurs, words, given, clues }: DecryptoSight): readonly number[] {
    const skill = skillOf(0, { overlooks: 20, blunders: 0 });
    const fits = isOurs
      ? fitsOfTeam(this.sense, { words, given }, clues, skill)
      : fitsOfListeners(this.sense, given, clues, skill);
    return digitsOf(likeliestOf(fits).code as Code);
  }

  private async name(player: Player, { deeds, named }: DecryptoSight): Promise<void> {
    if (!deeds.includes('confirmWords')) return;
    if (named.some(word => word === '') && this.isFirstTime(`name ${player.team}`, { ...player })) {
      for (let i = 0; i < 4; i++)
        if (named[i] === '') await propose(player.tab, `.dec-named li:nth-child(${i + 1}) input`, this.invent());
    }
    await press(player, 'confirmWords');
  }

  /** Each team accepts something that is near enough, once, and stands by it. */
  private async judge(player: Player): Promise<void> {
    const { team } = player;
    if (!this.asked.has(`accept ${team}`) && (await press(player, 'accept'))) this.asked.add(`accept ${team}`);
    else await press(player, 'confirmVerdict');
  }

  /** A word among the team; whoever shares the channel hears it. */
  private async talk({ tab, team }: Player): Promise<void> {
    if (this.ofTeam[team].length > 0) return;
    const field = '.dec-talk .dec-say input';
    // Where there is no room beside the sheets, it is a page to turn to.
    if (!(await isThere(tab, field))) await tapIfThere(tab, ['.dec-tab:nth-child(3)']);
    if (!(await isThere(tab, field))) return;
    const text = `between us ${this.invent()}`;
    this.ofTeam[team].push(text);
    await fill(tab, field, text);
    await tapIfThere(tab, ['.dec-talk .dec-say button[type="submit"]']);
    await until(
      tab,
      `document.querySelector('.dec-said')?.textContent.includes(${JSON.stringify(text)}) === true`,
      'it is said',
    );
  }

  /** A guess in pencil at the other team's first word, once. */
  private async note({ tab, team }: Player): Promise<void> {
    const field = '.dec-sheet .dec-pencil:not([readonly])';
    if (this.ofTeam[team].length !== 1 || !(await isThere(tab, field))) return;
    const text = `perhaps ${this.invent()}`;
    this.ofTeam[team].push(text);
    await fill(tab, field, text);
    await tab.evaluate(`document.activeElement?.blur()`);
  }

  /** A clue that nobody has given and that means nothing. */
  private invent(): string {
    const number = 1000 + 37 * ++this.invented;
    return `${[...String(number)].map(digit => SYLLABLES[Number(digit)]).join('')}n`;
  }
}

/** What is pasted by mistake or mischief: a page of a novel, pictures, marks that turn or hide letters, nothing but signs. */
const BAD_LINES = [
  'Longtemps, on se coucha tôt. '.repeat(40),
  '🐟🐟',
  'mot\u202etom',
  'a\u0007b',
  'sn\u200bow',
  '<!-- -->…?!',
];

/** Each is refused with a sentence and its row. */
async function tryBadLines(tab: Tab, line: number): Promise<void> {
  for (const text of BAD_LINES) {
    await paste(tab, line, '');
    await until(tab, `!(${cited(line)})`, 'nothing is wrong with an empty line yet');
    await paste(tab, line, text);
    await citesItsRow(tab, line, text);
  }
}

const paste = (tab: Tab, line: number, text: string): Promise<void> =>
  tab.evaluate(`(() => {
    const field = document.querySelector('#dec-clue-${line + 1}');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);

const cited = (line: number): string =>
  `/DEC-CLUE-\\d+/.test(document.querySelector('#dec-clue-${line + 1}-says')?.textContent ?? '')`;

const citesItsRow = (tab: Tab, line: number, text: string): Promise<void> =>
  until(tab, cited(line), `${JSON.stringify(text.slice(0, 40))} is refused and its row is cited`);

/** Three digits that are not a code. */
const otherThan = (code: readonly number[]): readonly number[] => [code[1] ?? 0, code[2] ?? 0, code[0] ?? 0];

const press = ({ tab }: Player, deed: string): Promise<boolean> => tapIfThere(tab, [`[data-deed="${deed}"]`]);

const isThere = (tab: Tab, selector: string): Promise<boolean> =>
  tab.evaluate(`(() => {
    const rail = document.querySelector('.dec-rail')?.getBoundingClientRect();
    const field = document.querySelector('${selector}');
    const box = field?.getBoundingClientRect();
    return field?.checkVisibility() === true && (rail === undefined || !field.closest('.dec-rail') || box.left >= rail.left - 1 && box.right <= rail.right + 1);
  })()`);

const fieldAt = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/** Puts a text in the place of whatever is written in a field. */
async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  const field = fieldAt(selector);
  await write(tab, field, text);
  await until(tab, `${field} === null || ${field}.value === ${JSON.stringify(text)}`, `${text} is written`);
}

/** Writes in a field that mates write in as well: what stands there in the end may be theirs. */
async function propose(tab: Tab, selector: string, text: string): Promise<void> {
  const field = fieldAt(selector);
  await write(tab, field, text);
  await until(tab, `${field} === null || ${field}.value !== ''`, 'something is proposed');
}

async function write(tab: Tab, field: string, text: string): Promise<void> {
  await tab.evaluate(`void (${field}?.focus(), ${field}?.select())`);
  await tab.type(text);
}

/** Two touches: the drum, then the digit. */
async function pointTo(tab: Tab, drum: number, digit: number): Promise<void> {
  await tapIfThere(tab, [`[data-drum="${drum + 1}"][aria-pressed="false"]`]);
  await tapIfThere(tab, [`[data-key="${digit}"]`]);
}
