/** The first facts of a table: its names, its plan, the secret of its dice, and for a rematch who sits where. */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Fact, Happening, Identity } from './facts.ts';
import { primitives } from './fair/primitives.ts';
import { cardOf, linesOf } from './keeping.ts';
import { newCode } from './names.ts';
import type { Plan } from './plan.ts';
import type { RoomParts } from './room.ts';
import { randomHex } from './runtime.ts';
import { TakenCode, TakenSeq } from './store.ts';
import { Table } from './table.ts';

export interface Foundation {
  readonly id: string;
  readonly host: Identity;
  readonly plan: Plan;
  /** Who sits there from the beginning. */
  readonly sitting: readonly Happening[];
}

const SECRET_BYTES = 32;

/**
 * Writes the first facts of a table. If somebody else has made it in between, it is theirs.
 * @example await foundTable(parts, { id: newId(), host, plan, sitting: [] });
 */
export async function foundTable({ store, now, games }: RoomParts, foundation: Foundation): Promise<void> {
  const { id, host, plan, sitting } = foundation;
  const secret = randomHex(SECRET_BYTES);
  const commitment = commitmentTo(primitives, secret);
  for (;;) {
    const created: Happening = { type: 'created', table: id, code: newCode(), plan, host, secret, commitment };
    const facts = [created, ...sitting].map((happening, seq): Fact => ({ ...happening, seq, at: now() }));
    try {
      await store.append(linesOf(id, facts), cardOf(Table.fromFacts(facts, { games })));
      return;
    } catch (error) {
      if (error instanceof TakenSeq) return;
      if (!(error instanceof TakenCode)) throw error;
    }
  }
}

/**
 * The table where the same people play again, before anybody is ready: its id, its plan, and who sits where.
 * @example const { id, plan, sitting } = await room.look(againFrom);
 */
export function againFrom({ rematch, plan, sitters }: Table): { id: string; plan: Plan; sitting: Happening[] } {
  if (rematch === null) throw new Error('there is no table to play again at');
  const sitting = sitters.all.flatMap((sitter, seat): Happening[] => {
    if (sitter === null) return [];
    const { who, name, bot } = sitter;
    if (who !== null) return [{ type: 'sat', seat, who, name }];
    return bot === null ? [] : [{ type: 'botSat', seat, bot }];
  });
  return { id: rematch, plan, sitting };
}
