/** What pictures are made of: places that can be touched while they lead to an action, and signs of how somebody stands. */
import type { PicturePlace, PlayerStanding } from '@havre/engine/games/picture.ts';
import type { ComponentChildren } from 'preact';
import '../kit/lit.css';
import { words } from '../../words/index.ts';

/** What can be touched, what has been, and what comes of it. */
export interface Touching {
  readonly next: ReadonlySet<PicturePlace>;
  readonly pointed: readonly PicturePlace[];
  touch(place: PicturePlace): void;
  /** Asks why nothing can be done at a place; absent where nobody can say. */
  askWhy?(place: PicturePlace): void;
}

interface TouchableProps {
  readonly place: PicturePlace | undefined;
  readonly touching: Touching;
  readonly class: string;
  /** What it is called, where what it shows is too little. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

/**
 * A place of the picture: a button while it leads to an action, else only what it shows. Whoever points there all the same is
 * told why not; the keyboard passes by, because it would stop at everything on the table.
 */
export function Touchable({ place, touching, class: look, name, children }: TouchableProps) {
  const isPointed = place !== undefined && touching.pointed.includes(place);
  const { askWhy } = touching;
  if (place !== undefined && (isPointed || touching.next.has(place)))
    return (
      <button
        type="button"
        class={`${look} touchable`}
        aria-label={name}
        aria-pressed={isPointed}
        data-lit=""
        data-place={place}
        onClick={() => touching.touch(place)}
      >
        {children}
      </button>
    );
  if (place !== undefined && askWhy !== undefined)
    return (
      <button type="button" class={look} tabIndex={-1} aria-label={name} onClick={() => askWhy(place)}>
        {children}
      </button>
    );
  return name === undefined ? (
    <span class={look}>{children}</span>
  ) : (
    <span class={look} role="img" aria-label={name}>
      {children}
    </span>
  );
}

/** An arrow for whose turn it is, a star for who has won; and the same in words. */
export function StandingSign({ standing }: { standing: PlayerStanding }) {
  if (standing === null) return null;
  return (
    <>
      <span class="standing" aria-hidden="true">
        {standing === 'won' ? '★' : '▸'}
      </span>
      <span class="unseen">{words().picture[standing]} </span>
    </>
  );
}
