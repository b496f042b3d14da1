import { defineConfig } from 'vitest/config';

/** The long runs: thousands of games under the laws. `npm run test:long` */
export default defineConfig({
  test: { include: ['{engine,table,server}/**/*.long.ts'], testTimeout: 3_600_000, maxWorkers: '100%' },
});
