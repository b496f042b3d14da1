/** Measures tables: lays a moment on one, opens it in a browser, and goes through the sizes of its window. */
import type { PageSettings } from '../../shell/settings.ts';
import { french } from '../../words/fr.ts';
import type { Engine, EngineName, Tab } from '../engines/engine.ts';
import { go, settled, until } from '../engines/waiting.ts';
import { Company } from './company.ts';
import type { Moment } from './moments.ts';
import type { Measured } from './ruler/kinds.ts';
import { rulerCode } from './ruler-code.ts';
import { sizeName, type WindowSize } from './sizes.ts';

/** What the ruler has found at one moment in one window. */
export interface Finding extends Measured {
  readonly engine: EngineName;
  readonly game: string;
  readonly scene: string;
  readonly size: string;
}

export interface Tour {
  readonly engine: Engine;
  /** The address of the server. */
  readonly url: string;
  readonly moments: readonly Moment[];
  readonly sizes: readonly WindowSize[];
  readonly light?: PageSettings['light'];
  /** Where a picture of each is left, if anywhere. */
  picture?(scene: string, size: string): string;
}

/**
 * Measures every moment in every size, one page for all of them.
 * @example const findings = await measured({ engine, url: house.url, moments: momentsOf('jamaica'), sizes: SIZES });
 */
export async function measured({ engine, url, moments, sizes, light = 'day', picture }: Tour): Promise<Finding[]> {
  const [first] = sizes;
  if (first === undefined) return [];
  const company = new Company(url);
  const tab = await engine.tab(first);
  const findings: Finding[] = [];
  try {
    await prepare(tab, url, { name: 'Anne', language: 'fr', motion: 'none', sound: false, light });
    for (const moment of moments) {
      await openAt(tab, url, company, moment, first);
      for (const size of sizes) {
        await tab.resize(size);
        await settled(tab);
        const path = picture?.(moment.scene, sizeName(size));
        if (path !== undefined) await tab.picture(path);
        const found = await measureTab(tab, size);
        findings.push({ engine: engine.name, game: moment.game, scene: moment.scene, size: sizeName(size), ...found });
      }
    }
    return findings;
  } finally {
    await tab.close();
    company.leave();
  }
}

/** Lays the ruler on what a window shows. */
export async function measureTab(tab: Tab, { touch: isTouched, boardShare }: WindowSize): Promise<Measured> {
  const touch = isTouched && tab.canBeTouched;
  return tab.evaluate<Measured>(
    `(() => { ${await rulerCode()}; return havreRuler(${JSON.stringify({ touch, boardShare })}); })()`,
  );
}

/** Somebody who has chosen their settings already. */
export async function prepare(tab: Tab, url: string, settings: Partial<PageSettings>): Promise<void> {
  await go(tab, url);
  await settled(tab);
  await tab.evaluate(`localStorage.setItem('havre settings', ${JSON.stringify(JSON.stringify(settings))})`);
}

/** Opens a table at a moment: once to sit down there, and once more as somebody who comes back. */
async function openAt(tab: Tab, url: string, company: Company, moment: Moment, size: WindowSize): Promise<void> {
  const table = await company.lay(moment);
  await tab.resize(size);
  await go(tab, `${url}${table.path}${table.hash}`);
  await table.taken();
  await table.goOn();
  await go(tab, `${url}${table.path}`);
  await until(
    tab,
    `document.querySelector('[aria-label="${french.table.board}"]') !== null`,
    `${moment.game}, ${moment.scene}`,
  );
  await settled(tab);
}
