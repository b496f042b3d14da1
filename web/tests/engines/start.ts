/** Starts an engine by its name. */
import { startChromium } from './chromium.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const STARTS: { readonly [N in EngineName]: () => Promise<Engine> } = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** @example const engine = await startEngine('firefox'); */
export const startEngine = (name: EngineName): Promise<Engine> => STARTS[name]();
