/**
 * A whole game of every box against bots, by touching the board alone, in every engine: also of the boxes of which
 * `engines.e2e.ts` plays some turns only. Each game says how long it took; whatever a page complains of is a failure.
 *
 *     npm run test:engines                                        every box in every engine
 *     npm run test:engines -- decrypto --engine webkit            one box in one engine
 */
import { shelf } from '@havre/engine/games/index.ts';
import { asked, namesAsked } from '../../../scripts/asked.mjs';
import { whyNoBrowser } from '../../../scripts/browsers.mjs';
import { House } from '../server-process.ts';
import { ENGINES, type EngineName } from './engine.ts';
import { beginHere, playToTheEnd, somebody } from './playing.ts';
import { startEngine } from './start.ts';
import { settled } from './waiting.ts';

const { values, positionals } = asked(import.meta.filename, {
  allowPositionals: true,
  options: { engine: { type: 'string', multiple: true } },
});
const boxes = shelf.map(({ id }) => id);
const games = namesAsked(import.meta.filename, boxes, positionals);
const engines = namesAsked(import.meta.filename, ENGINES, values.engine).filter(name => {
  const why = name === 'chromium' ? null : whyNoBrowser(name);
  if (why !== null) console.log(why);
  return why === null;
});

/** Plays one game to its end; what went wrong, or null. */
async function play(name: EngineName, game: string): Promise<string | null> {
  const house = new House();
  await house.open();
  const engine = await startEngine(name);
  try {
    const tab = await somebody(engine, house.url, 'Anne');
    await beginHere(tab, house.url, game);
    await playToTheEnd(tab);
    await settled(tab);
    return tab.complaints.length === 0 ? null : tab.complaints.join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await engine.close();
    await house.pullDown();
  }
}

for (const name of engines)
  for (const game of games) {
    const begun = Date.now();
    const wrong = await play(name, game);
    const took = `${Math.round((Date.now() - begun) / 1000)} s`;
    console.log(
      `${wrong === null ? 'played' : 'FAILED'}  ${name}: ${game}, ${took}${wrong === null ? '' : `: ${wrong}`}`,
    );
    if (wrong !== null) process.exitCode = 1;
  }
