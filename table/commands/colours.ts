/** The colours that players choose before the start. */
import { coloursFor } from '@havre/engine/kernel/colours.ts';
import { refuse } from '@havre/engine/kernel/refusal.ts';
import type { EventsOrRefusal, Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

/** First come, first served: whoever has merely been given a colour makes room for whoever chooses it. */
export function takeColour(table: Table, who: Identity, { seat, colour }: CommandOf<'colour'>): EventsOrRefusal {
  const { game, plan, sitters } = table;
  const sitter = table.at(seat);
  if (sitter === null) return refuse('seat-empty');
  if (sitter.who !== who && (sitter.who !== null || table.host !== who)) return refuse('host-only');
  if (!coloursFor(game, plan.options, plan.seats).includes(colour)) return refuse('no-such-colour', game.colours?.rule);
  if (sitters.all.some((other, at) => at !== seat && other?.colour === colour))
    return refuse('colour-taken', game.colours?.rule);
  return sitter.colour === colour ? [] : [{ type: 'coloured', seat, colour }];
}
