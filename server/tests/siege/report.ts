/** What a siege has shown, as text. */
import type { Outcome, Result } from './campaign.ts';
import { type Bounds, ratioOf, type Waits } from './measures.ts';

const milliseconds = (waits: Waits | null, of: 'p50' | 'p99'): string => {
  if (waits === null || Number.isNaN(waits[of])) return '–';
  return waits[of].toFixed(waits[of] < 10 ? 1 : 0);
};

function rowOf({ attack, before, during, memory, became, faults }: Result, bounds: Bounds): string[] {
  const ratio = before === null || during === null ? '–' : ratioOf(before, during, bounds).toFixed(1);
  const megabytes = memory === null ? '–' : [memory.before, memory.peak, memory.after].map(Math.round).join(' / ');
  return [
    attack.name,
    `${milliseconds(before, 'p50')} / ${milliseconds(before, 'p99')}`,
    `${milliseconds(during, 'p50')} / ${milliseconds(during, 'p99')}`,
    ratio,
    megabytes,
    faults.length === 0 ? 'withstood' : `BROKEN: ${faults.join('; ')}`,
    became,
  ];
}

const HEAD = ['attack', 'before', 'during', 'ratio', 'MB before / peak / after', 'verdict', 'the attackers'];

/**
 * The table of a siege, to be read by people: waits are p50 / p99 in milliseconds.
 * @example console.log(report(outcome, BOUNDS));
 */
export function report({ results, faults, acknowledged }: Outcome, bounds: Bounds): string {
  const rows = [HEAD, HEAD.map(() => '---'), ...results.map(result => rowOf(result, bounds))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const lines = rows.map(row => {
    const cells = row.map((cell, column) =>
      cell === '---' ? '-'.repeat(widths[column] ?? 3) : cell.padEnd(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const broken = results.filter(result => result.faults.length > 0).length;
  return [
    ...lines,
    '',
    `${results.length - broken} of ${results.length} attacks were withstood. ${acknowledged} commands were acknowledged.`,
    ...(faults.length === 0
      ? ['None was lost, and nothing private was overheard.']
      : faults.map(fault => `BROKEN: ${fault}`)),
  ].join('\n');
}

/** Everything that should not have been. */
export const faultsOf = ({ results, faults }: Outcome): string[] => [
  ...results.flatMap(result => result.faults.map(fault => `${result.attack.name}: ${fault}`)),
  ...faults,
];
