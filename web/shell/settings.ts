/** What this device remembers of its person: name, language, light, motion, how tables look, sound. Kept in the browser, nowhere else. */
import { LANGUAGES, type Language } from '@havre/engine/games/language.ts';
import { effect, signal } from '@preact/signals';
import { deviceStorage } from './device-storage.ts';

export const MOTIONS = ['system', 'slow', 'normal', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How tables are shown: as they are drawn, or as plain lists. */
export const TABLE_LOOKS = ['drawn', 'plain'] as const;
export type TableLook = (typeof TABLE_LOOKS)[number];

export interface PageSettings {
  readonly name: string;
  /** Which of the emblems stands for this person. */
  readonly emblem: number;
  readonly language: Language;
  readonly light: 'system' | 'day' | 'night';
  /** How fast things move; as the device likes it is as drawn, or not at all. */
  readonly motion: Motion;
  readonly contrast: 'normal' | 'high';
  readonly tables: TableLook;
  readonly sound: boolean;
  /** Whether a move that cannot be taken back is asked for twice. */
  readonly confirm: boolean;
}

const KEY = 'havre settings';

/** The languages of the browser, the first that we speak; English else. */
const spoken = (): Language =>
  navigator.languages.map(tag => tag.slice(0, 2)).find(tag => LANGUAGES.some(known => known === tag)) === 'fr'
    ? 'fr'
    : 'en';

const usual = (): PageSettings => ({
  name: '',
  emblem: 0,
  language: spoken(),
  light: 'system',
  motion: 'system',
  contrast: 'normal',
  tables: 'drawn',
  sound: true,
  confirm: true,
});

/** What is remembered may be from an older page, or not be there at all: then everything is as usual. */
function remembered(): PageSettings {
  try {
    return knownSettings(JSON.parse(deviceStorage.getItem(KEY) ?? '{}'));
  } catch {
    return usual();
  }
}

/** As motion was called before one could choose how fast things move. */
const EARLIER_MOTIONS: Readonly<Record<string, Motion>> = { full: 'normal', reduced: 'none' };

/** Settings from what was kept; whatever is missing is as usual. */
export function knownSettings(kept: unknown): PageSettings {
  const known = { ...usual(), ...(typeof kept === 'object' ? kept : {}) };
  const motion = EARLIER_MOTIONS[known.motion] ?? known.motion;
  return {
    ...known,
    motion: MOTIONS.includes(motion) ? motion : 'system',
    tables: TABLE_LOOKS.includes(known.tables) ? known.tables : 'drawn',
  };
}

export const settings = signal<PageSettings>(remembered());

/**
 * Changes some settings, and keeps them.
 * @example change({ sound: false })
 */
export function change(some: Partial<PageSettings>): void {
  settings.value = { ...settings.value, ...some };
  deviceStorage.setItem(KEY, JSON.stringify(settings.value));
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things are to be shown at rest, at once. */
export const isStill = (): boolean =>
  settings.value.motion === 'none' || (settings.value.motion === 'system' && stillness.matches);

/** How many seconds something takes that takes one as it is drawn. */
const TEMPOS: Readonly<Record<Motion, number>> = { system: 1, slow: 1.8, normal: 1, fast: 0.5, none: 0 };

/** How much of their time things take, as their player likes it: nothing where they are to be at rest. */
export const wishedTempo = (): number => (isStill() ? 0 : TEMPOS[settings.value.motion]);

/** Puts light, contrast, motion and language on the page itself, where the styles find them. */
export function dressPage(): void {
  const dress = () => {
    const { light, contrast, language } = settings.value;
    const isNight = light === 'night' || (light === 'system' && darkness.matches);
    const { dataset } = document.documentElement;
    dataset.light = isNight ? 'night' : 'day';
    dataset.contrast = contrast;
    dataset.motion = isStill() ? 'reduced' : 'full';
    document.documentElement.style.setProperty('--tempo', String(wishedTempo()));
    document.documentElement.lang = language;
  };
  effect(dress);
  darkness.addEventListener('change', dress);
  stillness.addEventListener('change', dress);
}
