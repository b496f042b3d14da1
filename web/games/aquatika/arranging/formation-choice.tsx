/** The ready-made camps, drawn: one chooses by what one sees. */
import type { BoardName } from '@havre/engine/games/aquatika/material.ts';
import { type Colour, pieceOf } from '@havre/engine/games/aquatika/pieces.ts';
import { Dialog } from '../../../shell/dialog.tsx';
import { Animal } from '../animals/animal.tsx';
import { aquaWords } from '../speech.ts';
import type { Camp } from './camp.ts';
import { drawnRows, FORMATION_NAMES, formation } from './formations.ts';
import './formation-choice.css';

export interface FormationChoiceProps {
  readonly board: BoardName;
  readonly own: Colour;
  choose(camp: Camp): void;
  onClose(): void;
}

const Small = ({ board, own, camp }: { board: BoardName; own: Colour; camp: Camp }) => (
  <span class="aqua-formation-camp" aria-hidden="true">
    {drawnRows(board, camp).map((row, y) => (
      <span key={y} class="aqua-formation-row">
        {row.map((kind, x) => (
          <span key={x} class={kind === null ? 'aqua-formation-cell none' : 'aqua-formation-cell'}>
            {kind === null ? null : <Animal piece={pieceOf(own, kind)} />}
          </span>
        ))}
      </span>
    ))}
  </span>
);

export const FormationChoice = ({ board, own, choose, onClose }: FormationChoiceProps) => (
  <Dialog title={aquaWords().formations} onClose={onClose}>
    <ul class="aqua-formations">
      {FORMATION_NAMES.map(name => {
        const [title, purpose] = aquaWords().formation[name];
        const camp = formation(board, name);
        return (
          <li key={name}>
            <button type="button" class="aqua-formation" onClick={() => choose(camp)}>
              <Small board={board} own={own} camp={camp} />
              <strong>{title}</strong>
              <span class="soft small">{purpose}</span>
            </button>
          </li>
        );
      })}
    </ul>
  </Dialog>
);
