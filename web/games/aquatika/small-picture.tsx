/** The lagoon in small, from the side of whoever sits first. */
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { LagoonPicture } from './lagoon-picture.tsx';
import './small-picture.css';

export const Picture = ({ view }: { readonly view: object }) => (
  <span class="aqua-small">
    <LagoonPicture view={view as View} seat={0} />
  </span>
);
