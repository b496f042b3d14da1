/** The players from outside, in two languages and without any package: each plays every game to its end at a real server. */
import { spawn, spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { shelf } from '@havre/engine/games/index.ts';
import { connectClient, openServer } from '@havre/server/tests/test-server.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const fileOf = (name: string): string => fileURLToPath(new URL(`../players/${name}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const PROGRAMS = { TypeScript: [execPath, fileOf('player.ts')], Python: ['python3', fileOf('player.py')] } as const;

function started([command, file]: readonly [string, string], ...args: string[]) {
  const program = spawn(command, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill());
  let out = '';
  let err = '';
  program.stdout.on('data', text => {
    out += text;
  });
  program.stderr.on('data', text => {
    err += text;
  });
  return new Promise<{ code: number | null; out: string; err: string }>(resolve =>
    program.on('close', status => resolve({ code: status, out, err })),
  );
}

describe.each(Object.entries(PROGRAMS))('the player in %s', (language, program) => {
  it.skipIf(language === 'Python' && !hasPython)('plays every game to its end', { timeout: 180_000 }, async () => {
    const { url } = await openServer();
    const host = await connectClient(url);
    for (const { id, game } of shelf) {
      const seats = Math.min(game.seats.max, Math.max(game.seats.min, 4));
      const table = await host.create({ game: id, seats, botPace: 0 });
      await table.until(({ info }) => info !== null);
      const visit = started(program, url, table.info?.code ?? '', 'Heron');
      await table.until(({ info }) => info?.sitters[0]?.ready === true);
      for (let seat = 1; seat < seats; seat++) await table.do({ type: 'addBot', seat, bot: 'mousse' });
      expect(await table.do({ type: 'start' })).toBeNull();
      const { code, out, err } = await visit;
      expect({ code, out }, `${id} ${err}`).toEqual({ code: 0, out: expect.stringMatching(/^token [\w-]+\nover\n$/) });
      expect(table.info?.phase ?? 'over', id).toBe('over');
    }
  });
});

it.skipIf(!hasPython)(
  'the one in Python is listed, invited to two tables at once, and plays both to their end',
  async () => {
    const { url } = await openServer({ listsPrograms: true });
    const host = await connectClient(url);
    void started(PROGRAMS.Python, url, '--offer', 'Heron');
    const programs = async () =>
      ((await (await fetch(`${url}/api/v1/programs`)).json()) as { programs: { program: string }[] }).programs;
    await expect.poll(programs, { timeout: 20_000 }).toHaveLength(1);
    const [{ program } = { program: '' }] = await programs();
    const tables = [];
    for (const seat of [0, 2]) {
      const table = await host.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
      for (const other of [0, 1, 2]) if (other !== seat) await table.do({ type: 'addBot', seat: other, bot: 'mousse' });
      const answer = await fetch(`${url}/api/v1/tables/${table.table}/invitations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ program, seat }),
      });
      expect(answer.status).toBe(202);
      await table.until(({ info }) => info?.sitters[seat]?.ready === true);
      expect(table.info?.sitters[seat]).toMatchObject({ name: 'Heron', program: {} });
      tables.push(table);
    }
    for (const table of tables) expect(await table.do({ type: 'start' })).toBeNull();
    for (const table of tables) await table.until(({ info }) => info?.phase === 'over');
  },
);

it.skipIf(!hasPython)('the one in Python needs nothing but the standard library', () => {
  const listed = `import ast, sys
tree = ast.parse(open(sys.argv[1]).read())
names = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names} | {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
print(sorted(n for n in names if n.split('.')[0] not in sys.stdlib_module_names))`;
  expect(String(spawnSync('python3', ['-c', listed, fileOf('player.py')]).stdout)).toBe('[]\n');
});
