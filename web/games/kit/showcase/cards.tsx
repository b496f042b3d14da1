/** The hand and the card that turns. */
import { useRef, useState } from 'preact/hooks';
import { useFlights } from '../../../motion/flights.ts';
import { Hand } from '../hand.tsx';
import { Pile } from '../pile.tsx';
import { TurningCard } from '../turning-card.tsx';
import { SampleBack, SampleFace } from './sample-card.tsx';
import { shown } from './words.ts';

const fullHand = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

export function HandPiece() {
  const board = useRef<HTMLDivElement>(null);
  const [hand, setHand] = useState(fullHand(7));
  const [played, setPlayed] = useState<readonly number[]>([]);
  const [lifted, setLifted] = useState<number | null>(null);
  useFlights(board, hand, { isPlayback: true });
  const touch = (card: number) => {
    if (card !== lifted) return setLifted(card);
    setLifted(null);
    setHand(hand.filter(one => one !== card));
    setPlayed([...played, card]);
  };
  const top = played.at(-1);
  return (
    <div ref={board} class="parts showcase-board stack">
      <div class="row">
        <div class="showcase-pile">
          <Pile count={played.length} label={shown().played(played.length)} place="played">
            {top === undefined ? null : (
              <span key={played.length} data-piece={`played ${top}`} data-from={`held ${top}`}>
                <SampleFace value={top} />
              </span>
            )}
          </Pile>
        </div>
        <button
          type="button"
          class="button"
          onClick={() => {
            setHand(fullHand(7));
            setPlayed([]);
          }}
        >
          {shown().again}
        </button>
        <button type="button" class="button" onClick={() => setHand([...hand, Math.max(0, ...hand, ...played) + 1])}>
          {shown().more}
        </button>
      </div>
      <Hand
        label={shown().hand}
        class="showcase-hand"
        place="hand"
        cards={hand.map(card => ({
          key: card,
          label: shown().card(card),
          face: (
            <span class="showcase-face" data-piece={`held ${card}`} data-from="played">
              <SampleFace value={card} />
            </span>
          ),
          isAsked: true,
          isLifted: card === lifted,
          onTouch: () => touch(card),
        }))}
        onLower={() => setLifted(null)}
      />
    </div>
  );
}

export function CardPiece() {
  const [isUp, setUp] = useState(false);
  const [isRound, setRound] = useState(false);
  return (
    <div class="row">
      <div class="showcase-card">
        <TurningCard
          isUp={isUp}
          isRound={isRound}
          face={isUp ? <SampleFace value={5} /> : null}
          back={<SampleBack />}
          label={isUp ? shown().card(5) : shown().faceDown}
        />
      </div>
      <button type="button" class="button" onClick={() => setUp(!isUp)}>
        {shown().turnOver}
      </button>
      <button type="button" class="button" onClick={() => setRound(!isRound)}>
        {shown().turnRound}
      </button>
    </div>
  );
}
