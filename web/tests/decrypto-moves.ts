/** An evening of Decrypto: six people or three, each at a page, who write, talk, contest, point and confirm. */
import { expect, type Page } from '@playwright/test';
import { overOn } from './frame-moves.ts';

export interface Player {
  readonly page: Page;
  readonly team: 0 | 1;
}

/** What a team guesses: its own code right or wrong, that of the others always as well as it can. */
export type Skill = 'understands' | 'misunderstands';

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su'];
const DRAW = /^(Draw the code card|Piocher la carte Code)$/;
const OPEN_CARD = /^(Open|Ouvrir)$/;
const CONFIRM_CLUES = /^(Confirm the clues|Confirmer les indices)$/;
const CONFIRM_GUESS = /^(Confirm|Confirmer) \d-\d-\d$/;
const FIELD = /^(?:Clue for|Indice pour) (\d), (.+)$/;
const CONTEST = /^(Object to clue|Contester l’indice) 1\b/;
const NEW_CLUE = /^(New clue for line|Nouvel indice pour la ligne) 1$/;
const REPLACE = /^(Replace|Remplacer)$/;
const keyOf = (digit: string) => new RegExp(`^(Digit|Chiffre) ${digit}\\b`);
const TALK = /^(Say something|Votre message)$/;

export class Evening {
  /** What only one team may ever see: what it said among itself. */
  readonly said: readonly [string[], string[]] = [[], []];
  readonly refused: string[] = [];
  objections = 0;
  private readonly players: readonly Player[];
  private readonly skills: readonly [Skill, Skill];
  private invented = 0;
  /** The code behind each first clue that was written, as its encryptor saw it. */
  private readonly codes = new Map<string, { team: 0 | 1; code: string }>();
  private readonly drafted = new Set<string>();

  constructor(players: readonly Player[], skills: readonly [Skill, Skill]) {
    this.players = players;
    this.skills = skills;
  }

  /** Plays until everybody sees the end. */
  async play(): Promise<void> {
    const [first] = this.players;
    if (first === undefined) throw new Error('nobody is there');
    for (let round = 0; round < 400 && !(await overOn(first.page).isVisible()); round++)
      for (const player of this.players) await this.turn(player);
    for (const { page } of this.players) await expect(overOn(page)).toBeVisible();
  }

  /** Whatever somebody can do now. */
  private async turn(player: Player): Promise<void> {
    const { page } = player;
    const press = (name: RegExp) =>
      page
        .getByRole('button', { name })
        .first()
        .click({ timeout: 2_000 })
        .catch(() => {});
    const sees = (name: RegExp) => page.getByRole('button', { name }).first().isVisible();
    if (await sees(DRAW)) return press(DRAW);
    if (await sees(CONFIRM_CLUES)) return this.write(player);
    if (await page.getByRole('textbox', { name: NEW_CLUE }).isVisible()) return this.replace(page);
    if (await sees(CONFIRM_GUESS)) return press(CONFIRM_GUESS);
    await this.guess(player);
  }

  private async write({ page, team }: Player): Promise<void> {
    // The card is covered until somebody wishes to see it, and with it what each line is for.
    if (!(await page.getByRole('textbox', { name: FIELD }).first().isVisible()))
      await page.getByRole('button', { name: OPEN_CARD }).click();
    const fields = page.getByRole('textbox', { name: FIELD });
    await expect(fields).toHaveCount(3);
    const labels = await page.locator('.dec-means .unseen').allInnerTexts();
    const asked = labels.map(label => FIELD.exec(label) ?? []);
    const [code, word] = [asked.map(([, digit]) => digit).join('-'), asked[0]?.[2] ?? ''];
    const clues = [this.invent(), this.invent(), this.invent()];
    for (const [i, clue] of clues.entries()) await fields.nth(i).fill(clue);
    if (this.refused.length === 0) {
      // one of the team's own words is no clue: the line says so while it is typed, with the row, and the others stay
      await fields.first().fill(word);
      await expect(page.locator('.dec-line-says').getByText(/DEC-CLUE-\d+/)).toBeVisible();
      await expect(fields.nth(1)).toHaveValue(clues[1] ?? '');
      await fields.first().fill(clues[0] ?? '');
      this.refused.push(word);
    }
    this.codes.set(clues[0] ?? '', { team, code });
    await page.getByRole('button', { name: CONFIRM_CLUES }).click();
    await expect(fields.first()).toBeHidden();
  }

  /** The listening team has contested a clue. */
  private async replace(page: Page): Promise<void> {
    const contested = await firstClueOn(page);
    const clue = this.invent();
    await page.getByRole('textbox', { name: NEW_CLUE }).fill(clue);
    await page.getByRole('button', { name: REPLACE }).click();
    const code = this.codes.get(contested);
    if (code !== undefined) this.codes.set(clue, code);
    await expect(page.getByRole('textbox', { name: NEW_CLUE })).toBeHidden();
  }

  private async guess({ page, team }: Player): Promise<void> {
    const canContest = await page.getByRole('button', { name: CONTEST }).isVisible();
    const canDraft = await page.getByRole('button', { name: keyOf('1') }).isVisible();
    if (!canContest && !canDraft) return;
    const key = await firstClueOn(page);
    const truth = this.codes.get(key);
    if (truth === undefined) return;
    if (this.objections === 0 && truth.team !== team && canContest) return this.contest(page);
    if (this.drafted.has(`${key} ${team}`) || !canDraft) return;
    this.drafted.add(`${key} ${team}`);
    await this.talk(page, team);
    const isRight = truth.team === team && this.skills[team] === 'understands';
    const digits = isRight ? truth.code.split('-') : othersThan(truth.code);
    for (const digit of digits) await page.getByRole('button', { name: keyOf(digit) }).click();
    await expect(page.getByRole('button', { name: CONFIRM_GUESS })).toBeVisible();
  }

  private async contest(page: Page): Promise<void> {
    this.objections++;
    await page.getByRole('button', { name: CONTEST }).click();
  }

  /** A word among the team; whoever shares the channel hears it. */
  private async talk(page: Page, team: 0 | 1): Promise<void> {
    if ((this.said[team].length ?? 0) > 0 || !(await page.getByRole('textbox', { name: TALK }).isVisible())) return;
    const text = `between us ${this.invent()}`;
    this.said[team].push(text);
    await page.getByRole('textbox', { name: TALK }).fill(text);
    await page.getByRole('textbox', { name: TALK }).press('Enter');
    for (const mate of this.players) if (mate.team === team) await expect(mate.page.getByText(text)).toBeVisible();
  }

  /** A clue that nobody has given and that means nothing. */
  private invent(): string {
    const number = 1000 + 37 * ++this.invented;
    return `${[...String(number)].map(digit => SYLLABLES[Number(digit)]).join('')}n`;
  }
}

/** The first of the clues that are being worked on. */
const firstClueOn = (page: Page): Promise<string> => page.locator('.dec-line .dec-clue').first().innerText();

/** Three digits that are not a code. */
function othersThan(code: string): string[] {
  return code === '1-2-3' ? ['4', '3', '2'] : ['1', '2', '3'];
}
