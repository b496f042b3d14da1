/** Charts of finished games: few bars, each with its number beside it, and a sentence for those who do not see them. */
import type { Month, Opponent } from './statistics.ts';
import './charts.css';

interface Column {
  readonly name: string;
  /** The whole bar, and the part of it that is darker. */
  readonly amount: number;
  readonly part: number;
  readonly label: string;
}

const WIDTH = 28;
const HEIGHT = 96;
const GAP = 10;
const NAME_HEIGHT = 18;
const NUMBER_HEIGHT = 18;

/** Upright bars side by side. */
function Columns({ label, columns }: { label: string; columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(({ amount }) => amount));
  const width = columns.length * (WIDTH + GAP) + GAP;
  const height = NUMBER_HEIGHT + HEIGHT + NAME_HEIGHT;
  const scale = (amount: number): number => (amount / most) * HEIGHT;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled, by keyboard too
    <div class="chart-columns" tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
        <title>{columns.map(column => column.label).join('; ')}</title>
        {columns.map(({ name, amount, part }, i) => {
          const x = GAP + i * (WIDTH + GAP);
          const bottom = NUMBER_HEIGHT + HEIGHT;
          return (
            <g key={name}>
              <rect class="chart-amount" x={x} y={bottom - scale(amount)} width={WIDTH} height={scale(amount)} rx={2} />
              <rect class="chart-part" x={x} y={bottom - scale(part)} width={WIDTH} height={scale(part)} rx={2} />
              <text class="chart-number" x={x + WIDTH / 2} y={bottom - scale(amount) - 5}>
                {amount}
              </text>
              <text class="chart-name" x={x + WIDTH / 2} y={height - 3}>
                {name}
              </text>
            </g>
          );
        })}
        <line class="chart-ground" x1={0} x2={width} y1={NUMBER_HEIGHT + HEIGHT} y2={NUMBER_HEIGHT + HEIGHT} />
      </svg>
    </div>
  );
}

interface PlacesChartProps {
  readonly places: readonly number[];
  readonly title: string;
  label(place: number, count: number): string;
}

/** How often each place was reached; the first is what was won. */
export const PlacesChart = ({ places, title, label }: PlacesChartProps) => (
  <Columns
    label={title}
    columns={places.map((count, i) => ({
      ...{ name: String(i + 1), amount: count, part: i === 0 ? count : 0 },
      label: label(i + 1, count),
    }))}
  />
);

/** So many months are shown, the last ones. */
const MOST_MONTHS = 12;

interface MonthsChartProps {
  readonly months: readonly Month[];
  readonly title: string;
  readonly language: string;
  label(month: string, games: number, wins: number): string;
}

/** Played and won, month by month. */
export function MonthsChart({ months, title, language, label }: MonthsChartProps) {
  const named = (month: string, style: 'narrow' | 'long'): string =>
    new Intl.DateTimeFormat(
      language,
      style === 'narrow' ? { month: 'narrow' } : { month: 'long', year: 'numeric' },
    ).format(new Date(`${month}-15T12:00Z`));
  return (
    <Columns
      label={title}
      columns={months.slice(-MOST_MONTHS).map(({ month, games, wins }) => ({
        ...{ name: named(month, 'narrow'), amount: games, part: wins },
        label: label(named(month, 'long'), games, wins),
      }))}
    />
  );
}

interface Turn {
  readonly name: string;
  /** From -1 to 1. */
  readonly change: number;
  /** The change in figures, with its sign. */
  readonly text: string;
}

/** What helped and what harmed, each to its side of a middle; the longest bar is as wide as its half. */
export function TurnBars({ turns }: { turns: readonly Turn[] }) {
  const most = Math.max(0.01, ...turns.map(({ change }) => Math.abs(change)));
  return (
    <ul class="opponent-bars">
      {turns.map(({ name, change, text }) => {
        const width = (Math.abs(change) / most) * 50;
        return (
          <li key={name} class="opponent-bar turn-bar">
            <span class="opponent-name">{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="chart-part" x={change < 0 ? 50 - width : 50} width={width} height={10} />
              <rect class="turn-middle" x={49.75} width={0.5} height={10} />
            </svg>
            <span class="opponent-numbers">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface OpponentBarsProps {
  readonly opponents: readonly Opponent[];
  nameOf(opponent: Opponent): string;
  label(name: string, ahead: number, level: number, behind: number): string;
}

/** How often one was ahead of, level with and behind each of them. */
export const OpponentBars = ({ opponents, nameOf, label }: OpponentBarsProps) => (
  <ul class="opponent-bars">
    {opponents.map(opponent => {
      const { key, ahead, level, behind, games } = opponent;
      const [first, second] = [(ahead / games) * 100, ((ahead + level) / games) * 100];
      return (
        <li key={key} class="opponent-bar">
          <span class="opponent-name">{nameOf(opponent)}</span>
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            role="img"
            aria-label={label(nameOf(opponent), ahead, level, behind)}
          >
            <rect class="versus-behind" x={0} width={100} height={10} />
            <rect class="versus-level" x={0} width={second} height={10} />
            <rect class="versus-ahead" x={0} width={first} height={10} />
          </svg>
          <span class="opponent-numbers" aria-hidden="true">
            {ahead} · {level} · {behind}
          </span>
        </li>
      );
    })}
  </ul>
);
