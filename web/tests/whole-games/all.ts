/**
 * Plays whole games of Captain Jack's Gold on the page, against bots: both rules, two to four players, three browsers; on a phone in
 * French, by keyboard, and by the accessibility tree alone.
 *
 *     npm run play:captain-jack                                           each of them once
 *     npm run play:captain-jack -- --rules base --seats 2 --games 9       nine of one kind in each browser
 *     npm run play:captain-jack -- --engine firefox --hand keyboard       by keyboard in Firefox
 */
import { asked, askedWrongly, numberAsked } from '../../../scripts/asked.mjs';
import { whyNoBrowser } from '../../../scripts/browsers.mjs';
import { ENGINES, type EngineName } from '../engines/engine.ts';
import { startEngine } from '../engines/start.ts';
import { House } from '../server-process.ts';
import { playWhole, type WholeGame } from './game.ts';
import { HANDS, type HandName } from './hands.ts';

const { values } = asked(import.meta.filename, {
  options: {
    engine: { type: 'string', multiple: true },
    rules: { type: 'string', multiple: true },
    seats: { type: 'string', multiple: true },
    hand: { type: 'string', multiple: true },
    games: { type: 'string' },
  },
});

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844, touch: true };

interface Planned extends WholeGame {
  readonly engine: EngineName;
}

const isWanted = (wished: readonly string[] | undefined, one: string | number): boolean =>
  wished?.includes(String(one)) ?? true;

/** Every game by touch in every browser, those of three on a phone; one more of each rules by each other way. */
function* planned(): Generator<Planned> {
  for (const rules of ['base', 'advanced'] as const)
    for (const seats of [2, 3, 4]) {
      const size = seats === 3 ? PHONE : DESK;
      for (const engine of ENGINES) yield { engine, rules, seats, hand: 'touch', language: 'fr', size };
      for (const engine of ENGINES) yield { engine, rules, seats, hand: 'keyboard', language: 'fr', size: DESK };
      yield { engine: 'chromium', rules, seats, hand: 'names', language: 'en', size: DESK };
    }
}

/** Without a wish, by keyboard and by names one game of each rules is enough. */
const isEnough = ({ engine, seats, hand }: Planned): boolean =>
  hand === 'touch' || values.hand !== undefined || (engine === 'chromium' && seats === 2);

const games = [...planned()].filter(
  game =>
    isEnough(game) &&
    isWanted(values.engine, game.engine) &&
    isWanted(values.rules, game.rules) &&
    isWanted(values.seats, game.seats) &&
    isWanted(values.hand, game.hand),
);
if (games.length === 0)
  askedWrongly(import.meta.filename, `There is no such game. Hands are ${Object.keys(HANDS).join(', ')}.`);
const times = numberAsked(import.meta.filename, values.games, 1);

const house = new House();
await house.open();
let failed = 0;
for (const name of ENGINES.filter(each => games.some(({ engine }) => engine === each))) {
  const why = name === 'chromium' ? null : whyNoBrowser(name);
  if (why !== null) {
    console.log(why);
    continue;
  }
  const engine = await startEngine(name);
  for (const game of games.filter(each => each.engine === name))
    for (let i = 0; i < times; i++) {
      const { rules, seats, hand, size } = game;
      const label = `${name}, ${rules}, ${seats} players, ${hand satisfies HandName}, ${size.width}×${size.height}`;
      try {
        const { deeds, aTurn, seconds } = await playWhole(engine, house.url, game);
        console.log(`${label}: to the end with ${deeds} touches, ${aTurn} a turn in the middle, in ${seconds} s`);
      } catch (error) {
        failed++;
        console.log(`${label}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  await engine.close();
}
await house.pullDown();
process.exitCode = failed === 0 ? 0 : 1;
