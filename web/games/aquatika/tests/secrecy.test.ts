/**
 * What lies under an octopus shows to nobody but its owner (AQU-INFO-09, AQU-INFO-11): two positions that differ in nothing else
 * are the same page for everybody else, in every name, mark and movement; and what happens there is told in the same words.
 */
import '../../../tests/a-browser.ts';
import { type Aquatika, aquatika } from '@havre/engine/games/aquatika/game.ts';
import { kindOf, NONE, OCTOPUS } from '@havre/engine/games/aquatika/pieces.ts';
import { type Action, type Event, opponentOf, type State } from '@havre/engine/games/aquatika/state.ts';
import { wording } from '@havre/engine/games/aquatika/wording.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import { NO_DICE, SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { film } from '@havre/engine/kernel/film.ts';
import { toldTo } from '@havre/engine/kernel/journal.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, PUBLIC, type Seat } from '@havre/engine/kernel/seats.ts';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { Lagoon } from '../lagoon/lagoon.tsx';
import { framesOf } from '../lagoon/swimming.ts';
import { cellText } from '../naming.ts';
import { movingTime, pace, soundOf } from '../pace.ts';
import { Plates } from '../plates.tsx';
import { NOTHING_TO_DO, sceneOf, sightOf } from '../reading.ts';
import { catalogues } from '../speech.ts';
import { markup } from './markup.ts';

const NAMES = ['Anne', 'Ben'];
/** So many pages tell enough: each is the whole lagoon in every language. */
const MOST = 30;
/** Acts take longer: each is a film of such pages. */
const ENOUGH = 10;

/** The page as a viewer sees it; null for onlookers. */
function pageOf(state: State, seat: Seat | null, event: Event | null = null): string {
  const view = aquatika.view(state, seat ?? -1);
  const scene = sceneOf(view, { seat, isLow: false, camp: null, event }, NOTHING_TO_DO);
  return Object.values(catalogues)
    .map(
      words =>
        markup(h(Lagoon, { scene, touching: null, nameOf: cell => cellText(words, view, scene, cell) })) +
        markup(h(Plates, { view, seat, names: NAMES, acting: [], notes: () => [], signs: () => null })),
    )
    .join('');
}

/** Plays on, with a liking for octopuses, and looks at every position with something under one. */
function positions(seed: number, look: (match: Match<Aquatika>, events: readonly Event[]) => void): void {
  const dice = new SeededDice(seed);
  const match: Match<Aquatika> = Match.start(aquatika, {
    seats: 2,
    options: {},
    chance: new Stream(seededNumbers(seed)),
  });
  for (let moves = 0; !match.over && moves < 60; moves++) {
    const seat = lowest(match.awaited);
    const legal = match.asked(seat)?.legal ?? [];
    const ready = legal.find(({ type }) => type === 'confirm' || type === 'fill');
    const liked = legal.filter(action => action.type === 'carry' || coversSomething(match.state, action));
    const from = liked.length > 0 ? liked : legal;
    const entry = match.play(seat, ready ?? (from[dice.below(from.length)] as Action));
    if (isRefusal(entry)) throw new Error(entry.refused);
    if (!match.over && match.state.under.some(prey => prey !== NONE))
      look(match, match.viewerEntry(entry, opponentOf(seat))?.events ?? []);
  }
}

const coversSomething = ({ top }: State, action: Action): boolean =>
  action.type === 'move' && top[action.to] !== NONE && kindOf(top[action.from] ?? NONE) === OCTOPUS;

test('two positions that look the same to a viewer are the same page', () => {
  let [compared, told] = [0, 0];
  for (let seed = 1; seed <= 12; seed++)
    positions(seed, ({ state }, events) => {
      if (compared > MOST) return;
      for (const seat of [0, 1, null]) {
        const other = aquatika.clone(state, NO_DICE);
        aquatika.determinise(other, seat ?? -1, new SeededDice(seed * 7 + 1));
        if (JSON.stringify(other.under) === JSON.stringify(state.under)) continue;
        const event = events.find(({ type }) => type === 'moved') ?? null;
        expect(pageOf(other, seat, event)).toBe(pageOf(state, seat, event));
        compared++;
        // and whoever owns the octopus is shown what changed
        if (seat !== null && pageOf(other, opponentOf(seat)) !== pageOf(state, opponentOf(seat))) told++;
      }
    });
  expect(compared).toBeGreaterThan(MOST);
  expect(told).toBeGreaterThan(5);
});

/** Everything that a viewer is told and shown while an act happens: events, sentences, sounds, movements, and the page itself. */
function shownOf(before: State, seat: Seat, action: Action, viewer: Seat | null): string {
  const s = aquatika.clone(before, NO_DICE);
  const shown: string[] = [];
  const entry = { seq: 1, cause: { type: 'act' as const, seat, action }, draws: [], events: [] };
  film(aquatika, s, entry, (now, at) => {
    for (const event of toldTo((now.journal?.events[at] ?? {}) as Event, viewer ?? PUBLIC))
      shown.push(
        JSON.stringify([event, pace(event), movingTime(event), soundOf(event)]),
        ...Object.values(wording).map(words => eventText(words, event, NAMES)),
        event.type === 'moved' ? JSON.stringify(framesOf(sightOf(aquatika.view(now, 0), 0, false), event)) : '',
        pageOf(now, viewer, event),
      );
  });
  return shown.join('\n');
}

test('a prey that is taken along is nowhere in what the others are told and shown on the way', () => {
  let [compared, told] = [0, 0];
  for (let seed = 1; seed <= 12; seed++)
    positions(seed, match => {
      const owner = lowest(match.awaited);
      const carried = (match.asked(owner)?.legal ?? []).find(({ type }) => type === 'carry');
      if (carried?.type !== 'carry' || compared > ENOUGH) return;
      for (const viewer of [opponentOf(owner), null]) {
        const other = aquatika.clone(match.state, NO_DICE);
        aquatika.determinise(other, viewer ?? PUBLIC, new SeededDice(seed * 5 + 1));
        if (other.under[carried.from] === match.state.under[carried.from]) continue;
        // where nothing lies under it, it looks the same and is a plain move
        const same: Action = { ...carried, type: other.under[carried.from] === NONE ? 'move' : 'carry' };
        expect(shownOf(other, owner, same, viewer)).toBe(shownOf(match.state, owner, carried, viewer));
        compared++;
        if (shownOf(other, owner, same, owner) !== shownOf(match.state, owner, carried, owner)) told++;
      }
    });
  expect(compared).toBeGreaterThan(ENOUGH);
  expect(told).toBe(compared);
});

test('an octopus moves the same way whether or not it takes something along', () => {
  let carried = 0;
  for (let seed = 1; seed <= 3; seed++)
    positions(seed, match => {
      for (const { events } of match.log.slice(-1))
        for (const event of events) {
          if (event.type !== 'moved' || event.secret === undefined) continue;
          const { secret: _, ...seen } = event;
          const sight = sightOf(match.view(0), 0, false);
          expect(framesOf(sight, event)).toEqual(framesOf(sight, seen));
          expect([movingTime(event), pace(event), soundOf(event)]).toEqual([
            movingTime(seen),
            pace(seen),
            soundOf(seen),
          ]);
          carried++;
        }
    });
  expect(carried).toBeGreaterThan(5);
});
