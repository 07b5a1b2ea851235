import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{site,games,tools,contact,host,offline,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Proofs play thousands of rounds on a shared machine: a deadline would only test the machine.
    testTimeout: 600_000,
    // Nobody works at this machine meanwhile; by default one core would stand idle.
    maxWorkers: '100%',
    hookTimeout: 120_000,
    // Files share the modules that they only read: to load them anew for each took half a minute of all. A file that
    // changes something outside of itself puts it back.
    isolate: false,
  },
})
