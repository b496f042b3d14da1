/** The Crew as a witness sees it: who comes aboard and who goes, the bottle, the tavern, the dice of one turn. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { CrewEvent } from '@havre/engine/games/jamaica/crew/events.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import { crewTreasures } from '@havre/engine/games/jamaica/crew-components.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { TILE } from '@havre/engine/games/jamaica/material.ts';
import { holdAt, NO_SHIP, type Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { emptied, withoutTokens, withShip } from './view-reducer-holds.ts';
import { lookedAt } from './view-reducer-treasures.ts';

/** The table after something of the expansion was told. */
export function afterCrewEvent(view: View, event: CrewEvent): View {
  switch (event.type) {
    case 'tavernLaid':
    case 'exchanged':
    case 'combatWonOutright':
      return view;
    case 'bottleMoved':
      return withCrew(view, { bottle: event.to });
    case 'feePaid':
      return withoutTokens(view, event.ship, event.holds);
    case 'recruited':
      return withCrew(aboard(view, event.ship, event.hold, event.character), {
        tavern: view.crew?.tavern.with(event.place, null) ?? [],
        hired: null,
      });
    case 'tilesTurnedUp':
      return withCrew(view, {
        tavern: event.tiles.reduce(
          (tiles, { place, character }) => tiles.with(place, character),
          [...(view.crew?.tavern ?? [])],
        ),
      });
    case 'thrownOverboard':
      return left(view, event.ship, event.hold);
    case 'characterStolen': {
      const taken = { ...left(view, event.loser, event.hold), fight: null };
      return event.into === null ? taken : aboard(taken, event.ship, event.into, event.character);
    }
    case 'holdSunk':
      return { ...left(view, event.loser, event.hold), fight: null };
    case 'lookedAtTreasures':
      return withCrew(lookedAt(view, event), { lookedAt: event.count });
    case 'sawTreasures':
      return withCrew(view, { looked: event.worths });
    case 'diceSwapped':
      return withCrew(view, { swapped: true });
    case 'dieSet':
      return { ...view, dice: [0, 0].with(event.half, event.value) };
  }
}

/** What the base game tells and what the expansion keeps an eye on: cards turned up, treasure tokens, the Youkounkoun. */
export function withCrewTold(before: View, view: View, event: Event): View {
  const { crew } = view;
  switch (event.type) {
    case 'cardTurnedUp':
      return withCrew(view, { lastCards: crew?.lastCards.with(event.seat, event.card) ?? [], swapped: false });
    case 'tookTreasure':
      return withCrew(view, {
        // whoever looks at treasures first has the token already
        ...(before.lairs.includes(event.space) ? { tokens: oneMore(crew?.tokens ?? [], event.ship) } : {}),
        ...NOTHING_LOOKED_AT,
        ...shownBeside(event.ship, event.shown),
      });
    case 'treasureStolen':
      return withCrew(view, { ...NOTHING_LOOKED_AT, ...shownBeside(event.ship, event.shown) });
    case 'treasureGiven':
      return withCrew(view, shownBeside(event.to, event.shown));
    case 'treasuresShown':
      return event.treasures.includes(SHOWN) ? turnedUp(view, event.ship) : view;
    case 'left':
      return withoutCrewOf(before, view, event.seat);
    default:
      return view;
  }
}

/** Whoever leaves takes the crew along; treasures that were being looked at go back. */
function withoutCrewOf({ now, crew: had }: View, view: View, leaver: Seat): View {
  const { crew } = view;
  const table = withCrew(view, {
    aboard: crew?.aboard.map((holds, ship) => (ship === leaver ? holds.map(() => null) : holds)) ?? [],
    youkounkoun: crew?.youkounkoun === leaver ? NO_SHIP : (crew?.youkounkoun ?? NO_SHIP),
  });
  if (now?.step !== 'keepTreasure' || (now.ship !== leaver && now.loser !== leaver)) return table;
  const back = now.loser === undefined || now.loser === NO_SHIP ? (had?.lookedAt ?? 0) : 0;
  return { ...withCrew(table, NOTHING_LOOKED_AT), treasurePile: view.treasurePile + back };
}

/** No other treasure is worth as much. */
const SHOWN = crewTreasures.youkounkoun.worth;

/** The Youkounkoun was among the face-down treasures of a ship, the ghost's: now it lies face up. */
function turnedUp(view: View, ship: Ship): View {
  const faceDown = view.ships[ship]?.faceDown.filter(({ worth }) => worth !== SHOWN) ?? [];
  return withCrew(withShip(view, ship, { faceDown }), { youkounkoun: ship });
}

const oneMore = (tokens: readonly number[], ship: Ship): readonly number[] =>
  tokens.with(ship, (tokens[ship] ?? 0) + 1);

const NOTHING_LOOKED_AT = { lookedAt: 0, looked: null } as const;

const shownBeside = (ship: Ship, shown: number | undefined): Partial<CrewView> =>
  shown === undefined ? {} : { youkounkoun: ship };

const withCrew = (view: View, change: Partial<CrewView>): View =>
  view.crew === null ? view : { ...view, crew: { ...view.crew, ...change } };

const withHold = (view: View, ship: Ship, hold: number, who: CharacterName | null): View =>
  withCrew(view, {
    aboard: view.crew?.aboard.map((holds, i) => (i === ship ? holds.with(hold, who) : holds)) ?? [],
  });

/** Somebody comes into a hold. */
function aboard(view: View, ship: Ship, hold: number, character: CharacterName): View {
  const table = withHold(view, ship, hold, character);
  return {
    ...table,
    goods: table.goods.with(holdAt(ship, hold), TILE),
    tokens: table.tokens.with(holdAt(ship, hold), NAMES.indexOf(character) + 1),
  };
}

/** A hold is empty, whatever was in it. */
const left = (view: View, ship: Ship, hold: number): View => withHold(emptied(view, ship, hold), ship, hold, null);
