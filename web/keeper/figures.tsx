/** How the house stands, at a glance: few figures, large, and what is wrong before them. */
import type { KeeperOverview } from '@havre/protocol/keeper.ts';
import { titleOf } from '../games/title.ts';
import { bytes, moment, percent, say } from './say.ts';

/** From this share on something is worth a look. */
const HIGH = 0.85;
/** Moves that wait longer than this for their turn are felt, in milliseconds. */
const SLOW = 100;

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly more: string;
  readonly isHigh?: boolean;
}

function figuresOf({ load, memory, disk, people, playing, gathering, sockets }: KeeperOverview): Figure[] {
  const used = 1 - memory.free / memory.machine;
  const busy = load.machine / load.cores;
  return [
    { name: say().playing, value: String(playing), more: say().gathering(gathering) },
    { name: say().here, value: String(people.length), more: say().sockets(sockets) },
    {
      name: say().load,
      value: percent(Math.min(1, busy)),
      // What waits for a processor that does all it can is no share of it.
      more: busy > 1 ? say().queue(Math.round(load.machine), load.cores) : say().server(percent(load.server)),
      isHigh: busy > 1,
    },
    { name: say().delay, value: `${load.delay} ms`, more: say().delayMore, isHigh: load.delay > SLOW },
    {
      ...{ name: say().memory, value: bytes(memory.server), more: say().machine(percent(used)) },
      isHigh: used > HIGH + 0.1,
    },
    disk === null
      ? { name: say().disk, value: '–', more: say().inDatabase }
      : {
          ...{ name: say().disk, value: bytes(disk.store), more: say().left(bytes(disk.free)) },
          isHigh: disk.free < disk.size * (1 - HIGH) * 0.5,
        },
  ];
}

export const Figures = ({ overview }: { overview: KeeperOverview }) => (
  <section class="keeper-figures" aria-label={say().figures}>
    {overview.obstacle === null ? null : (
      <p class="keeper-alarm" role="alert">
        {say().obstacle(say().obstacles[overview.obstacle] ?? overview.obstacle)}
      </p>
    )}
    <dl>
      {figuresOf(overview).map(({ name, value, more, isHigh = false }) => (
        <div key={name} class="keeper-figure" data-high={isHigh}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            <span class="soft small">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** What took long, what went wrong, and who was turned away. */
export const Troubles = ({ overview }: { overview: KeeperOverview }) => (
  <section class="sheet stack">
    <h2>{say().troubles}</h2>
    <h3>{say().errors}</h3>
    {overview.errors.length === 0 ? <p class="soft">{say().noErrors}</p> : null}
    <ul class="keeper-list">
      {overview.errors.slice(0, 8).map(({ what, times, at }) => (
        <li key={what}>
          {say().complaints[what] ?? what}{' '}
          <span class="soft small">
            {say().times(times)}, {moment(at)}
          </span>
        </li>
      ))}
    </ul>
    <h3>{say().slowest}</h3>
    {overview.slowest.length === 0 ? <p class="soft">{say().noMoves}</p> : null}
    <ul class="keeper-list">
      {overview.slowest.slice(0, 5).map(({ milliseconds, mark, game, at }, i) => (
        <li key={i}>
          <strong>{milliseconds} ms</strong> {game === null ? '' : titleOf(game)} <code>{mark}</code>{' '}
          <span class="soft small">{moment(at)}</span>
        </li>
      ))}
    </ul>
    <h3>{say().turnedAway}</h3>
    {overview.turnedAway.length === 0 ? <p class="soft">{say().nobody}</p> : null}
    <ul class="keeper-list">
      {overview.turnedAway.map(({ reason, times }) => (
        <li key={reason}>
          {say().reasons[reason] ?? reason} <span class="soft small">{say().times(times)}</span>
        </li>
      ))}
    </ul>
  </section>
);
