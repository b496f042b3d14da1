/** `npm run bench:server`: how fast the server is, beside others that serve the same game. */
import process from 'node:process';
import { help, readFlags, runCommand, WrongUsage, wholeNumber } from './command.ts';
import { MOST_VALUES } from './measure.ts';
import { CONTENDER_NAMES, type ContenderName } from './server/contender.ts';
import { contest, FULL, QUICK } from './server/contest.ts';
import { endure } from './server/endurance.ts';
import { enduranceReport, report } from './server/report.ts';

const FLAGS = {
  contenders: { says: `which servers, with commas between them (${CONTENDER_NAMES.join(',')})`, value: 'names' },
  rounds: { says: `how many rounds flat out (${FULL.flatOut.rounds})`, value: 'number' },
  pacedRounds: { says: `how many rounds with one move a second (${FULL.paced.rounds})`, value: 'number' },
  games: { says: 'instead: play so many games on Havre and look at what they leave on its heap', value: 'number' },
  only: { says: 'measure one of the two', value: 'flat|paced' },
  quick: { says: 'one short round of each, to see that it works; the figures mean nothing' },
  profiles: { says: 'let each server write a profile of its CPU into this folder', value: 'folder' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Plays Fuji Flush over sockets, four clients a table, on Havre and on other servers, and compares them.';

function chosenContenders(names: string | undefined): readonly ContenderName[] {
  const chosen = names?.split(',') ?? CONTENDER_NAMES;
  for (const name of chosen)
    if (!(CONTENDER_NAMES as readonly string[]).includes(name))
      throw new WrongUsage(`There is no server '${name}'; there are ${CONTENDER_NAMES.join(', ')}.`);
  return chosen as readonly ContenderName[];
}

async function run(args: readonly string[]): Promise<string> {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('bench:server', PURPOSE, FLAGS);
  if (given.only !== undefined && given.only !== 'flat' && given.only !== 'paced')
    throw new WrongUsage("The flag '--only' needs 'flat' or 'paced'.");
  const progress = (doing: string) => process.stderr.isTTY && console.error(doing);
  if (given.games !== undefined) {
    const games = wholeNumber('games', given.games, 0, 1e6);
    const figures = await endure({ games, atOnce: 100, progress: doing => console.error(doing) }); // it takes minutes
    return given.json ? JSON.stringify(figures) : enduranceReport(figures);
  }
  const plan = given.quick ? QUICK : FULL;
  const rounds = wholeNumber('rounds', given.rounds, plan.flatOut.rounds, MOST_VALUES);
  const pacedRounds = wholeNumber('pacedRounds', given.pacedRounds, plan.paced.rounds, MOST_VALUES);
  const figures = await contest({
    contenders: chosenContenders(given.contenders),
    flatOut: { ...plan.flatOut, ...(given.only === 'paced' ? { rounds: 0, warmUps: 0 } : { rounds }) },
    paced: { ...plan.paced, rounds: given.only === 'flat' ? 0 : pacedRounds },
    profiles: given.profiles ?? null,
    progress,
  });
  return given.json ? JSON.stringify(figures) : report(figures);
}

await runCommand(run);
