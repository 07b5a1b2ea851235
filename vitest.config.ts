import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '*.test.ts',
      '{site,games,tools,contact,host,offline,ops,settings,test-support,workbench}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Chooses the seed of property tests.
    globalSetup: 'test-support/run-seed.ts',
    // Some tests play thousands of rounds; a short timeout would only measure the machine.
    testTimeout: 600_000,
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    hookTimeout: 120_000,
    // Test files share loaded modules, which saves half a minute. A test that changes global state must restore it.
    isolate: false,
  },
})
