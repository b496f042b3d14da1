/** Two people at one keyboard, with pieces that only one of them may look at: Aquatika from the first piece to the end. */
import { aquatika } from '@havre/engine/games/aquatika/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { chosen } from '@havre/engine/kernel/options.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { expect, test } from 'vitest';
import { playOn } from '../playing.ts';
import { sittingAt } from '../sitting.ts';
import { type Person, person } from './person.ts';

/** What may be typed, of all that is on the screen. */
const keysOn = (screen: string): string[] => [...screen.matchAll(/^ +(\S+) {2}[A-Z]/gm)].map(found => found[1] ?? '');

async function played(seed: number): Promise<Person> {
  const game: Game = aquatika;
  const options = chosen(game, { yellow: 0 }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const dice = new SeededDice(seed);
  const somebody = person(({ prompt, printed }) => {
    if (!/your choice/i.test(prompt)) return '';
    const keys = keysOn(printed);
    const settling = keys.find(key => key === 'fill' || key === 'ok');
    return settling ?? keys[dice.below(keys.length)] ?? 'v';
  });
  const players = ['Anne', 'Ben'].map(name => ({ name, bot: null }));
  await playOn(sittingAt({ game, options, players, seed }, somebody.terminal));
  return somebody;
}

test('AQU-INFO-09: whole games are played by the names of cells, and no screen shows another’s prey', async () => {
  let stacks = 0;
  for (const seed of [1, 2, 3]) {
    const { screens, all } = await played(seed);
    expect(all).toMatch(/ wins\.|a draw\./);
    for (const screen of screens.slice(0, -1)) {
      if (/wins\.|a draw\./.test(screen)) continue; // all octopuses are lifted
      if (screen.includes('(yellow, you)')) expect(screen).not.toMatch(/o\([sfSF]\)/);
      if (screen.includes('(grey, you)')) expect(screen).not.toMatch(/O\([sfSF]\)/);
      stacks += /[oO]\([sfSF]\)/.test(screen) ? 1 : 0;
    }
  }
  expect(stacks).toBeGreaterThan(5);
});
