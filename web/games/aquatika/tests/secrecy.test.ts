/**
 * What lies under an octopus shows to nobody but its owner (AQU-INFO-09, AQU-INFO-11): two positions that differ in nothing else
 * are the same page for everybody else, in every drawing, name, message and movement; and what happens there is told in the same
 * words. Each of these ways is also looked at with the owner's eyes: had one of them let it show, it would have been noticed.
 */
import '../../../tests/a-browser.ts';
import { type Aquatika, aquatika } from '@havre/engine/games/aquatika/game.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { moveText } from '@havre/engine/games/aquatika/notation.ts';
import { kindOf, NONE, OCTOPUS } from '@havre/engine/games/aquatika/pieces.ts';
import { type Action, boardOf, type Event, opponentOf, type State } from '@havre/engine/games/aquatika/state.ts';
import { wording } from '@havre/engine/games/aquatika/wording.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { actionText, eventText, refusalText } from '@havre/engine/games/telling.ts';
import { NO_DICE, SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { film } from '@havre/engine/kernel/film.ts';
import { toldTo } from '@havre/engine/kernel/journal.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, PUBLIC, type Seat } from '@havre/engine/kernel/seats.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { h } from 'preact';
import { expect, test } from 'vitest';
import type { Moving } from '../choosing.ts';
import { Lagoon } from '../lagoon/lagoon.tsx';
import { framesOf } from '../lagoon/swimming.ts';
import { cellText } from '../naming.ts';
import { movingTime, pace, soundOf } from '../pace.ts';
import { Plates } from '../plates.tsx';
import { type Doing, NO_CAMP, sceneOf, sightOf } from '../reading.ts';
import { catalogues } from '../speech.ts';
import { threatsTo } from '../threats.ts';
import { markup } from './markup.ts';

const NAMES = ['Anne', 'Ben'];
const NOTHING_TO_DO: Doing = { legal: [], chosen: null, suggested: [], lifted: null, threats: [] };
/** So many pages tell enough: each is the whole lagoon in every language. */
const MOST = 12;
/** Acts take longer: each is a film of such pages. */
const ENOUGH = 10;

/** Ways in which a page could let something show, and what each of them shows. */
type Shown = Readonly<Record<string, string>>;

/** The page as a viewer has it; null for onlookers. */
function pageOf(state: State, seat: Seat | null, event: Event | null = null): Shown {
  const view = aquatika.view(state, seat ?? PUBLIC);
  const threats = seat === null ? [] : threatsTo(view, seat);
  const scene = sceneOf(view, { seat, isAcross: false, arranged: NO_CAMP, event }, { ...NOTHING_TO_DO, threats });
  const cells = [...boardOf(view).isCell.keys()].filter(cell => boardOf(view).isCell[cell]);
  return {
    drawing:
      markup(h(Lagoon, { scene, touching: null, nameOf: String })) +
      markup(h(Plates, { view, seat, names: NAMES, acting: [], notes: () => [], signs: () => null })),
    names: Object.values(catalogues)
      .flatMap(words => cells.map(cell => cellText(words, view, scene, cell)))
      .join('\n'),
    messages: seat === null ? '' : messagesOf(view, seat, cells).join('\n'),
  };
}

/** What the page answers to every move that somebody could try on it: what it would do, or why it may not be done. */
function messagesOf(view: View, seat: Seat, cells: readonly number[]): string[] {
  const tried: Moving[] = cells
    .filter(from => (view.top[from] ?? NONE) !== NONE)
    .flatMap(from => cells.flatMap(to => [{ type: 'move', from, to } as const, { type: 'carry', from, to } as const]));
  return tried.flatMap(action => {
    const refusal = whyNot(aquatika, view, seat, action);
    return LANGUAGES.map(language => {
      const words = wording[language];
      if (refusal !== null) return refusalText(words, language, refusal);
      return [
        actionText(words, action, NAMES),
        words.effect?.(view, seat, action, NAMES),
        moveText(view, action),
      ].join();
    });
  });
}

/** In how many comparisons each way told the owner of an octopus what it may tell nobody else. */
class Telling {
  private readonly times = new Map<string, number>();

  /** Two pages that differ for the owner by nothing but what lies under an octopus. */
  compare(one: Shown, other: Shown): void {
    for (const [way, text] of Object.entries(one))
      this.times.set(way, (this.times.get(way) ?? 0) + (text === other[way] ? 0 : 1));
  }

  /** The ways that would have let it show to others, had they been given what the owner has. */
  get ways(): string[] {
    return [...this.times].flatMap(([way, times]) => (times > 0 ? [way] : []));
  }
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
  const telling = new Telling();
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++)
    positions(seed, ({ state }, events) => {
      if (compared > MOST) return;
      for (const seat of [0, 1, null]) {
        const other = aquatika.clone(state, NO_DICE);
        aquatika.determinise(other, seat ?? PUBLIC, new SeededDice(seed * 7 + 1));
        if (JSON.stringify(other.under) === JSON.stringify(state.under)) continue;
        const event = events.find(({ type }) => type === 'moved') ?? null;
        expect(pageOf(other, seat, event)).toEqual(pageOf(state, seat, event));
        compared++;
        if (seat !== null) telling.compare(pageOf(other, opponentOf(seat)), pageOf(state, opponentOf(seat)));
      }
    });
  expect(compared).toBeGreaterThan(MOST);
  expect(telling.ways).toEqual(['drawing', 'names', 'messages']);
});

/** Everything that a viewer is told and shown while an act happens. */
function shownOf(before: State, seat: Seat, action: Action, viewer: Seat | null): Shown {
  const s = aquatika.clone(before, NO_DICE);
  const shown: Shown[] = [];
  const entry = { seq: 1, cause: { type: 'act' as const, seat, action }, draws: [], events: [] };
  film(aquatika, s, entry, (now, at) => {
    for (const event of toldTo((now.journal?.events[at] ?? {}) as Event, viewer ?? PUBLIC)) {
      const sight = sightOf(aquatika.view(now, 0), 0, false);
      shown.push({
        events: JSON.stringify(event),
        sentences: LANGUAGES.map(language => eventText(wording[language], event, NAMES)).join('\n'),
        times: JSON.stringify([pace(event), movingTime(event), soundOf(event)]),
        movements: event.type === 'moved' ? JSON.stringify(framesOf(sight, event)) : '',
        ...pageOf(now, viewer, event),
      });
    }
  });
  const ways = [...new Set(shown.flatMap(each => Object.keys(each)))];
  return Object.fromEntries(ways.map(way => [way, shown.map(each => each[way]).join('\n')]));
}

test('a prey that is taken along is nowhere in what the others are told and shown on the way', () => {
  const telling = new Telling();
  let compared = 0;
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
        expect(shownOf(other, owner, same, viewer)).toEqual(shownOf(match.state, owner, carried, viewer));
        compared++;
        telling.compare(shownOf(other, owner, same, owner), shownOf(match.state, owner, carried, owner));
      }
    });
  expect(compared).toBeGreaterThan(ENOUGH);
  // Nothing moves differently or takes longer for a prey, not even for its owner: a neighbour might look on.
  expect(telling.ways).toEqual(['events', 'sentences', 'drawing', 'names', 'messages']);
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
