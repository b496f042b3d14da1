/**
 * The end: each ship's score counted up line by line, its treasures turned over one by one and its sum growing with them; then all
 * cards can be laid out.
 */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { type ScoreNow, scoreNow } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Names } from '@havre/engine/games/language.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { atTempo } from '../../motion/tempo.ts';
import { isStill } from '../../shell/settings.ts';
import { PlayerName } from '../../table/player-name.tsx';
import { ShipDrawing } from './chart/ship.tsx';
import { crewPictures } from './crew/loading.ts';
import type { CrewCount } from './crew/reckoned.tsx';
import { Token } from './goods.tsx';
import { crewShare, shipsByPlace } from './reading.ts';
import { jamaicaWords } from './speech.ts';
import { loadWorld, worldPictures } from './world/loading.ts';
import './reckoning.css';

/** How long each figure waits for the one before it, in milliseconds. */
const BEAT = 260;
/** From the beginning of the last row until everything has been read, in beats. */
const REST = 16;

interface ReckoningProps {
  readonly view: View;
  readonly names: Names;
  /** Where everybody has come in; null where only the sums are known. */
  readonly outcome: Outcome | null;
  /** Why whoever has won did so, where the sums do not tell. */
  readonly reason: string | null;
}

export function Reckoning({ view, names, outcome, reason }: ReckoningProps) {
  const words = jamaicaWords();
  const pictures = crewPictures.value;
  const world = worldPictures.value;
  const [isWandering, setWandering] = useState(false);
  useEffect(loadWorld, []);
  const rows = shipsByPlace(view, outcome).map(ship => ({
    ship,
    score: scoreNow(view, ship),
    crew: pictures?.crewCounts(view, ship) ?? null,
  }));
  const looks = view.crew === null ? 'jam-reckoning' : 'jam-reckoning crewed';
  const section = useRef<HTMLElement>(null);
  // A row begins when the one before it has its sum.
  const lengths = rows.map(({ score, crew }) => partsOf(view, score, crew).length + 1);
  const begins = lengths.map((_, row) => lengths.slice(0, row).reduce((sum, length) => sum + length, 0));
  useEffect(() => follow(section.current, begins), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is moved with the keyboard too
    <section ref={section} class={looks} aria-label={words.final} tabIndex={0}>
      <header class="jam-reckoning-head">
        <h2>{words.final}</h2>
        {world === null ? null : (
          <button type="button" class="button small" onClick={() => setWandering(true)}>
            {words.layOut}
          </button>
        )}
      </header>
      {reason === null ? null : <p class="jam-reckoning-reason">{reason}</p>}
      {isWandering && world !== null ? <world.Wandering onClose={() => setWandering(false)} /> : null}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.yourShip}</span>
            </th>
            <th scope="col">{words.position}</th>
            <th scope="col">{words.gold}</th>
            <th scope="col">{words.treasures}</th>
            {view.crew === null ? null : <th scope="col">{words.crew}</th>}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ship, score, crew }, row) => (
            <Row
              key={ship}
              view={view}
              names={names}
              ship={ship}
              score={score}
              crew={crew}
              delayAt={part => ({ '--delay': `${atTempo(BEAT * ((begins[row] ?? 0) + part))}ms` })}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Where the rows do not fit, whatever is counted is brought into sight, and in the end the winner again. Gives what stops it.
 */
function follow(section: HTMLElement | null, begins: readonly number[]): (() => void) | undefined {
  if (section === null || isStill() || section.scrollHeight <= section.clientHeight) return undefined;
  const timers = [...section.querySelectorAll('tbody > tr')].map((row, i) =>
    setTimeout(() => row.scrollIntoView({ block: 'nearest', behavior: 'smooth' }), atTempo(BEAT * (begins[i] ?? 0))),
  );
  const last = begins.at(-1) ?? 0;
  timers.push(setTimeout(() => section.scrollTo({ top: 0, behavior: 'smooth' }), atTempo(BEAT * (last + REST))));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** What a sum is made of, in the order in which it is counted; the crew as one figure until its pictures have come. */
const partsOf = (view: View, score: ScoreNow, crew: readonly CrewCount[] | null): readonly number[] => [
  score.position,
  score.gold,
  ...score.treasures,
  ...(view.crew === null ? [] : crew === null ? [crewShare(score)] : crew.map(({ worth }) => worth)),
];

interface RowProps {
  readonly view: View;
  readonly names: Names;
  readonly ship: Ship;
  readonly score: ScoreNow;
  readonly crew: readonly CrewCount[] | null;
  /** When a part is counted, by its number; the sum comes after all of them. */
  delayAt(part: number): { readonly '--delay': string };
}

function Row({ view, names, ship, score, crew, delayAt }: RowProps) {
  const words = jamaicaWords();
  const pictures = crewPictures.value;
  const { position, gold, treasures, total } = score;
  const parts = partsOf(view, score, crew);
  const crewAt = 2 + treasures.length;
  return (
    <tr>
      <th scope="row">
        <Who view={view} ship={ship} names={names} />
      </th>
      <td class="jam-figure" data-label={words.position} style={delayAt(0)}>
        {words.figure(position)}
      </td>
      <td class="jam-figure" data-label={words.gold} style={delayAt(1)}>
        <span class="jam-figure-gold">
          {gold}
          <span class="jam-figure-coin" aria-hidden="true">
            <Token goods="gold" />
          </span>
        </span>
      </td>
      <td data-label={words.treasures}>
        <span class="jam-figure-treasures">
          {treasures.map((worth, i) => (
            <span key={i} class={worth < 0 ? 'jam-turned cursed' : 'jam-turned'} style={delayAt(2 + i)}>
              {pictures === null || view.crew === null ? null : (
                <span class="jam-turned-find">
                  <pictures.Find worth={worth} />
                </span>
              )}
              {words.worth(worth)}
            </span>
          ))}
        </span>
      </td>
      {view.crew === null ? null : (
        <td data-label={words.crew}>
          {pictures === null || crew === null ? (
            <span class="jam-figure" style={delayAt(crewAt)}>
              {words.figure(crewShare(score))}
            </span>
          ) : (
            <span class="jam-crew-reckoned">
              {crew.map((count, i) => (
                <pictures.CrewFigure key={i} {...count} style={delayAt(crewAt + i)} />
              ))}
            </span>
          )}
        </td>
      )}
      <td class="jam-sum">
        <span class="jam-running" aria-hidden="true">
          {parts.map((_, i) => (
            <span key={i} style={{ ...delayAt(i), '--beat': `${atTempo(BEAT)}ms` }}>
              {words.figure(parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0))}
            </span>
          ))}
        </span>
        <span class="jam-figure" style={delayAt(parts.length)}>
          {words.figure(total)}
        </span>
      </td>
    </tr>
  );
}

function Who({ view, ship, names }: { view: View; ship: Ship; names: Names }) {
  const { colour = 'black', seat = -1 } = view.ships[ship] ?? {};
  return (
    <span class="jam-reckoned">
      <span class="jam-reckoned-ship" aria-hidden="true">
        <ShipDrawing colour={colour} isGhost={seat < 0} />
      </span>
      <PlayerName class="jam-reckoned-name" name={jamaicaWords().shipTitle(names, ship)} />
    </span>
  );
}
