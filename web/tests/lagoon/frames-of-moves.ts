/** Frames on a slow phone while an animal of Aquatika moves, way by way, and nothing else counted. */
import { isJump, landings } from '@havre/engine/games/aquatika/7-fish.ts';
import { cellName } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';
import type { Browser } from '@playwright/test';
import { isMoving, type Moving, targetKind } from '../../games/aquatika/choosing.ts';
import { type Frames, framesIn, gapsOn, PHONE, slowDown } from '../frame-times.ts';
import { House } from '../server-process.ts';
import { Company } from '../windows/company.ts';
import { type Asked, momentAsking } from '../windows/moments.ts';

export const WAYS_TO_MOVE = ['swimming', 'covering', 'carrying', 'eating', 'jumping', 'a chain'] as const;
export type WayToMove = (typeof WAYS_TO_MOVE)[number];

/** So many tables for each way. */
const TIMES = 4;
const SECONDS = 3;

const wayOf = (view: View, action: Moving): WayToMove => {
  if (action.type === 'carry') return 'carrying';
  if (isJump(action.from, action.to)) return landings(action).length > 2 ? 'a chain' : 'jumping';
  const kind = targetKind(view.top, action.from, action.to);
  return kind === 'eat' ? 'eating' : kind === 'cover' ? 'covering' : 'swimming';
};

/** A move of that way among those that are offered. */
const moveIn = ({ legal, view }: Pick<Asked, 'legal' | 'view'>, way: WayToMove): Moving | undefined =>
  (legal as readonly Action[]).filter(isMoving).find(action => wayOf(view as View, action) === way);

/** Lays a table at which such a move can be made, and makes it, a few times. */
export async function framesWhileMoving(browser: Browser, way: WayToMove): Promise<Frames> {
  // A server of its own, because one plays only so many kept games again within a minute.
  const house = new House();
  await house.open();
  try {
    return await framesAt(browser, house.url, way);
  } finally {
    await house.pullDown();
  }
}

async function framesAt(browser: Browser, url: string, way: WayToMove): Promise<Frames> {
  const moves = new Map<string, Moving>();
  const moment = momentAsking('aquatika', 'lagoon', asked => {
    const move = moveIn(asked, way);
    if (move !== undefined) moves.set(JSON.stringify(asked.legal), move);
    return move !== undefined;
  });
  const gaps: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const company = new Company(url);
    const { table, token, legal } = await company.lay(moment);
    const move = moves.get(JSON.stringify(legal));
    if (move === undefined) throw new Error(`Nobody is ${way} there.`);
    const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'havre-device', value: token, url }]);
    const page = await context.newPage();
    await page.goto(`/table/${table}`);
    await page.locator('button[data-place][aria-pressed]').first().waitFor();
    await slowDown(page);
    for (const cell of [move.from, move.to]) await page.locator(`[data-place="${cellName(cell)}"]`).tap();
    await page.locator('.aqua-do').first().waitFor();
    const during = '.aqua-piece[data-moves]';
    gaps.push(...(await gapsOn(page, { seconds: SECONDS, touched: '.aqua-do', during })));
    await context.close();
    company.leave();
  }
  return framesIn(gaps);
}
