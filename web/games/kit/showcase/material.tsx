/** Dice, tokens and piles. */
import { useRef, useState } from 'preact/hooks';
import { Pips, Throw } from '../dice.tsx';
import { Coins, Pile } from '../pile.tsx';
import { sendTokens, type Travel } from '../travel.ts';
import { SampleBack, SampleCoin } from './sample-card.tsx';
import { shown } from './words.ts';

const DICE = 4;
const STAR =
  'M12 4l2.200 5.300 5.700.4-4.400 3.700 1.400 5.600-4.900-3.100-4.900 3.100 1.400-5.600-4.400-3.700 5.700-.4z';

/** What each throw shows: always the same, so that a test can read it. */
const throwAt = (turn: number): readonly number[] =>
  Array.from({ length: DICE }, (_, i) => ((turn * 5 + i * 3) % 6) + 1);

export function DicePiece() {
  const [turn, setTurn] = useState(0);
  const values = throwAt(turn);
  return (
    <div class="row">
      <Throw key={turn} label={shown().rolled(values)} isThrown={turn > 0}>
        {values.map(value => (
          <Pips key={value} value={value} />
        ))}
      </Throw>
      <Throw key={`black ${turn}`} class="showcase-black" label={shown().rolled([values[0] ?? 0])}>
        {[values[0] === 1 ? <path key="star" d={STAR} /> : <Pips key="pips" value={values[0] ?? 0} />]}
      </Throw>
      <button type="button" class="button" onClick={() => setTurn(turn + 1)}>
        {shown().rollDice}
      </button>
    </div>
  );
}

export function TravelPiece() {
  const board = useRef<HTMLDivElement>(null);
  const bank = useRef<HTMLDivElement>(null);
  const chest = useRef<HTMLDivElement>(null);
  const travel = useRef<Travel | null>(null);
  const [sent, setSent] = useState(0);
  const send = () => {
    const token = bank.current?.querySelector<HTMLElement>('.showcase-token');
    if (token == null || board.current === null || bank.current === null || chest.current === null) return;
    travel.current?.skip();
    const sending = { token, from: bank.current, to: chest.current };
    const now = sendTokens(board.current, Array(5).fill(sending));
    travel.current = now;
    void now.arrived.then(() => setSent(before => before + 5));
  };
  return (
    <div ref={board} class="parts showcase-board row">
      <div ref={bank} class="showcase-place" role="img" aria-label={shown().bank}>
        <span class="showcase-token">
          <SampleCoin />
        </span>
      </div>
      <button type="button" class="button" onClick={send}>
        {shown().send}
      </button>
      <div ref={chest} class="showcase-place end">
        <Coins count={sent} label={shown().inChest(1, sent)} />
      </div>
    </div>
  );
}

export function PilePiece() {
  const [count, setCount] = useState(25);
  return (
    <div class="row showcase-piles">
      <div class="showcase-pile">
        <Pile count={count * 3} label={shown().pile(count * 3)}>
          {count === 0 ? null : <SampleBack />}
        </Pile>
      </div>
      <Coins count={count} label={shown().coins(count)} />
      <button type="button" class="button" onClick={() => setCount(Math.max(0, count - 3))}>
        {shown().fewer}
      </button>
      <button type="button" class="button" onClick={() => setCount(count + 3)}>
        {shown().more}
      </button>
    </div>
  );
}
