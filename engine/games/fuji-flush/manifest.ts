/** Fuji Flush on the shelf. */
import { defineManifest } from '../manifest.ts';
import { fujiFlush } from './game.ts';
import { label } from './label.ts';

export const manifest = defineManifest({
  ...label,
  game: fujiFlush,
  complete: true,
  wording: () => import('./wording.ts'),
  components: () => import('./box-contents.ts'),
  knowledge: () => import('./bots/knowledge.ts'),
});
