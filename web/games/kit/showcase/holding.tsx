/** Carrying things, and holding to see. */
import { useState } from 'preact/hooks';
import { DragStatus } from '../drag-status.tsx';
import { Peek } from '../peek.tsx';
import { Coins } from '../pile.tsx';
import { useDrag } from '../use-drag.ts';
import { SampleBack, SampleCoin } from './sample-card.tsx';
import { shown } from './words.ts';

const CHESTS = [1, 2, 3] as const;
const OPEN = ['chest 1', 'chest 2'];

export function DragPiece() {
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const drag = useDrag({
    targetsOf: coin => OPEN.filter(chest => places[coin] !== chest),
    drop: (coin, chest) => setPlaces({ ...places, [coin]: chest }),
  });
  const coins = ['coin 1', 'coin 2', 'coin 3'];
  return (
    <div class="parts showcase-board showcase-drag">
      <div class="row">
        {coins.map((coin, i) =>
          places[coin] === undefined ? (
            <button
              key={coin}
              type="button"
              class="showcase-coin"
              aria-label={shown().coin(i + 1)}
              {...drag.on({ thing: coin })}
            >
              <SampleCoin />
            </button>
          ) : (
            <span key={coin} class="showcase-coin gone" />
          ),
        )}
        <button type="button" class="button" onClick={() => setPlaces({})}>
          {shown().again}
        </button>
      </div>
      <div class="row">
        {CHESTS.map(n => {
          const count = n === 3 ? 12 : Object.values(places).filter(place => place === `chest ${n}`).length;
          return (
            <div key={n} class="showcase-chest" {...drag.on({ target: `chest ${n}`, label: shown().putIn(n) })}>
              <Coins count={count} label={shown().inChest(n, count)} />
            </div>
          );
        })}
      </div>
      <DragStatus drag={drag} />
    </div>
  );
}

export const PeekPiece = () => (
  <Peek
    label={shown().secret}
    cover={
      <span class="showcase-secret covered">
        <SampleBack />
      </span>
    }
  >
    {() => <strong class="showcase-secret">{CODE}</strong>}
  </Peek>
);

const CODE = '4 · 1 · 3';
