/** Measures tables: lays a moment on one, opens it in a browser, and goes through the sizes of its window. */
import type { PageSettings, TableLook } from '../../shell/settings.ts';
import type { Engine, EngineName, Tab } from '../engines/engine.ts';
import { settled } from '../engines/waiting.ts';
import { House } from '../server-process.ts';
import { violationsBy } from '../violations.ts';
import { Company } from './company.ts';
import type { Moment } from './moments.ts';
import { openMoment, prepare } from './opening.ts';
import type { Measured, Violation } from './ruler/kinds.ts';
import { rulerCode } from './ruler-code.ts';
import { sizeName, type WindowSize } from './sizes.ts';

/** What the ruler has found at one moment in one window. */
export interface Finding extends Measured {
  readonly engine: EngineName;
  readonly table: string;
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
  /** Told what was found at a moment, as soon as it has been measured in every size. */
  onMeasured?(findings: readonly Finding[]): void;
}

/** Measures every moment in every size, one page for all of them. */
async function measured({ engine, url, moments, sizes, light = 'day', picture, onMeasured }: Tour): Promise<Finding[]> {
  const [first] = sizes;
  if (first === undefined) return [];
  const company = new Company(url);
  const tab = await engine.tab(first);
  const findings: Finding[] = [];
  try {
    let look: TableLook | null = null;
    for (const moment of moments) {
      if (moment.look !== look) {
        ({ look } = moment);
        await prepare(tab, url, { name: 'Anne', language: 'fr', motion: 'none', sound: false, light, tables: look });
      }
      await tab.resize(first);
      await openMoment({ tab, url, company, moment });
      const there: Finding[] = [];
      for (const size of sizes) {
        await tab.resize(size);
        await settled(tab);
        const path = picture?.(moment.scene, sizeName(size));
        if (path !== undefined) await tab.picture(path);
        const { violations, share } = await measureTab(tab, size);
        there.push({
          engine: engine.name,
          table: moment.table,
          scene: moment.scene,
          size: sizeName(size),
          violations: size === first ? [...violations, ...(await whatShutsOut(tab))] : violations,
          share,
        });
      }
      onMeasured?.(there);
      findings.push(...there);
    }
    return findings;
  } finally {
    await tab.close();
    company.leave();
  }
}

/** So many kept games a server plays again within a minute, for everybody on one network (`server/http/dependencies.ts`). */
const AT_ONE_SERVER = 10;

/**
 * Measures every moment in every size, at as many servers of its own as that takes.
 * @example const findings = await measuredAtHome({ engine, moments: momentsOf('jamaica'), sizes: SIZES });
 */
export async function measuredAtHome(tour: Omit<Tour, 'url'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let first = 0; first < tour.moments.length; first += AT_ONE_SERVER) {
    const house = new House();
    await house.open();
    try {
      const moments = tour.moments.slice(first, first + AT_ONE_SERVER);
      findings.push(...(await measured({ ...tour, url: house.url, moments })));
    } finally {
      await house.pullDown();
    }
  }
  return findings;
}

/** Whoever speaks to a page says what a thing is called; the figures that belong to its drawing are no words of it. */
const FIGURES_IN_DRAWINGS = 'label-content-name-mismatch';

/** What shuts somebody out is the same in every window and engine: it is looked for once. */
export async function whatShutsOut(tab: Tab): Promise<Violation[]> {
  if (tab.engine !== 'chromium') return [];
  const found = await violationsBy(expression => tab.evaluate(expression), [FIGURES_IN_DRAWINGS]);
  return found.map(what => ({ kind: 'access', what }));
}

/** Lays the ruler on what a window shows. */
export async function measureTab(tab: Tab, { touch: isTouched, boardShare }: WindowSize): Promise<Measured> {
  const touch = isTouched && tab.canBeTouched;
  return tab.evaluate<Measured>(
    `(() => { ${await rulerCode()}; return havreRuler(${JSON.stringify({ touch, boardShare })}); })()`,
  );
}
