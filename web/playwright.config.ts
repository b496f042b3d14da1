/** The page in a real browser, against a real server. `npm run test:web` */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';

export default defineConfig({
  testDir: './tests',
  testMatch: '*.e2e.ts',
  tsconfig: './tsconfig.tests.json', // tests may reach what the page may not
  outputDir: '../.playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A machine that stands still for a while is no fault of the page; what passes at the second try only is named as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
});
