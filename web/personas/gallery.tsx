/** Faces and lives of whoever players are, one beside the other. */
import type { Persona } from '../games/contract.ts';
import { settings } from '../shell/settings.ts';
import './gallery.css';

export interface PersonaGalleryProps {
  readonly title: string;
  readonly shown: readonly {
    readonly persona: Persona;
    /** Who was that, at a table. */
    readonly player?: string;
  }[];
}

export function PersonaGallery({ title, shown }: PersonaGalleryProps) {
  const { language } = settings.value;
  return (
    <section class="personas">
      <h2>{title}</h2>
      <ul>
        {shown.map(({ persona: { id, name, life, Portrait }, player }) => (
          <li key={id} class="persona">
            <span class="persona-face">
              <Portrait />
            </span>
            <div>
              <h3>{name}</h3>
              {player === undefined ? null : <p class="soft small">{player}</p>}
              <p class="small">{life[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
