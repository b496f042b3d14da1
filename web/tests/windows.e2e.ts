/** Every table fits every window: a sample of what `npm run test:windows` measures. */
import { whyNoBrowser } from '../../scripts/browsers.mjs';
import { chromiumOf } from './engines/chromium.ts';
import type { Engine } from './engines/engine.ts';
import { startEngine } from './engines/start.ts';
import { expect, QUICK, test } from './house.ts';
import { knownIn, unknownIn } from './windows/known.ts';
import { measuredAtHome } from './windows/measuring.ts';
import { MOMENTS, type Moment, momentsOf } from './windows/moments.ts';
import { countTable, shareTable } from './windows/report.ts';
import { sizesNamed, type WindowSize } from './windows/sizes.ts';

const ONE = sizesNamed('390×844');
const TWO = sizesNamed('390×844', '1280×720');
const SIX = sizesNamed('320×568', '390×844', '844×390', '820×1180', '1280×720', '1920×1080');

/** A table that is known to violate something is looked at less closely: `npm run test:windows` has all of its moments. */
const sampleOf = (game: string): readonly Moment[] =>
  momentsOf(game, knownIn(game).length === 0 ? [] : ['start', 'middle', 'end']);

// Twenty moments in six windows take their time.
test.describe.configure({ timeout: 480_000 });

async function fits(engine: Engine, moments: readonly Moment[], sizes: readonly WindowSize[]) {
  const findings = await measuredAtHome({ engine, moments, sizes });
  console.log(`${shareTable(findings)}\n${countTable(findings)}`);
  expect(unknownIn(findings), 'nothing is wrong that was not known').toEqual([]);
}

for (const { game } of MOMENTS) {
  test(`${game} fits a phone`, { tag: QUICK }, async ({ browser }) => {
    await fits(chromiumOf(browser), momentsOf(game, ['middle']), ONE);
  });

  test(`${game} fits six windows`, async ({ browser }) => {
    await fits(chromiumOf(browser), sampleOf(game), SIX);
  });

  for (const name of ['firefox', 'webkit'] as const)
    test(`${game} fits two windows in ${name}`, async () => {
      const why = whyNoBrowser(name);
      test.skip(why !== null, why ?? '');
      const engine = await startEngine(name);
      try {
        await fits(engine, sampleOf(game), TWO);
      } finally {
        await engine.close();
      }
    });
}
