/** Whole games of Captain Jack's Gold, played by touching the table and nothing else. */
import { askedOnTable, Player, watersOn } from './captain-jack-moves.ts';
import { accessibleIn } from './engines/accessibility-tree.ts';
import { actionsOn, gathered, looksRight, overOn } from './frame-moves.ts';
import { expect, QUICK, test } from './house.ts';
import { momentsOf } from './listening.ts';
import { diceIn } from './secrets.ts';
import { chosenByName } from './whole-games/hands.ts';

// whole games: on a busy machine each touch takes a second
test.describe.configure({ timeout: 420_000 });

for (const { rules, seats, options, lacks } of [
  { rules: 'base', seats: 2, options: {}, lacks: 'You lack:' },
  {
    rules: 'advanced',
    seats: 3,
    options: { viewport: { width: 390, height: 844 }, locale: 'fr-FR' },
    lacks: 'Il vous manque :',
  },
])
  test(`a whole game of ${seats} by the ${rules} rules, on the table itself`, {
    tag: rules === 'base' ? QUICK : [],
  }, async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'captain-jack', seats, options: { rules, first: 0 } },
      people: [{ name: 'Anne', options }],
      bots: Array.from({ length: seats - 1 }, () => 'planner'),
    });
    const [anne] = sitters;
    if (anne === undefined) throw new Error('nobody sits there');
    const { page, received } = anne;
    await askedOnTable(page);
    await expect(watersOn(page)).toHaveCount(3);
    await looksRight(page);
    await page.locator('.cj-letter').first().click();
    await expect(page.locator('.cj-slip-text')).toContainText(lacks);
    const player = new Player(page);
    for (let turn = 0; turn < 900 && (await askedOnTable(page)) === 'asked'; turn++) {
      // nothing has to be looked for in a list
      await expect(actionsOn(page)).toHaveCount(0);
      await player.act(turn);
    }
    await expect(overOn(page)).toBeVisible();
    const game = await replay();
    expect(momentsOf(received).length).toBeGreaterThan(20);
    expect(diceIn(received, game)).toEqual([]);
    expect(diceIn([withSecret(received, game.proof?.secret ?? '')], game)).not.toEqual([]);
  });

/** The first that was heard of the table, which is everything then, with something among it that should not be there. */
function withSecret(received: readonly string[], secret: string): string {
  const [first] = momentsOf(received);
  return JSON.stringify({ ...JSON.parse(first?.words ?? '{}'), always: [secret] });
}

test('a whole game of 2 by the advanced rules, by the accessibility tree alone', async ({ house, people }) => {
  const { sitters } = await gathered(house, people, {
    wish: { game: 'captain-jack', seats: 2, options: { rules: 'advanced', first: 0 } },
    people: [{ name: 'Anne' }],
    bots: ['planner'],
  });
  const [anne] = sitters;
  if (anne === undefined) throw new Error('nobody sits there');
  const { page } = anne;
  const devtools = await page.context().newCDPSession(page);
  let [before, inVain] = ['', 0];
  for (let turn = 0; turn < 900 && (await askedOnTable(page)) === 'asked'; turn++) {
    const now = await page.locator('.stage').innerText();
    inVain = now === before ? inVain + 1 : 0;
    before = now;
    await chosenByName(await accessibleIn(devtools), turn, inVain)?.activate();
  }
  await expect(overOn(page)).toBeVisible();
});

test('whoever plays by keyboard goes on where the next answers are', async ({ house, people }) => {
  const { sitters } = await gathered(house, people, {
    wish: { game: 'captain-jack', seats: 2, options: { first: 0 } },
    people: [{ name: 'Anne' }],
    bots: ['planner'],
  });
  const [anne] = sitters;
  if (anne === undefined) throw new Error('nobody sits there');
  const { page } = anne;
  for (let answers = 0; answers < 4; answers++) {
    await expect(page.locator('.cj button:is(.cj-tag, .lit):focus')).toHaveCount(1);
    const heard = momentsOf(anne.received).length;
    await page.keyboard.press('Enter');
    await expect.poll(() => momentsOf(anne.received).length).toBeGreaterThan(heard);
  }
  // The story is one stop on the way from the board to the own ship, and arrows lead through it.
  await expect(page.locator('.log-lines .log-moment[tabindex="0"]')).toHaveCount(1);
  await page.locator('.log-lines .log-moment[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.log-lines .log-moment').first()).toBeFocused();
});
