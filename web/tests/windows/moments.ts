/**
 * The moments of each game that a table is measured at: its start, its fullest middle, each of its scenes, its end; and what
 * else stands on the same stage: the big screen, a replay, its review, a lesson, and the curtain between two people. They are found in the
 * games that are kept, by what is asked there; of several the fullest is taken. Every game is there twice: as it is drawn, and in
 * plain lists.
 */
import { readFileSync } from 'node:fs';
import { manifestOf } from '@havre/engine/games/index.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { rulesOf } from '@havre/engine/kernel/position.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { perSeat, type Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { type PortableGame, portableGameOf } from '@havre/table/model/origin.ts';
import type { TableLook } from '../../shell/settings.ts';

/** A scene of a game: the kept game it is in, and the step of the rules that is asked there; any, where it is about the game. */
interface SceneOf {
  readonly scene: string;
  readonly kept: string;
  readonly step: string | null;
}

interface GameMoments {
  readonly game: string;
  /** The kept game with the most on the table, for the start and the middle; and one for the end. */
  readonly full: string;
  readonly end: string;
  readonly hasLesson?: true;
  readonly scenes: readonly SceneOf[];
}

/** As people are called, and bots of a server, whose names are the longest there are. */
const NAMES = [
  'Camille',
  'Capitaine Sextant',
  'Océane',
  'Corsaire Boussole',
  'Juliette',
  'Zoé',
  'Antoine',
  'Mousse Perroquet',
];

const scene = (name: string, kept: string, step: string | null): SceneOf => ({ scene: name, kept, step });

const DRAWN: readonly GameMoments[] = [
  {
    game: 'jamaica',
    full: '2021-6-seats',
    end: '2021-6-seats',
    hasLesson: true,
    scenes: [
      scene('navigation', '2021-6-seats', 'placeDice'),
      scene('card', '2021-6-seats', 'chooseCard'),
      scene('sailing', '2021-6-seats', 'chooseWay'),
      scene('payment', '2021-6-seats', 'choosePayment'),
      scene('loading', '2021-6-seats', 'chooseHold'),
      scene('opponents', '2021-6-seats', 'chooseOpponent'),
      scene('combat', '2021-6-seats', 'spendPowder'),
      scene('sabre', '2021-5-seats', 'useSabre'),
      scene('spoils', '2021-6-seats', 'chooseSpoils'),
      scene('stowing', '2021-6-seats', 'stowSpoils'),
      scene('shortage', '2021-6-seats', 'chooseRoute'),
      scene('ghost', '2021-5-seats-and-ghost', 'steerGhost'),
      scene('tavern', 'crew-2021-6-seats', 'recruit'),
      scene('aboard', 'crew-2021-6-seats', 'takeAboard'),
      scene('buccaneer', 'crew-2021-6-seats', 'attackFromAfar'),
      scene('sinking', 'crew-2021-6-seats', 'sinkHold'),
      scene('oracle', 'crew-2021-6-seats', 'consultOracle'),
      scene('merchants', 'crew-2021-6-seats', 'exchange'),
      scene('crew', 'crew-2021-6-seats', null),
    ],
  },
  {
    game: 'captain-jack',
    full: 'advanced-4-seats',
    end: 'advanced-4-seats',
    hasLesson: true,
    scenes: [
      scene('course', 'advanced-4-seats', 'setCourse'),
      scene('reveal', 'advanced-4-seats', 'decide'),
      scene('roll', 'advanced-4-seats', 'exactRoll'),
      scene('damage', 'advanced-4-seats', 'damage'),
      scene('spoils', 'advanced-3-seats', 'spoils'),
      scene('danger', 'advanced-4-seats', 'brace'),
      scene('room', 'advanced-4-seats', 'makeRoom'),
      scene('port', 'advanced-4-seats', 'inPort'),
      scene('digging', 'advanced-3-seats', 'closing'),
    ],
  },
  {
    game: 'aquatika',
    full: 'lagoon',
    end: 'lagoon',
    hasLesson: true,
    scenes: [
      scene('arranging', 'lagoon', 'arrangeCamps'),
      scene('moving', 'reef', 'movePiece'),
      scene('reef', 'reef', 'arrangeCamps'),
    ],
  },
  {
    game: 'decrypto',
    full: 'eight-clocks',
    end: 'four-word-guess',
    hasLesson: true,
    scenes: [
      scene('encryptors', 'six-in-french', 'chooseEncryptors'),
      scene('clues', 'four-word-guess', 'writeClues'),
      scene('guessing', 'four-word-guess', 'guess'),
      scene('interceptor', 'three-in-english', 'guess'),
      scene('words', 'four-word-guess', 'nameWords'),
      scene('verdict', 'four-word-guess', 'judgeWords'),
    ],
  },
  {
    game: 'fuji-flush',
    full: '8-seats',
    end: '8-seats',
    hasLesson: true,
    scenes: [scene('three', '3-seats', 'playCard')],
  },
];

/** A table as it is measured: a game, and how it is shown. */
export interface MeasuredTable extends GameMoments {
  /** As it is called in reports and in the list of known violations. */
  readonly name: string;
  readonly look: TableLook;
}

export const TABLES: readonly MeasuredTable[] = [
  ...DRAWN.map(moments => ({ ...moments, name: moments.game, look: 'drawn' as const })),
  ...DRAWN.map(moments => ({ ...moments, name: `${moments.game}-plain`, look: 'plain' as const })),
];

/** Where it is looked at: at the table itself, or in another room whose board stands on the same stage. */
export type Room = 'table' | 'screen' | 'replay' | 'review' | 'lesson' | 'curtain';

/** A moment as it can be laid on a table. */
export interface Moment {
  readonly game: string;
  readonly look: TableLook;
  /** As the table is called in reports. */
  readonly table: string;
  readonly scene: string;
  readonly room: Room;
  readonly past: PortableGame;
  /** Whose eyes it is seen with. */
  readonly seat: Seat;
  /** What is done from there on before it is measured, by whom. */
  readonly deeds: readonly { readonly seat: Seat; readonly action: AnyAction }[];
}

/** A moment in a kept game, however it is shown. */
type GameMoment = Omit<Moment, 'look' | 'table'>;

/**
 * The moments of a table: all of them, or those with some names.
 * @example momentsOf('jamaica', ['start', 'combat'])
 * @example momentsOf('jamaica-plain', ['start'])
 */
export function momentsOf(table: string, names: readonly string[] = []): readonly Moment[] {
  const found = TABLES.find(({ name }) => name === table);
  if (found === undefined) throw new Error(`The tables are ${TABLES.map(({ name }) => name).join(', ')}.`);
  const { game, look, full, end, scenes, hasLesson = false } = found;
  const isDrawn = look === 'drawn';
  type Way = readonly [scene: string, find: () => GameMoment];
  const lesson: Way = ['lesson', () => ({ ...keptGame(game, full).at(0), room: 'lesson' })];
  const curtain: Way = ['curtain', () => ({ ...keptGame(game, full).at(0), room: 'curtain' })];
  const ways: readonly Way[] = [
    ['start', () => keptGame(game, full).at(0)],
    ['middle', () => keptGame(game, full).fullest(() => true)],
    ...scenes.map(
      ({ scene: name, kept, step }) =>
        [name, () => keptGame(game, kept).fullest(asked => step === null || asked.step === step)] as const,
    ),
    ['end', () => keptGame(game, end).end()],
    ['screen', () => ({ ...keptGame(game, full).fullest(() => true), room: 'screen' })],
    ['replay', () => ({ ...keptGame(game, end).end(), room: 'replay' })],
    ['review', () => ({ ...keptGame(game, end).end(), room: 'review' })],
    // A lesson speaks of what is drawn, and nothing is seen behind a curtain.
    ...(hasLesson && isDrawn ? [lesson] : []),
    ...(isDrawn ? [curtain] : []),
  ];
  // To find one takes a whole game: only those are looked for that are wanted.
  return ways
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, find]) => ({ ...find(), scene: name, look, table }));
}

/** A question in a kept game. */
export interface Asked {
  readonly step: string;
  readonly seat: Seat;
  readonly legal: readonly AnyAction[];
  /** What that seat sees. */
  readonly view: object;
}

/**
 * The fullest moment of a kept game at which something is asked.
 * @example momentAsking('jamaica', 'crew-2007-5-seats', ({ step }) => step === 'keepTreasure')
 */
export const momentAsking = (game: string, kept: string, isMeant: (asked: Asked) => boolean): Moment => ({
  ...keptGame(game, kept).fullest(isMeant),
  look: 'drawn',
  table: game,
});

/**
 * The end of a kept game.
 * @example endOf('jamaica', 'crew-2007-3-seats-calypso')
 */
export const endOf = (game: string, kept: string): Moment => ({
  ...keptGame(game, kept).end(),
  look: 'drawn',
  table: game,
});

/** A kept game, and the moments in it. */
function keptGame(id: string, name: string) {
  const { game } = manifestOf(id) ?? {};
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const file = new URL(`../../../engine/games/${id}/playthroughs/${name}.json`, import.meta.url);
  const { options, seats, version, entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    options: Options;
    seats: number;
    version: number;
    entries: MatchEntry[];
  };
  const players = perSeat(seats, seat => ({ name: NAMES[seat] ?? '' }));
  const moment = (upTo: number, seat: Seat): GameMoment => ({
    game: id,
    scene: '',
    room: 'table',
    past: portableGameOf({ game: id, rules: version, options, seats, players, entries }, upTo),
    seat,
    deeds: [],
  });

  /** Everything that is asked, moment by moment, and how much there is to be seen. */
  function* asked(isMeant: (asked: Asked) => boolean = () => true) {
    const [start, ...rest] = entries;
    if (start === undefined || game === undefined) return;
    const match = Match.again(rulesOf(game, version) ?? game, { options, seats }, start);
    for (let upTo = 0; upTo < entries.length; upTo++) {
      for (const seat of perSeat(seats, each => each)) {
        const question = match.asked(seat);
        if (question?.awaited !== true) continue;
        const { step, legal } = question;
        const seen = {
          step,
          seat,
          legal,
          get view() {
            return match.view(seat);
          },
        };
        if (isMeant(seen)) yield { upTo, seat, much: JSON.stringify([seen.view, legal]).length };
      }
      const next = rest[upTo];
      if (next !== undefined && isRefusal(match.repeat(next))) throw new Error(`${name} cannot be played again.`);
    }
  }

  return {
    at(upTo: number): GameMoment {
      for (const each of asked()) if (each.upTo >= upTo) return moment(upTo, each.seat);
      throw new Error(`Nothing is asked in ${name}.`);
    },
    fullest(isMeant: (asked: Asked) => boolean): GameMoment {
      const [most] = [...asked(isMeant)].sort((one, other) => other.much - one.much);
      if (most === undefined) throw new Error(`Nothing of that is asked in ${name}.`);
      return moment(most.upTo, most.seat);
    },
    /** The last thing that is done ends it: somebody else watches. */
    end(): GameMoment {
      const last = entries.at(-1);
      if (last?.cause.type !== 'act' || last.draws.length > 0) throw new Error(`${name} does not end by a move alone.`);
      const { seat, action } = last.cause;
      const before = moment(entries.length - 2, (seat + 1) % seats);
      return { ...before, deeds: [{ seat, action: action as AnyAction }] };
    },
  };
}
