/** The end: each ship's score counted up line by line, its treasures turned over one by one; then all cards can be laid out. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { scoreNow } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Names } from '@havre/engine/games/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { atTempo } from '../../motion/tempo.ts';
import { ShipDrawing } from './chart/ship.tsx';
import { crewPictures } from './crew/loading.ts';
import { Token } from './goods.tsx';
import { crewShare } from './reading.ts';
import { jamaicaWords } from './speech.ts';
import { loadWorld, worldPictures } from './world/loading.ts';
import './reckoning.css';

/** How long each figure waits for the one before it, in milliseconds. */
const BEAT = 260;

export function Reckoning({ view, names }: { view: View; names: Names }) {
  const words = jamaicaWords();
  const pictures = crewPictures.value;
  const world = worldPictures.value;
  const [isWandering, setWandering] = useState(false);
  useEffect(loadWorld, []);
  // Whoever has won comes first.
  const rows = view.ships
    .flatMap((one, ship) => (one.seat >= 0 && view.gone.includes(one.seat) ? [] : [{ ship, ...scoreNow(view, ship) }]))
    .toSorted((one, other) => other.total - one.total);
  const looks = view.crew === null ? 'jam-reckoning' : 'jam-reckoning crewed';
  let beat = 0;
  const next = () => ({ '--delay': `${atTempo(BEAT * beat++)}ms` });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is moved with the keyboard too
    <section class={looks} aria-label={words.final} tabIndex={0}>
      <header class="jam-reckoning-head">
        <h2>{words.final}</h2>
        {world === null ? null : (
          <button type="button" class="button small" onClick={() => setWandering(true)}>
            {words.layOut}
          </button>
        )}
      </header>
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
          {rows.map(({ ship, position, gold, treasures, unknown, total }) => (
            <tr key={ship}>
              <th scope="row">
                <Who view={view} ship={ship} names={names} />
              </th>
              <td class="jam-figure" data-label={words.position} style={next()}>
                {words.figure(position)}
              </td>
              <td class="jam-figure" data-label={words.gold} style={next()}>
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
                    <span key={i} class={worth < 0 ? 'jam-turned cursed' : 'jam-turned'} style={next()}>
                      {words.worth(worth)}
                    </span>
                  ))}
                </span>
              </td>
              {view.crew === null ? null : (
                <td data-label={words.crew}>
                  {pictures === null ? (
                    <span class="jam-figure" style={next()}>
                      {words.figure(crewShare({ position, gold, treasures, unknown, total }))}
                    </span>
                  ) : (
                    <span class="jam-crew-reckoned">
                      {pictures.crewCounts(view, ship).map((count, i) => (
                        <pictures.CrewFigure key={i} {...count} style={next()} />
                      ))}
                    </span>
                  )}
                </td>
              )}
              <td class="jam-figure jam-sum" style={next()}>
                {words.figure(total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Who({ view, ship, names }: { view: View; ship: Ship; names: Names }) {
  const { colour = 'black', seat = -1 } = view.ships[ship] ?? {};
  return (
    <span class="jam-reckoned">
      <span class="jam-reckoned-ship" aria-hidden="true">
        <ShipDrawing colour={colour} isGhost={seat < 0} />
      </span>
      <span>{jamaicaWords().shipTitle(names, ship)}</span>
    </span>
  );
}
