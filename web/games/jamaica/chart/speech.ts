/** The words of the chart in the language of the page. */
import { settings } from '../../../shell/settings.ts';
import { type ChartWords, catalogues } from './words.ts';

/** The words now. Components that read them are drawn again when the language changes. */
export const chartWords = (): ChartWords => catalogues[settings.value.language];
