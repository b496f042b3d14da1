/** Every game can be played in plain lists: it has a picture in both languages, and what can be pointed at is in it. */
import { readFileSync } from 'node:fs';
import { shelf } from '@havre/engine/games/index.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import { randomAnswer } from '@havre/engine/kernel/laws/random-players.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { rulesOf } from '@havre/engine/kernel/position.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { PUBLIC, perSeat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../places.ts';

/** A kept game with as much in it as there is, and the actions that one points at there. */
const KEPT: { readonly [game: string]: { readonly name: string; readonly pointed: readonly string[] } } = {
  jamaica: { name: 'crew-2021-6-seats', pointed: ['chooseCard', 'attack', 'load', 'stealHold'] },
  'captain-jack': { name: 'advanced-4-seats', pointed: ['turn'] },
  aquatika: { name: 'reef', pointed: ['move', 'place'] },
  decrypto: { name: 'six-in-french', pointed: [] },
  'fuji-flush': { name: '8-seats', pointed: ['playCard'] },
};
const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gita', 'Hugo'];

/** A kept game once more: the table before each of its moves. */
function* keptMoments(game: Game, folder: string, name: string): Generator<Match<Rules>> {
  const file = new URL(`../../../../engine/games/${folder}/playthroughs/${name}.json`, import.meta.url);
  const { options, seats, version, entries } = JSON.parse(readFileSync(file, 'utf8'));
  const [start, ...rest] = entries as readonly MatchEntry[];
  if (start === undefined) throw new Error(`${name} is empty.`);
  const match = Match.again(rulesOf(game, version) ?? game, { options, seats }, start);
  for (const entry of rest) {
    yield match;
    if (isRefusal(match.repeat(entry))) throw new Error(`${name} cannot be played again.`);
  }
}

const MOST_MOMENTS = 200;

/** The same of a game of which none is named above, such as a new one: somebody plays anything. */
function* randomMoments(game: Game): Generator<Match<Rules>> {
  const dice = new SeededDice(1);
  const match = Match.start(game, { seats: game.seats.max, chance: new Stream(seededNumbers(1)) });
  for (let moment = 0; moment < MOST_MOMENTS && !match.over; moment++) {
    yield match;
    const answer = randomAnswer(match, dice, moment, false);
    if (answer === null || isRefusal(match.play(answer.seat, answer.action))) throw new Error('the game is stuck');
  }
}

describe.each(shelf.map(({ id, game }) => ({ id, game })))('$id in plain lists', ({ id, game }) => {
  const kept = KEPT[id];

  test('has a picture for everybody in both languages, and in it the places one points at', () => {
    const seen = new Set<string>();
    for (const match of kept === undefined ? randomMoments(game) : keptMoments(game, id, kept.name)) {
      const asked = perSeat(match.seats, seat => seat).filter(seat => match.asked(seat)?.awaited === true);
      for (const viewer of [PUBLIC, ...asked])
        for (const language of LANGUAGES) {
          const wording = wordings[id]?.[language];
          const picture = wording?.picture?.(match.view(viewer), viewer, NAMES) ?? [];
          expect(JSON.stringify(picture)).not.toMatch(/undefined|NaN|\[object|^\[\]$/);
          const places = placesOf(picture);
          for (const action of viewer === PUBLIC ? [] : (match.asked(viewer)?.legal ?? []))
            for (const way of wording?.ways?.(action as AnyAction) ?? [])
              if (kept === undefined || kept.pointed.includes(action.type)) {
                seen.add(action.type);
                expect([...places]).toEqual(expect.arrayContaining([...way]));
              }
        }
    }
    if (kept !== undefined) expect([...seen].sort()).toEqual([...kept.pointed].sort());
  });
});
