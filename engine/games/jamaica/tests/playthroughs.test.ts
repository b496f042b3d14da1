/** Whole games of Jamaica, kept as they were once played. */
import { expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import type { ExternalEvent } from '../../../kernel/external-events.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { earlierPlaythroughs, playthroughs } from '../../tests/playthroughs.ts';
import { type Jamaica, jamaica } from '../game.ts';
import { begin, of, TABLES } from './kit.ts';

/** How a game comes about: random answers from a seed, and something at the table instead of an answer here and there. */
interface Recipe {
  name: string;
  seats: number;
  seed: number;
  options: Partial<Jamaica['options']>;
  happens?: Readonly<Record<number, (asked: Seat) => ExternalEvent>>;
}

const [OLD, NEW, GHOST] = [
  { edition: '2007' },
  { edition: '2021' },
  { edition: '2021', ghost: true },
] as const satisfies readonly Partial<Jamaica['options']>[];

const CREW = { crew: true } as const;

const clockRunsOut = (asked: Seat): ExternalEvent => ({ type: 'timeUp', seat: asked });
const askedLeaves = (asked: Seat): ExternalEvent => ({ type: 'left', seat: asked });

/** The seeds were chosen for what happens in their games; the last test says what. */
const RECIPES: readonly Recipe[] = [
  { name: '2007-2-seats', seats: 2, seed: 1, options: OLD },
  { name: '2021-2-seats-sixth-hold-stolen', seats: 2, seed: 67, options: NEW },
  { name: '2007-2-seats-shared', seats: 2, seed: 132, options: OLD },
  { name: '2007-2-seats-ghost-wins', seats: 2, seed: 20, options: OLD },
  { name: '2007-3-seats', seats: 3, seed: 3, options: OLD },
  { name: '2007-3-seats-sixth-hold-stolen', seats: 3, seed: 10, options: OLD },
  { name: '2007-4-seats', seats: 4, seed: 1, options: OLD },
  { name: '2007-3-seats-shared', seats: 3, seed: 285, options: OLD },
  { name: '2007-5-seats', seats: 5, seed: 3, options: OLD },
  { name: '2007-6-seats', seats: 6, seed: 12, options: OLD },
  { name: '2021-2-seats', seats: 2, seed: 1, options: NEW },
  { name: '2021-2-seats-further-ahead', seats: 2, seed: 23, options: NEW },
  { name: '2021-3-seats', seats: 3, seed: 1, options: NEW },
  { name: '2021-4-seats', seats: 4, seed: 2, options: NEW },
  { name: '2021-5-seats', seats: 5, seed: 2, options: NEW },
  { name: '2021-6-seats', seats: 6, seed: 9, options: NEW },
  { name: '2021-3-seats-and-ghost', seats: 3, seed: 1, options: GHOST },
  { name: '2021-4-seats-and-ghost', seats: 4, seed: 1, options: GHOST },
  { name: '2021-5-seats-and-ghost', seats: 5, seed: 1, options: GHOST },
  {
    name: '2021-4-seats-clocks-and-leaving',
    seats: 4,
    seed: 5,
    options: NEW,
    happens: { 1: clockRunsOut, 5: clockRunsOut, 20: clockRunsOut, 40: askedLeaves, 60: clockRunsOut },
  },
  { name: '2007-3-seats-leaving', seats: 3, seed: 6, options: OLD, happens: { 30: askedLeaves, 45: clockRunsOut } },
  {
    name: '2021-3-seats-last-one-left',
    seats: 3,
    seed: 7,
    options: GHOST,
    happens: { 12: askedLeaves, 30: seat => ({ type: 'resigned', seat }) },
  },
  { name: 'crew-2007-2-seats', seats: 2, seed: 9, options: { ...OLD, ...CREW } },
  { name: 'crew-2021-2-seats', seats: 2, seed: 2, options: { ...NEW, ...CREW } },
  { name: 'crew-2007-3-seats', seats: 3, seed: 3, options: { ...OLD, ...CREW } },
  { name: 'crew-2007-3-seats-calypso', seats: 3, seed: 294, options: { ...OLD, ...CREW } },
  { name: 'crew-2007-4-seats', seats: 4, seed: 5, options: { ...OLD, ...CREW } },
  { name: 'crew-2021-4-seats', seats: 4, seed: 2, options: { ...NEW, ...CREW } },
  { name: 'crew-2007-5-seats', seats: 5, seed: 6, options: { ...OLD, ...CREW } },
  { name: 'crew-2021-6-seats', seats: 6, seed: 23, options: { ...NEW, ...CREW } },
  { name: 'crew-2021-3-seats-and-ghost', seats: 3, seed: 1, options: { ...GHOST, ...CREW } },
  {
    name: 'crew-2021-4-seats-clocks-and-leaving',
    seats: 4,
    seed: 8,
    options: { ...NEW, ...CREW },
    happens: { 2: clockRunsOut, 30: clockRunsOut, 60: askedLeaves, 80: clockRunsOut, 100: clockRunsOut },
  },
];

const kept = playthroughs(
  jamaica,
  new URL('../playthroughs/', import.meta.url),
  RECIPES.map(recipe => ({ name: recipe.name, played: () => played(recipe) })),
);

earlierPlaythroughs(jamaica, new URL('../playthroughs/version-1/', import.meta.url));

test('the games kept have everything that can happen', () => {
  const games = kept.map(({ entries }) => entries.flatMap(entry => entry.events));
  const events = games.flat();
  expect(kept.length).toBeGreaterThanOrEqual(20);
  for (const edition of ['2007', '2021'])
    expect(new Set(kept.filter(game => game.options.edition === edition).map(({ seats }) => seats))).toEqual(
      new Set(TABLES),
    );
  expect(new Set(of('won', events).map(event => event.rule))).toEqual(
    new Set(['JAM-END-08', 'JAM-END-09', 'JAM-END-10', 'JAM-NET-02', 'CREW-POWER-49']),
  );
  const untold = ['colourTaken', 'combatBrokenOff'];
  const told = new Set(events.map(event => event.type));
  for (const type of Object.keys(TOLD)) expect(told.has(type as never) || untold.includes(type), type).toBe(true);
});

/** What the games were chosen for. */
const TOLD = {
  ghostJoined: true,
  treasuresLaid: true,
  reshuffled: true,
  loadIgnored: true,
  retreated: true,
  stayed: true,
  tookTreasure: true,
  combatRerolled: true,
  holdStolen: true,
  treasureStolen: true,
  treasureGiven: true,
  ranOutOfTime: true,
  left: true,
};

test('the games kept have forks backward, chained shortages, a stolen 6th Hold with its load, and a ghost that wins', () => {
  const entries = kept.flatMap(game => game.entries);
  const backward = entries.filter(
    ({ cause, events }) =>
      cause.type === 'act' &&
      cause.action.type === 'sail' &&
      of('sailed', events).some(({ rule }) => rule === 'JAM-MOVE-02'),
  );
  const chained = entries.filter(({ events }) => {
    const ships = of('ranShort', events).map(({ ship }) => ship);
    return new Set(ships).size < ships.length;
  });
  const stolen = entries
    .flatMap(({ events }) => of('treasureStolen', events))
    .filter(({ carried }) => carried !== null);
  expect(backward.length).toBeGreaterThan(0);
  expect(chained.length).toBeGreaterThan(0);
  expect(stolen.length).toBeGreaterThan(0);
  expect(
    kept.some(
      ({ outcome }) =>
        outcome?.void === false && outcome.sides.at(-1)?.side === 'ghost' && outcome.sides.at(-1)?.place === 1,
    ),
  ).toBe(true);
});

test('the games kept with The Crew have recruits, thefts, losses and every kind of power at work', () => {
  const games = kept.filter(({ options }) => options['crew'] === true);
  const events = games.flatMap(({ entries }) => entries.flatMap(entry => entry.events));
  expect(games.length).toBeGreaterThanOrEqual(8);
  const hired = new Set(of('recruited', events).map(({ character }) => character));
  expect(hired.size).toBe(20);
  for (const type of CREW_TOLD) expect(of(type, events).length, type).toBeGreaterThan(0);
  const helpers = new Set(events.flatMap(event => ('by' in event && typeof event.by === 'string' ? [event.by] : [])));
  for (const character of HELPERS) expect(helpers, character).toContain(character);
});

const CREW_TOLD = [
  'tavernLaid',
  'bottleMoved',
  'feePaid',
  'tilesTurnedUp',
  'thrownOverboard',
  'characterStolen',
  'exchanged',
  'combatWonOutright',
  'holdSunk',
  'lookedAtTreasures',
  'diceSwapped',
  'dieSet',
] as const;
const HELPERS = ['anchorman', 'buccaneer', 'cartographer', 'cooper', 'lookout', 'mage', 'navigator', 'oracle'] as const;

function played({ seats, seed, options, happens = {} }: Recipe): Match<Jamaica> {
  const table = begin(seats, { options }, seed);
  const { match } = table;
  const dice = new SeededDice(seed);
  while (!match.over) {
    const something = happens[match.seq + 1]?.(table.asked);
    const choices = table.choices(table.asked);
    if (something !== undefined) table.enters(something);
    else table.does(table.asked, choices[dice.below(choices.length)]);
  }
  return match;
}
