/** What the benchmarks have in common as commands: flags, help, tables. */
import process from 'node:process';

/** A flag of a command; `value` names what follows it, if anything does. */
export interface CommandFlag {
  readonly says: string;
  readonly value?: string;
}

/** The flags that were given: the text that followed, or true. */
export type GivenFlags<F extends Record<string, CommandFlag>> = {
  readonly [name in keyof F]?: F[name] extends { readonly value: string } ? string : true;
};

/** The command was not called as it can be; the message is one sentence for whoever typed it. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/**
 * Reads the flags of a command, and refuses what it does not know.
 * @example readFlags({ json: { says: 'print JSON' } }, ['--json']) // { json: true }
 */
export function readFlags<const F extends Record<string, CommandFlag>>(
  flags: F,
  args: readonly string[],
): GivenFlags<F> {
  const given: Record<string, string | true> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    const name = arg.slice(2);
    const flag = arg.startsWith('--') && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) throw new WrongUsage(`There is no flag '${arg}'; --help lists those there are.`);
    if (flag.value === undefined) {
      given[name] = true;
      continue;
    }
    const value = args[++i];
    if (value === undefined) throw new WrongUsage(`The flag '${arg}' needs a value: ${arg} <${flag.value}>.`);
    given[name] = value;
  }
  return given as GivenFlags<F>;
}

/**
 * The number from 1 to `most` that followed a flag, or what holds where it was not given.
 * @example wholeNumber('rounds', given.rounds, 15, 1000)
 */
export function wholeNumber(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new WrongUsage(`The flag '--${name}' needs a whole number from 1 to ${most}, not '${text}'.`);
  return number;
}

/** The page that `--help` prints. */
export function help(command: string, purpose: string, flags: Record<string, CommandFlag>): string {
  const lines = Object.entries(flags).map(([name, { value, says }]) => [
    `  --${name}${value === undefined ? '' : ` <${value}>`}`,
    says,
  ]);
  return `${purpose}\n\nnpm run ${command} -- [flags]\n\n${table(lines, ['left', 'left'])}`;
}

/**
 * Runs a command and prints what it says; one that was not called as it can be says so in one sentence, with exit code 2.
 * @example await runCommand(args => (args.includes('--json') ? '{}' : 'nothing'));
 */
export async function runCommand(run: (args: readonly string[]) => string | Promise<string>): Promise<void> {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/**
 * Rows as lines of text in columns.
 * @example table([['plain', '9,000'], ['kernel', '3,000']], ['left', 'right'])
 */
export function table(rows: readonly (readonly string[])[], sides: readonly ('left' | 'right')[]): string {
  const widths = sides.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(row =>
      sides
        .map((side, column) => {
          const [cell, width] = [row[column] ?? '', widths[column] ?? 0];
          return side === 'left' ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
