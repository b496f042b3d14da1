/** A name where there may be too little room for it: it ends in dots, and whoever points at it is told the whole. */
import './player-name.css';

/** @example <PlayerName class="fuji-name" name={nameOf(names, seat)} /> */
export const PlayerName = ({ name, class: looks }: { readonly name: string; readonly class: string }) => (
  <span class={`short-name ${looks}`} title={name} data-shortens="">
    {name}
  </span>
);
