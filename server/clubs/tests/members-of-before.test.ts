/** Members of clubs from before clubs called anybody, kept without who they are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../storage/sqlite.ts';
import { clubOwner, memberMark } from '../club-games.ts';
import { Clubs } from '../clubs.ts';

test('whoever joined before clubs called anybody is called once they have come by', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'havre-clubs-'));
  const store = await openStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const clubs = new Clubs(store, () => 1);
  const founded = await clubs.found('anne', 'Le Port', 'Anne');
  if (!('club' in founded)) throw new Error('there is no club');
  const { club } = founded;
  const mark = memberMark(club, 'ben');
  const body = JSON.stringify({ mark, name: 'Ben', isHost: false, since: 1 });
  await store.writeRecords({
    add: [{ kind: 'club-member', id: `${club} ${mark}`, owner: clubOwner(club), at: 1, body }],
  });
  expect(await clubs.identitiesIn(club)).toEqual(['anne']);
  expect((await clubs.members(club)).map(({ name }) => name)).toContain('Ben');
  expect(await clubs.member(club, 'ben')).toEqual({ mark, name: 'Ben', isHost: false, since: 1 });
  expect(new Set(await clubs.identitiesIn(club))).toEqual(new Set(['anne', 'ben']));
});
