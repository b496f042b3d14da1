/**
 * Tokens that travel from element to element, where what is drawn is a number and no piece of its own: three coins from the
 * bank to a hold. Copies of a token fly in arcs over the board, one after the other, and are gone where they arrive. Pieces
 * with a name of their own need nothing of this: they fly by themselves (`motion/flights.ts`).
 * @example
 * const travel = sendTokens(board, [{ token, from: bank, to: hold }, { token, from: bank, to: hold }]);
 * await travel.arrived; // or travel.skip()
 */
import { flyingCopy } from '../../motion/flying-copy.ts';
import { framesOf, inside, type StageSpot } from '../../motion/frames.ts';
import { atTempo } from '../../motion/tempo.ts';
import { isStill } from '../../shell/settings.ts';

export interface Sending {
  /** What is copied. */
  readonly token: HTMLElement;
  readonly from: Element;
  readonly to: Element;
}

export interface TravelSettings {
  /** How high they fly, as a part of their way; 0 for straight on. */
  readonly arc?: number;
  /** How long one is under way, in milliseconds as drawn. */
  readonly duration?: number;
  /** How long after another one sets off, in milliseconds as drawn. */
  readonly apart?: number;
}

export interface Travel {
  /** When the last one has arrived. */
  readonly arrived: Promise<void>;
  /** They are there at once. */
  skip(): void;
}

const THERE: Travel = { arrived: Promise.resolve(), skip: () => {} };

export function sendTokens(
  board: HTMLElement,
  sendings: readonly Sending[],
  { arc = 0.25, duration = 460, apart = 110 }: TravelSettings = {},
): Travel {
  if (isStill() || sendings.length === 0) return THERE;
  const origin = board.getBoundingClientRect();
  const flights = sendings.map(({ token, from, to }, i) => {
    const size = spotOf(token, origin);
    const { box, frames } = framesOf({
      from: inside(spotOf(from, origin), size),
      to: inside(spotOf(to, origin), size),
      turns: false,
      vanishes: true,
      arc,
    });
    const copy = flyingCopy(token, box);
    board.append(copy);
    const flight = copy.animate(frames, { duration: atTempo(duration), delay: atTempo(apart * i), fill: 'both' });
    const gone = () => copy.remove();
    return { flight, arrived: flight.finished.then(gone, gone) };
  });
  return {
    arrived: Promise.all(flights.map(({ arrived }) => arrived)).then(() => {}),
    skip() {
      for (const { flight } of flights) flight.finish();
    },
  };
}

function spotOf(element: Element, origin: DOMRect): StageSpot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}
