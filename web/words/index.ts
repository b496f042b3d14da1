/** The words of the page in the language of its person. Both languages come with the page: one answer less to wait for. */
import { settings } from '../shell/settings.ts';
import { english, type PageWords } from './en.ts';
import { french } from './fr.ts';

const catalogues = { en: english, fr: french };

/** The words now. Components that read them are drawn again when the language changes. */
export const words = (): PageWords => catalogues[settings.value.language];
