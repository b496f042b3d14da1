/** Captain Jack's Gold on the shelf. */
import { defineManifest } from '../manifest.ts';
import { captainJack } from './game.ts';
import { label } from './label.ts';

export const manifest = defineManifest({
  ...label,
  game: captainJack,
  complete: true,
  wording: () => import('./wording.ts'),
  components: () => import('./box-contents.ts'),
  knowledge: () => import('./bots/knowledge.ts'),
});
