import { Evening, type Player } from './decrypto-moves.ts';
import { tabOf } from './engines/chromium.ts';
import { gathered, looksRight, overOn, type Sitter } from './frame-moves.ts';
import { expect, QUICK, test } from './house.ts';
import { listenTo, momentsOf } from './listening.ts';
import { decryptoLeaks, diceIn } from './secrets.ts';

// whole games with up to six pages: on a busy machine each touch takes a second
test.describe.configure({ timeout: 360_000 });

const PHONE = { viewport: { width: 390, height: 844 } };

/** Those who sit there, the first of them White. */
const playersIn = (sitters: readonly Sitter[], white: number): Promise<Player[]> =>
  Promise.all(
    sitters.map(async ({ page }, seat) => ({
      tab: await tabOf(page),
      team: seat < white ? (0 as const) : (1 as const),
    })),
  );

test.describe('Decrypto', () => {
  const PEOPLE = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

  test('six people, two teams of three, and a big screen, in French', async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 6, options: { language: 'fr', teams: 'seats', white: 'first' } },
      people: PEOPLE.map((name, i) => ({ name, options: { locale: 'fr-FR', ...(i % 3 === 0 ? PHONE : {}) } })),
      bots: [],
    });
    const players = await playersIn(sitters, 3);
    // the television in the middle: it hears what everybody hears, and nothing else
    const screen = await people.person('television', { locale: 'fr-FR', viewport: { width: 1366, height: 768 } });
    const onScreen = listenTo(screen);
    await screen.goto(`/screen/${new URL(sitters[0]?.page.url() ?? '').pathname.split('/').at(-1)}`);
    const evening = new Evening(players, {
      language: 'fr',
      misreads: team => team === 1,
      exchanges: true,
      overridesIn: 2,
    });
    await evening.play();
    for (const { page } of sitters.slice(0, 2)) await looksRight(page);
    expect([evening.objections.length, evening.refused.length]).toEqual([2, 1]);
    const game = await replay();
    for (const { received } of sitters) {
      expect(momentsOf(received).length).toBeGreaterThan(20);
      expect([...decryptoLeaks(received, game, evening.ofTeam), ...diceIn(received, game)]).toEqual([]);
    }
    await expect(overOn(screen)).toBeVisible();
    expect(decryptoLeaks(onScreen, game, evening.ofTeam)).toEqual([]);
    const [anne] = sitters;
    const asBlack = (anne?.received ?? []).map(words => words.replaceAll('"seat 0"', '"seat 5"'));
    const leaks = decryptoLeaks(asBlack, game, evening.ofTeam).join('\n');
    expect(leaks).toContain('affairs of 0');
    expect(leaks).toContain('between us');
  });

  test('three people, two against the lone Interceptor, in English', { tag: QUICK }, async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 3, options: { language: 'en', interceptor: 2 } },
      people: PEOPLE.slice(0, 3).map(name => ({ name })),
      bots: [],
    });
    const evening = new Evening(await playersIn(sitters, 2), { language: 'en', misreads: () => true });
    await evening.play();
    const game = await replay();
    for (const { page, received } of sitters) {
      // The Interceptor has no words: at the end too there is one machine, that of the others.
      await expect(page.locator('.dec-sheet')).toHaveCount(1);
      expect(momentsOf(received).length).toBeGreaterThan(10);
      expect([...decryptoLeaks(received, game, evening.ofTeam), ...diceIn(received, game)]).toEqual([]);
    }
  });
});
