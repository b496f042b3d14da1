/** The words of this board in the language of the page. */
import { settings } from '../../shell/settings.ts';
import { catalogues, type JamaicaWords } from './words.ts';

/** The words now. Components that read them are drawn again when the language changes. */
export const jamaicaWords = (): JamaicaWords => catalogues[settings.value.language];
