import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,table,server,web,bench,examples,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
