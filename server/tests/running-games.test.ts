/**
 * What is shown of a running game where everybody may look: lists, cards, the picture and the preview of its link, what clubs and
 * histories keep. Everything that the public may not know is dealt anew, and none of it may change by that.
 */
import { shelf } from '@havre/engine/games/index.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { pending } from '@havre/engine/kernel/pending.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { listed, PUBLIC } from '@havre/engine/kernel/seats.ts';
import { suggested } from '@havre/engine/kernel/wander.ts';
import { recordOf } from '@havre/table/history/game-record.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Room } from '@havre/table/room/room.ts';
import { summaryOf } from '@havre/table/storage/table-storage.ts';
import { begin, created, LobbyKit } from '@havre/table/tests/lobby-kit.ts';
import { glanceOf, publicBoard } from '@havre/table/viewing/glance.ts';
import { infoOf } from '@havre/table/viewing/table-info.ts';
import { viewerStateOf } from '@havre/table/viewing/viewer-state.ts';
import { expect, onTestFinished, test } from 'vitest';
import { clubGameRecords } from '../clubs/club-games.ts';
import { Clubs } from '../clubs/clubs.ts';
import { tableCard } from '../pictures/card.ts';
import { scoreWords, sentenceOf, standingOf } from '../pictures/standing.ts';
import type { Records } from '../storage/records.ts';
import { openStore } from '../storage/sqlite.ts';

/** After so many moves of each game it is looked at. */
const MOMENTS = [0, 9, 30];

/** Everything that somebody who does not sit there can get. */
async function shownOf(table: Table, records: Records): Promise<string> {
  const standing = standingOf(table);
  if (standing === null) throw new Error('there is no such table');
  const scores = await scoreWords(table.plan.game, 'fr');
  return JSON.stringify([
    ...[standing, sentenceOf(standing, 'fr'), tableCard(standing, { lid: null, language: 'fr', scores })],
    ...[publicBoard(table), viewerStateOf(table, PUBLIC), infoOf(table, () => true), summaryOf(table)],
    ...[glanceOf(table, 'somebody else'), recordOf(table, () => null), await clubGameRecords(records, table)],
  ]);
}

test.each(shelf.map(({ id, seats }) => [id, Math.max(seats.min, Math.min(4, seats.max))] as const))(
  'nothing of a running game of %s is shown that the public may not know',
  async (game, seats) => {
    const kit = new LobbyKit();
    const store = await openStore(kit.folder);
    onTestFinished(async () => {
      await kit.close();
      await store.close();
    });
    const lobby = await kit.lobby({ store, games: gamesOnShelf });
    const clubs = new Clubs(store, () => kit.now);
    const playedFor = async (moves: number, dice: SeededDice): Promise<Room> => {
      const room = await created(lobby, { game, seats });
      await clubs.addTable('harbour', room.id);
      await begin(room, seats);
      for (let move = 0; move < moves; move++)
        await room.change(table => {
          const { match } = table;
          const now = match === null ? null : pending(match.game.book.steps, match.state);
          const waiting = listed(now?.awaited ?? 0);
          const seat = waiting[dice.below(Math.max(1, waiting.length))];
          if (match === null || now === null || seat === undefined) return [];
          const entry = match.play(seat, suggested(now, match.state, seat, dice));
          return isRefusal(entry) ? entry : [{ type: 'entry', entry }];
        });
      return room;
    };
    for (const moves of MOMENTS) {
      const dice = new SeededDice(moves + 1);
      let room = await playedFor(moves, dice);
      // What falls at a table is chance: a short game of Decrypto may be over by then, and is played anew.
      while (await room.read(({ phase }) => phase === 'over')) room = await playedFor(moves, dice);
      const [before, after] = await room.read(async table => {
        const { match } = table;
        if (match === null) throw new Error('the game has not begun');
        const shown = await shownOf(table, store);
        match.game.determinise(match.state, PUBLIC, dice);
        return [shown, await shownOf(table, store)];
      });
      expect(after).toBe(before);
      expect(before).not.toContain('"secret"');
    }
  },
);
