/** The Crew as a witness sees it: who comes aboard and who goes, the bottle, the tavern, the dice of one turn. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { CrewEvent } from '@havre/engine/games/jamaica/crew/events.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { TILE } from '@havre/engine/games/jamaica/material.ts';
import { holdAt, type Ship } from '@havre/engine/games/jamaica/state.ts';
import { emptied, withoutTokens } from './witness-holds.ts';

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
      return withCrew(view, { lookedAt: event.count });
    case 'sawTreasures':
      return withCrew(view, { looked: event.worths });
    case 'diceSwapped':
      return withCrew(view, { swapped: true });
    case 'dieSet':
      return { ...view, dice: [0, 0].with(event.half, event.value) };
  }
}

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
