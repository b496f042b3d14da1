/** What is told is enough: whoever follows the events sees what the table shows. */
import type { CrewEvent } from '@havre/engine/games/jamaica/crew/events.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { ExternalEvent } from '@havre/engine/kernel/external-events.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, type Viewer } from '@havre/engine/kernel/seats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceView } from '../view-reducer.ts';

/** The rules know no limit; a test that would never end has one. */
const LONGEST = 5_000;

/**
 * What everybody is told. Nobody is told what will be asked next, of whom, and in which half of whose turn; nor, of several
 * face-down treasures, which one has changed hands, and so not who else may look at those that are left. Who is taken aboard
 * is told once there is a hold for them, and which lair and which treasures the Weasel looks at once one of them is kept.
 */
function toldOf(view: View, { step, isLooking }: { readonly step: string | undefined; readonly isLooking: boolean }) {
  const { now, asked, turn, half, fight, ships, crew, lairs, ...told } = view;
  const lying = ships.map(({ faceDown, ...ship }) => ({
    ...ship,
    faceDown: isLooking ? faceDown.length : faceDown.map(({ worth, cursed }) => `${worth} ${cursed}`).sort(),
  }));
  const sea = step === 'keepTreasure' ? {} : { lairs, tokens: crew?.tokens };
  return {
    ...told,
    sea,
    crew: crew === null ? null : { ...crew, hired: null, tokens: [] },
    ships: lying,
    // Powder is spent once it is known from which holds it comes, and what stands in for it.
    fight: step === 'choosePayment' || step === 'exchange' ? null : fight,
  };
}

/** With The Crew more people may have seen a treasure: who still knows which one is left, the table says. */
const isBlindTheft = ({ crew }: View, event: Event): boolean =>
  crew !== null && event.type === 'treasureStolen' && event.power === null;

/** Everybody who looks on, with the view each has of the table. */
class Witnesses {
  readonly seen: ReadonlySet<Event['type']>;
  private readonly types = new Set<Event['type']>();
  private readonly views: Map<Viewer, View>;
  private readonly match: Match<Jamaica>;

  constructor(match: Match<Jamaica>) {
    this.match = match;
    this.seen = this.types;
    this.views = new Map(match.viewers.map(viewer => [viewer, match.view(viewer)]));
  }

  /** The last entry is told to everybody, and everybody must then see what the table shows. */
  hear(): void {
    const entry = this.match.log.at(-1);
    if (entry === undefined) throw new Error('nothing has happened');
    for (const [viewer, before] of this.views) {
      const events = this.match.viewerEntry(entry, viewer)?.events ?? [];
      const after = events.reduce((view, event) => reduceView(view, event, viewer >= 0 ? viewer : null), before);
      const truth = this.match.view(viewer);
      const isLooking =
        (before.crew?.lookedAt ?? 0) + (truth.crew?.lookedAt ?? 0) > 0 ||
        events.some(event => isBlindTheft(before, event));
      const moment = { step: truth.now?.step, isLooking };
      expect(toldOf(after, moment)).toEqual(toldOf(truth, moment));
      this.views.set(viewer, truth);
      for (const { type } of events) this.types.add(type);
    }
  }
}

interface Course {
  readonly seats: number;
  readonly edition: '2007' | '2021';
  readonly ghost: boolean;
  readonly crew?: boolean;
  readonly seed: number;
  /** How many of a hundred moves are something at the table instead of an answer. */
  readonly trouble: number;
}

/** Plays a random game to its end, with everybody listening; gives the events there were. */
function follow({ seats, edition, ghost, crew = false, seed, trouble }: Course): ReadonlySet<Event['type']> {
  const dice = new SeededDice(seed);
  const options = { edition, ghost: ghost && edition === '2021' && seats < 6, crew };
  const match = Match.start(jamaica, { seats, options, chance: new Stream(seededNumbers(seed)) });
  const witnesses = new Witnesses(match);
  for (let moves = 0; !match.over && moves < LONGEST; moves++) {
    const asked = lowest(match.awaited);
    const legal = match.asked(asked)?.legal ?? [];
    const action = legal[dice.below(legal.length)];
    if (action === undefined) throw new Error('somebody is asked who can answer nothing');
    const done =
      dice.below(100) < trouble ? match.applyExternal(happening(asked, seats, dice)) : match.play(asked, action);
    if (!isRefusal(done)) witnesses.hear();
  }
  expect(match.over).toBe(true);
  return witnesses.seen;
}

const happening = (asked: number, seats: number, dice: SeededDice): ExternalEvent =>
  dice.below(3) === 0 ? { type: 'left', seat: dice.below(seats) } : { type: 'timeUp', seat: asked };

test('every seat and the public see after each letter what the table shows, whatever happens', () => {
  const course = fc.record({
    seats: fc.integer({ min: 2, max: 6 }),
    edition: fc.constantFrom('2007' as const, '2021' as const),
    ghost: fc.boolean(),
    crew: fc.boolean(),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    trouble: fc.constantFrom(0, 0, 0, 1, 5),
  });
  fc.assert(
    fc.property(course, one => {
      follow(one);
    }),
    { numRuns: 16, seed: 7 },
  );
});

test('the games that are followed have every event there is', () => {
  const courses = [0, 0, 3].flatMap(trouble =>
    (['2007', '2021'] as const).flatMap(edition =>
      [2, 4].map(seats => ({ seats, edition, ghost: seats === 4, seed: seats + trouble, trouble })),
    ),
  );
  const seen = new Set(courses.flatMap(course => [...follow(course)]));
  const atTheTable: Record<Exclude<Event['type'], 'colourTaken' | Laid | CrewEvent['type']>, true> = {
    diceRolled: true,
    dicePlaced: true,
    cardChosen: true,
    cardTurnedUp: true,
    reshuffled: true,
    drew: true,
    compassPassed: true,
    loaded: true,
    loadIgnored: true,
    sailed: true,
    finished: true,
    paid: true,
    ranShort: true,
    shortageRolled: true,
    stayed: true,
    retreated: true,
    tookTreasure: true,
    attacked: true,
    powderSpent: true,
    combatRolled: true,
    combatRerolled: true,
    combatEnded: true,
    combatBrokenOff: true,
    noSpoils: true,
    holdStolen: true,
    treasureStolen: true,
    treasureGiven: true,
    treasuresShown: true,
    scored: true,
    won: true,
    ranOutOfTime: true,
    left: true,
  };
  const { combatBrokenOff, loadIgnored, ...usual } = atTheTable;
  for (const type of Object.keys(usual)) expect(seen).toContain(type);
});

test('the games that are followed with The Crew have every event of it', () => {
  const ofTheCrew: Record<Exclude<CrewEvent['type'], 'tavernLaid'>, true> = {
    bottleMoved: true,
    feePaid: true,
    recruited: true,
    tilesTurnedUp: true,
    thrownOverboard: true,
    characterStolen: true,
    exchanged: true,
    combatWonOutright: true,
    holdSunk: true,
    lookedAtTreasures: true,
    sawTreasures: true,
    diceSwapped: true,
    dieSet: true,
  };
  const missing = new Set(Object.keys(ofTheCrew));
  for (let seed = 0; missing.size > 0 && seed < 40; seed++) {
    const edition = seed % 2 === 0 ? '2007' : '2021';
    for (const type of follow({ seats: 2 + (seed % 3), edition, ghost: false, crew: true, seed, trouble: 0 }))
      missing.delete(type);
  }
  expect([...missing]).toEqual([]);
});

/** What happens before anybody looks. */
type Laid = 'ghostJoined' | 'treasuresLaid' | 'dealt' | 'captainDrawn';
