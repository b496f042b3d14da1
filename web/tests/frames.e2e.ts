import { Evening } from './decrypto-moves.ts';
import { actionsOn, askedOrOver, choose, gathered, looksRight, overOn, touch } from './frame-moves.ts';
import { expect, QUICK, test } from './house.ts';
import { momentsOf } from './listening.ts';
import { decryptoLeaks, diceIn } from './secrets.ts';

// whole games with up to six pages: on a busy machine each touch takes a second
test.describe.configure({ timeout: 360_000 });

const PHONE = { viewport: { width: 390, height: 844 } };

test.describe('Captain Jack’s Gold', () => {
  const TASTE = [
    /^(Fulfil|Accomplir)/,
    /^(Dig|Découvrir)/,
    /^(Deliver|Remettre)/,
    /^(Take the card|Prendre la carte)/,
    /^(Keep|Garder)/,
    /^(Fight|Combattre)/,
    /^(Sail|Mettre le cap)/,
  ];
  for (const { rules, options, sea, whyNot } of [
    { rules: 'base', options: {}, sea: 'Sail: Coast', whyNot: 'That can only be done in port.' },
    {
      rules: 'advanced',
      options: { ...PHONE, locale: 'fr-FR' },
      sea: 'Mettre le cap sur la Côte',
      whyNot: 'Cela ne se fait qu’au port.',
    },
  ])
    test(`a whole game by the ${rules} rules against bots`, { tag: rules === 'base' ? QUICK : [] }, async ({
      house,
      people,
    }) => {
      const { sitters, replay } = await gathered(house, people, {
        wish: { game: 'captain-jack', seats: 3, options: { rules } },
        people: [{ name: 'Anne', options }],
        bots: ['planner', 'planner'],
      });
      const [anne] = sitters;
      if (anne === undefined) throw new Error('nobody sits there');
      const { page, received } = anne;
      await askedOrOver(page);
      await expect(async () => {
        // pointing at an area shows what can be done there, and nothing else
        if ((await page.locator('button[data-place="area 0"]').getAttribute('aria-pressed')) !== 'true')
          await touch(page, 'area 0');
        await expect(actionsOn(page).locator('.button.action')).toHaveText([sea]);
      }).toPass();
      await looksRight(page);
      await page.locator('.thing').filter({ hasText: /^LM/ }).first().click();
      await expect(page.getByRole('alert')).toContainText(whyNot);
      await expect(page.getByRole('alert')).toContainText('CJG-PORT-25');
      for (let turn = 0; turn < 600 && (await askedOrOver(page)) === 'asked'; turn++) await choose(page, TASTE);
      await expect(overOn(page)).toBeVisible();
      const game = await replay();
      expect(momentsOf(received).length).toBeGreaterThan(20);
      expect(diceIn(received, game)).toEqual([]);
      expect(diceIn(withSecret(received, game.proof?.secret ?? ''), game)).not.toEqual([]);
    });
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
    await expect(actionsOn(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(actionsOn(page).locator('.button.action').first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

/** What was received, with something in the last words before the end that should not be there. */
function withSecret(received: readonly string[], secret: string): string[] {
  const [last] = momentsOf(received).slice(-1);
  return received.map(words =>
    words === last?.words ? JSON.stringify({ ...JSON.parse(words), always: [secret] }) : words,
  );
}

test.describe('Decrypto', () => {
  const PEOPLE = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

  test('six people, two teams of three, in French', async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 6, options: { language: 'fr', teams: 'seats', white: 'first' } },
      people: PEOPLE.map((name, i) => ({ name, options: { locale: 'fr-FR', ...(i % 3 === 0 ? PHONE : {}) } })),
      bots: [],
    });
    const players = sitters.map(({ page }, seat) => ({ page, team: seat < 3 ? (0 as const) : (1 as const) }));
    const evening = new Evening(players, ['understands', 'misunderstands']);
    for (const { page } of sitters) await askedOrOver(page).catch(() => {});
    await evening.play();
    for (const { page } of sitters.slice(0, 2)) await looksRight(page);
    expect([evening.objections, evening.refused.length]).toEqual([1, 1]);
    const game = await replay();
    for (const { received } of sitters) {
      expect(momentsOf(received).length).toBeGreaterThan(20);
      expect([...decryptoLeaks(received, game, evening.said), ...diceIn(received, game)]).toEqual([]);
    }
    const [anne] = sitters;
    const asBlack = (anne?.received ?? []).map(words => words.replaceAll('"seat 0"', '"seat 5"'));
    const leaks = decryptoLeaks(asBlack, game, evening.said).join('\n');
    expect(leaks).toContain('affairs of 0');
    expect(leaks).toContain('between us');
  });

  test('three people, two against the lone Interceptor, in English', { tag: QUICK }, async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 3, options: { language: 'en', interceptor: 2 } },
      people: PEOPLE.slice(0, 3).map(name => ({ name })),
      bots: [],
    });
    const players = sitters.map(({ page }, seat) => ({ page, team: seat < 2 ? (0 as const) : (1 as const) }));
    const evening = new Evening(players, ['misunderstands', 'understands']);
    await evening.play();
    const game = await replay();
    for (const { received } of sitters) {
      expect(momentsOf(received).length).toBeGreaterThan(10);
      expect([...decryptoLeaks(received, game, evening.said), ...diceIn(received, game)]).toEqual([]);
    }
  });
});
