/** Aquatika on the shelf. */
import { defineManifest } from '../manifest.ts';
import { aquatika } from './game.ts';
import { label } from './label.ts';

export const manifest = defineManifest({
  ...label,
  game: aquatika,
  complete: true,
  wording: () => import('./wording.ts'),
  components: () => import('./box-contents.ts'),
  knowledge: () => import('./bots/knowledge.ts'),
  notation: () => import('./notation-game.ts'),
});
