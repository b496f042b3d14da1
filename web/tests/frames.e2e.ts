import { Evening } from './decrypto-moves.ts';
import { askedOrOver, gathered, looksRight, overOn } from './frame-moves.ts';
import { expect, QUICK, test } from './house.ts';
import { listenTo, momentsOf } from './listening.ts';
import { decryptoLeaks, diceIn } from './secrets.ts';

// whole games with up to six pages: on a busy machine each touch takes a second
test.describe.configure({ timeout: 360_000 });

const PHONE = { viewport: { width: 390, height: 844 } };

test.describe('Decrypto', () => {
  const PEOPLE = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

  test('six people, two teams of three, and a big screen, in French', async ({ house, people }) => {
    const { sitters, replay } = await gathered(house, people, {
      wish: { game: 'decrypto', seats: 6, options: { language: 'fr', teams: 'seats', white: 'first' } },
      people: PEOPLE.map((name, i) => ({ name, options: { locale: 'fr-FR', ...(i % 3 === 0 ? PHONE : {}) } })),
      bots: [],
    });
    const players = sitters.map(({ page }, seat) => ({ page, team: seat < 3 ? (0 as const) : (1 as const) }));
    // the television in the middle: it hears what everybody hears, and nothing else
    const screen = await people.person('television', { locale: 'fr-FR', viewport: { width: 1366, height: 768 } });
    const onScreen = listenTo(screen);
    await screen.goto(`/screen/${new URL(sitters[0]?.page.url() ?? '').pathname.split('/').at(-1)}`);
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
    await expect(overOn(screen)).toBeVisible();
    expect(decryptoLeaks(onScreen, game, evening.said)).toEqual([]);
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
