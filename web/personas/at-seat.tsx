/** Whom a seat is, beside the name of whoever sits there. */
import type { Persona } from '../games/contract.ts';
import { settings } from '../shell/settings.ts';
import './at-seat.css';

export const PersonaFace = ({ persona: { Portrait } }: { persona: Persona }) => (
  <span class="persona-face small">
    <Portrait />
  </span>
);

/** The name, which opens the life. */
export const PersonaLife = ({ persona: { name, life } }: { persona: Persona }) => (
  <details class="persona-life">
    <summary>{name}</summary>
    <p class="small">{life[settings.value.language]}</p>
  </details>
);
