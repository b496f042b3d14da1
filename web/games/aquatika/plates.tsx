/** Both players: who has which camp, whose turn it is, and what of each is beside the board or under some octopus. */
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { type Colour, OCTOPUS, type Piece, pieceOf } from '@havre/engine/games/aquatika/pieces.ts';
import { colourAt, opponentOf } from '@havre/engine/games/aquatika/state.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ComponentChild } from 'preact';
import { PlayerName } from '../../table/player-name.tsx';
import { Animal } from './animals/animal.tsx';
import { ofCamp } from './reading.ts';
import { aquaWords } from './speech.ts';
import './camp-mark.css';
import './plates.css';

export interface PlatesProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly names: Names;
  /** Whom the table waits for. */
  readonly acting: readonly Seat[];
  /** What else there is to say of a seat, in words and as signs. */
  notes(seat: Seat): readonly string[];
  signs(seat: Seat): ComponentChild;
}

const noted = (text: string) => (
  <span key={text} class="aqua-plate-note">
    {text}
  </span>
);

const Row = ({ pieces, looks, title }: { pieces: readonly Piece[]; looks: string; title: string }) =>
  pieces.length === 0 ? null : (
    <span class={`aqua-row ${looks}`} title={title}>
      {pieces.map((piece, i) => (
        <span key={`${i} ${piece}`} class="aqua-small">
          <Animal piece={piece} />
        </span>
      ))}
    </span>
  );

function Plate({ view, seat: own, names, acting, notes, signs, of }: PlatesProps & { readonly of: Seat }) {
  const colour: Colour = colourAt(view, of);
  const words = aquaWords();
  const [eaten, covered] = [ofCamp(view.eaten, colour), ofCamp(view.covered, colour)];
  // Whether the other camp is ready shows to nobody before both are (AQU-SETUP-07); one's own player knows.
  const isArranging = acting.includes(of) && !(of === own && view.confirmed);
  const hasTurn = !view.over && (view.arranging ? isArranging : view.turn === of);
  const readiness = view.arranging ? [isArranging ? words.isArranging : words.isReady] : [];
  const you = of === own ? [words.you] : [];
  const isBare = readiness.length + eaten.length + covered.length === 0;
  const isWinner = view.over && view.winner === of;
  const looks = ['aqua-plate', isBare ? 'bare' : '', hasTurn ? 'turn lit-seat' : '', isWinner ? 'won' : ''];
  return (
    <li class={looks.filter(Boolean).join(' ')}>
      <span class="unseen">
        {words.player({
          name: nameOf(names, of),
          colour,
          notes: [...you, ...notes(of), ...readiness],
          eaten,
          covered,
          hasTurn,
        })}
      </span>
      <span class="aqua-mark aqua-plate-mark" aria-hidden="true">
        <Animal piece={pieceOf(colour, OCTOPUS)} />
      </span>
      <span class="aqua-plate-who" aria-hidden="true">
        <PlayerName class="aqua-plate-name" name={nameOf(names, of)} />
        {you.map(noted)}
        {signs(of)}
      </span>
      <span class="aqua-plate-pieces" aria-hidden="true">
        {readiness.map(noted)}
        <Row pieces={eaten} looks="eaten" title={words.eaten} />
        <Row pieces={covered} looks="hidden" title={words.hidden} />
      </span>
    </li>
  );
}

/** The other side first, as it sits on the far side of the board. */
export function Plates(props: PlatesProps) {
  const near = props.seat ?? props.view.yellow;
  return (
    <ul class="aqua-plates">
      {[opponentOf(near), near].map(of => (
        <Plate key={of} {...props} of={of} />
      ))}
    </ul>
  );
}
