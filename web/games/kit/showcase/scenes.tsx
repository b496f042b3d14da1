/** A scene over a board, a slip of paper, and the end. */
import { useState } from 'preact/hooks';
import { Mark } from '../../../look/emblems.tsx';
import { Podium } from '../podium.tsx';
import { Scene } from '../scene.tsx';
import { Slip } from '../slip.tsx';
import { shown } from './words.ts';

const SHIPS = [1, 2, 3, 4] as const;

export function ScenePiece() {
  const [ship, setShip] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const said = shown();
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="button" onClick={() => setAsked(true)}>
          {said.ask}
        </button>
      </div>
      <section class="showcase-sea" aria-label={said.board}>
        {SHIPS.map(n => (
          <button
            key={n}
            type="button"
            class={`showcase-ship at-${n}`}
            data-ship={n}
            data-lit={ship === n ? 'over' : ''}
            aria-label={said.ship(n)}
            onClick={() => setShip(n)}
          >
            <Mark seat={n - 1} size={36} />
          </button>
        ))}
        <Scene
          isOpen={ship !== null}
          label={said.sceneOf(ship ?? 0)}
          about={`[data-ship="${ship}"]`}
          class="showcase-scene"
          takesFocus
        >
          <h3>{said.sceneOf(ship ?? 0)}</h3>
          <button type="button" class="button main" onClick={() => setShip(null)}>
            {said.close}
          </button>
        </Scene>
        <Slip
          isOpen={isAsked}
          label={said.slip}
          text={said.question}
          answers={[
            { key: 'yes', text: said.yes, isMain: true, onChoose: () => setAsked(false) },
            { key: 'no', text: said.no, onChoose: () => setAsked(false) },
          ]}
        />
      </section>
    </div>
  );
}

const PLAYERS = ['Anne', 'Bartholomew', 'Calico'] as const;

export function PodiumPiece() {
  const [round, setRound] = useState(0);
  const said = shown();
  return (
    <div class="stack">
      <Podium
        key={round}
        label={said.names.podium}
        places={PLAYERS.map((name, i) => ({
          key: name,
          place: said.places[i] ?? '',
          name,
          mark: <Mark seat={i} size={i === 0 ? 44 : 30} />,
          score: said.points(31 - i * 7),
          isWinner: i === 0,
          ...(i === 0 ? { note: said.won } : {}),
        }))}
      />
      <button type="button" class="button" onClick={() => setRound(round + 1)}>
        {said.again}
      </button>
    </div>
  );
}
