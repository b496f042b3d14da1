import { settings } from '../shell/settings.ts';
import { boxOf } from './index.ts';

/**
 * What a game is called in the language of the page; one that is not on the shelf is called by its id.
 * @example titleOf('captain-jack') // 'Captain Jack’s Gold'
 */
export const titleOf = (game: string): string => boxOf(game)?.title[settings.value.language] ?? game;
