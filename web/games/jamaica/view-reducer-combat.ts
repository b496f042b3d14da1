/** A combat as a witness sees it: who fights, the powder, the dice, and what is taken. */
import type { Event, Face } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { STAR } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { emptied, filled, withoutTokens } from './view-reducer-holds.ts';
import { given, stolen } from './view-reducer-treasures.ts';

type CombatEvent = Extract<
  Event,
  {
    type:
      | 'attacked'
      | 'powderSpent'
      | 'combatRolled'
      | 'combatRerolled'
      | 'combatEnded'
      | 'combatBrokenOff'
      | 'noSpoils'
      | 'holdStolen'
      | 'treasureStolen'
      | 'treasureGiven';
  }
>;

/** The table after something of a combat was told. It lasts until the spoils are taken. */
export function afterCombatEvent(view: View, event: CombatEvent, seat: Seat | null): View {
  switch (event.type) {
    case 'attacked': {
      const none = { attackPowder: 0, defencePowder: 0, attackDie: 0, defenceDie: 0, sabreUsed: false };
      return { ...view, fight: { attacker: event.ship, defender: event.defender, ...none } };
    }
    case 'powderSpent':
      return withSide(withoutTokens(view, event.ship, event.holds), event.ship, 'Powder', event.tokens);
    case 'combatRolled':
      // where something else was spent as well, the roll tells how much powder it makes
      return withSide(withSide(view, event.ship, 'Powder', event.powder), event.ship, 'Die', dieOf(event.face));
    case 'combatRerolled': {
      const table = withSide(view, event.ship, 'Die', dieOf(event.face));
      return table.fight === null ? table : { ...table, fight: { ...table.fight, sabreUsed: true } };
    }
    case 'combatEnded':
      return event.winner === null ? { ...view, fight: null } : view;
    case 'combatBrokenOff':
    case 'noSpoils':
      return { ...view, fight: null };
    case 'holdStolen': {
      const { ship, loser, hold, into } = event;
      const taken = { ...emptied(view, loser, hold), fight: null };
      return into === null ? taken : filled(taken, ship, into, event);
    }
    case 'treasureStolen':
      return { ...stolen(view, event, seat), fight: null };
    case 'treasureGiven':
      return { ...given(view, event, seat), fight: null };
  }
}

const dieOf = (face: Face): number => (face === 'star' ? STAR : face);

function withSide(view: View, ship: Ship, what: 'Powder' | 'Die', value: number): View {
  const { fight } = view;
  if (fight === null) return view;
  const side = ship === fight.attacker ? 'attack' : 'defence';
  return { ...view, fight: { ...fight, [`${side}${what}`]: value } };
}
