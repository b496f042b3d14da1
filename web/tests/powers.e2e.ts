/** Every question that a power of The Crew asks, answered on the page with a finger and with the keyboard alone. */
import { pilotTo } from '@havre/engine/games/jamaica/crew/wording-effect.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { Company } from './windows/company.ts';
import { type Asked, momentAsking } from './windows/moments.ts';

interface Power {
  /** The kept game in which it is asked. */
  readonly kept: string;
  readonly isAsked: (asked: Asked) => boolean;
  /** What uses it, as it is called. */
  readonly use: RegExp;
  /** What is told of it afterwards. */
  readonly told: RegExp;
}

const at =
  (step: string) =>
  (asked: Asked): boolean =>
    asked.step === step;
const leads =
  (who: string) =>
  ({ step, legal, view, seat }: Asked): boolean =>
    step === 'chooseWay' &&
    legal.some(
      action => action.type === 'sail' && pilotTo(view as View, seat, (action as { to?: number }).to ?? 0) === who,
    );
const mayStay =
  (isForward: boolean) =>
  ({ legal, view }: Asked) =>
    legal.some(({ type }) => type === 'stay') && (view as View).now?.forward === isForward;

/** In parts, since nobody carries so many tables to a server in a minute. */
const POWERS: readonly { readonly [who: string]: Power }[] = [
  {
    'the Buccaneer attacks from a space away': {
      kept: 'crew-2021-6-seats',
      isAsked: at('attackFromAfar'),
      use: /^Attack /,
      told: /attacks .+, from afar, thanks to the Buccaneer/,
    },
    'the Buccaneer sinks a hold': {
      kept: 'crew-2021-6-seats',
      isAsked: at('sinkHold'),
      use: /^Have the loser discard/,
      told: /The Buccaneer of .+ makes .+ lose/,
    },
    'Saran has a die rolled again': {
      kept: 'crew-2021-6-seats',
      isAsked: at('askSaran'),
      use: /^Roll it again/,
      told: /Saran/,
    },
  },
  {
    'the Weasel keeps a treasure': {
      kept: 'crew-2007-5-seats',
      isAsked: at('keepTreasure'),
      use: /^Keep the treasure/,
      told: /treasure/,
    },
    'the Mage swaps the dice': {
      kept: 'crew-2021-6-seats',
      isAsked: at('swapDice'),
      use: /^Swap the dice/,
      told: /The Mage swaps the dice/,
    },
    'the Oracle sets a die': {
      kept: 'crew-2021-6-seats',
      isAsked: at('consultOracle'),
      use: /^Set the morning die to 4/,
      told: /The Oracle: .+ sets the morning die to 4/,
    },
    'the Lookout takes a treasure beside the ship': {
      kept: 'crew-2007-3-seats',
      isAsked: at('lookOut'),
      use: /^Take the treasure of/,
      told: /thanks to the Lookout/,
    },
    'a Merchant pays with other goods': {
      kept: 'crew-2021-6-seats',
      isAsked: at('exchange'),
      use: /^Pay /,
      told: /With the .+ Merchant.* gives/,
    },
  },
  {
    'the Sea Wolf ignores a backward action': {
      kept: 'crew-2007-4-seats',
      isAsked: mayStay(false),
      use: /^Stay here/,
      told: /the Sea Wolf/,
    },
    'the Anchorman stays where the die says one space': {
      kept: 'crew-2007-3-seats',
      isAsked: mayStay(true),
      use: /^Stay here/,
      told: /the Anchorman/,
    },
    'the Anchorman sails a space less': {
      kept: 'crew-2007-4-seats',
      isAsked: leads('anchorman'),
      use: /thanks to the Anchorman/,
      told: /thanks to the Anchorman/,
    },
    'the Navigator sails a space more': {
      kept: 'crew-2021-6-seats',
      isAsked: leads('navigator'),
      use: /thanks to the Navigator/,
      told: /thanks to the Navigator/,
    },
    'the Youkounkoun is stolen face up': {
      kept: 'crew-2007-5-seats',
      isAsked: ({ legal }) => legal.some(({ type }) => type === 'stealShown'),
      use: /^Take the Youkounkoun/,
      told: /Youkounkoun/,
    },
  },
];

/** A tablet on its side: there is room for the story. */
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true } as const;

/** What the story tells of the time at this table: before that it was another one. */
const toldSince = async (page: Page): Promise<string> =>
  (await page.locator('.story').innerText()).split(BEGUN)[1] ?? '';
const BEGUN = 'It goes on here, with new dice.';

/** More than there are places to stop at. */
const MOST_STOPS = 120;

/** Walks to something with the Tab key. */
async function walkTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

const HANDS: { readonly [hand: string]: (page: Page, wanted: Locator) => Promise<void> } = {
  touch: async (_page, wanted) => wanted.tap(),
  keyboard: async (page, wanted) => {
    await walkTo(page, wanted);
    await page.keyboard.press('Enter');
  },
};

for (const [hand, act] of Object.entries(HANDS))
  for (const [part, powers] of POWERS.entries())
    test(`every question of a power is answered by ${hand}, part ${part + 1}`, async ({ people, house }) => {
      const page = await people.person('Anne', TABLET, { motion: 'none', sound: false, confirm: false });
      const company = new Company(house.url);
      for (const [what, { kept, isAsked, use, told }] of Object.entries(powers))
        await test.step(what, async () => {
          const { table, token } = await company.lay(momentAsking('jamaica', kept, isAsked));
          await page.context().addCookies([{ name: 'havre-device', value: token, url: house.url }]);
          await page.goto(`/table/${table}`);
          await expect(page.locator('.jam-tavern-sign')).toBeAttached();
          await act(page, page.getByRole('button', { name: use }).first());
          await expect.poll(() => toldSince(page)).toMatch(told);
        });
      company.leave();
    });
