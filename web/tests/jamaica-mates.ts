/** Who plays Jamaica in the browser: people at their pages, and quick mates in the other seats who only want home. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { forecast } from '@havre/engine/games/jamaica/questions.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { expect, type Page } from '@playwright/test';
import { chooser, expectDone, playOn } from '../../server/tests/players.ts';
import type { House } from './house.ts';

export interface Voyage {
  readonly seats: number;
  readonly edition: '2007' | '2021';
  /** With the expansion The Crew. */
  readonly crew?: boolean;
}

/** Lays out a table of Jamaica for friends; whoever lays it out has the first seat. */
export async function layOutJamaica(host: Page, { seats, edition, crew = false }: Voyage): Promise<string> {
  await host.goto('/box/jamaica');
  await host.getByRole('radio', { name: 'With friends' }).check();
  await host.getByRole('radio', { name: String(seats), exact: true }).check();
  await host.getByRole('radio', { name: edition, exact: true }).check();
  if (crew)
    await host
      .getByRole('group', { name: 'The Crew, the expansion' })
      .getByRole('radio', { name: 'yes', exact: true })
      .check();
  await host.getByRole('button', { name: 'Lay out the table' }).click();
  await expect(host.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  return new URL(host.url()).pathname.split('/').at(-1) ?? '';
}

/** Mates who sit in every seat but the first, and play on by themselves once the game has begun. */
export class Mates {
  private readonly clients: Client[] = [];
  private readonly tables: ClientTable[] = [];

  async sitDown(house: House, table: string, seats: number): Promise<void> {
    for (let seat = 1; seat < seats; seat++) {
      const client = new Client({ url: house.url, WebSocket, primitives, identity: { token: null } });
      await client.identify();
      const there = client.watch(table);
      this.clients.push(client);
      this.tables.push(there);
      expectDone(await there.do({ type: 'sit', seat, name: `Mate ${seat}` }));
      await there.until(() => there.seat === seat);
      expectDone(await there.ready());
    }
  }

  /** Everybody plays until the game is over. */
  async playOn(): Promise<void> {
    await Promise.all(this.tables.map((table, i) => playOn(table, homeward(table, i + 1))));
  }

  leave(): void {
    for (const client of this.clients) client.close();
  }
}

/** Chooses at random, but of the cards one that leads home and can be paid for, so that a race is short. */
function homeward(table: ClientTable, seed: number): (legal: readonly AnyAction[]) => AnyAction {
  const any = chooser(seed);
  return legal => {
    const view = table.view as View;
    const worth = (action: AnyAction): number => {
      const { type, card } = action as Partial<Extract<Action, { type: 'chooseCard' }>>;
      return type === 'chooseCard' && card !== undefined && table.seat !== null ? promise(view, table.seat, card) : 0;
    };
    const most = Math.max(...legal.map(worth));
    return any(legal.filter(action => worth(action) === most));
  };
}

/** What a card promises somebody in a hurry: spaces that can be paid for, and the means to pay for the next ones. */
function promise(view: View, seat: number, card: number): number {
  const { morning, evening } = forecast(view, seat, card);
  return [morning, evening].reduce((sum, { icon, die, stops }) => {
    if (icon === 'food' || icon === 'gold') return sum + die * 0.6;
    if (icon === 'powder') return sum;
    const isSafe = stops.every(({ payable, opponents }) => payable && opponents.length === 0);
    return sum + (icon === 'forward' ? (isSafe ? die : -4) : -die);
  }, 0);
}

/** Whether the end is on the screen. */
export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('region', { name: /^(The game is over|La partie est finie)$/ }).isVisible();

/** What is on the stage, or what is asked; '' while one waits. */
export const whatIsAsked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const there = (selector: string): boolean => document.querySelector(selector) !== null;
    if (there('section.end')) return 'end';
    if (there('.jam-combat')) return 'combat';
    if (there('.jam-shortage')) return 'shortage';
    return there('.jam [data-playable], .jam [data-choice], .jam-confirm, .dock .action') ? 'asked' : '';
  });

/** Does one thing with the mouse or a finger, if this page is asked; says whether it did. */
export async function touchIfAsked(page: Page): Promise<boolean> {
  const wanted = await page.evaluate(() => {
    const ahead = Array.from(document.querySelectorAll('.jam-held[data-playable]')).findIndex(card =>
      /^Play [^:]*forward/.test(card.getAttribute('aria-label') ?? ''),
    );
    if (ahead >= 0) return `.jam-held[data-playable] >> nth=${ahead}`;
    // in the tavern somebody is recruited rather than nobody
    const any = [
      '.jam-confirm',
      '.dock .action',
      '.jam-place[data-playable]',
      '.jam [data-choice]',
      '.jam [data-playable]',
    ];
    return any.find(selector => document.querySelector(selector) !== null) ?? null;
  });
  if (wanted === null) return false;
  // what is asked may be over before the finger is there; on the chart nothing may lie over what can be chosen
  const isOnChart = wanted.includes('data-choice');
  await page
    .locator(wanted)
    .first()
    .click({ timeout: 3_000, force: !isOnChart })
    .catch(() => {});
  return true;
}

/** The names of what can be done, as they are read out in French. */
const TO_DO =
  /^(?:Payer|Jouer|Poser \d|Aller|Reculer|Charger dans|\d+\spoudre|Voler|Prendre|Donner|Laisser le dé|Attaquer|Ne rien prendre)/;
/** So many steps of the Tab key lead once around the board. */
const AROUND = 45;

/** Does one thing with the keyboard alone: walks back to something that can be done, lifts it and does it. */
export async function keyIfAsked(page: Page): Promise<boolean> {
  if ((await page.locator('.jam [data-playable], .jam [data-choice], .jam-confirm').count()) === 0) return false;
  if (!(await page.evaluate(() => document.activeElement?.closest('.jam') != null)))
    await page.getByRole('toolbar').getByRole('button').first().focus();
  for (let step = 0; step < AROUND; step++) {
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      const isOpen = active?.matches('[data-playable], [data-choice], .jam-confirm') === true;
      return isOpen ? (active.getAttribute('aria-label') ?? active.textContent ?? '') : '';
    });
    if (TO_DO.test(name)) {
      // of the cards the first that leads ahead
      if (name.startsWith('Jouer') && !/^Jouer [^:]*avancer/.test(name) && step < 3) {
        await page.keyboard.press('ArrowRight');
        continue;
      }
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Shift+Tab');
  }
  return false;
}
