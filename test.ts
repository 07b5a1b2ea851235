/** `npm test`: runs every check. The last line is `N passed, N failed`. */
import { browserStep, unitStep } from './test-support/run/counts.ts'
import { runSteps, script } from './test-support/run/steps.ts'
import { TEST_SETTINGS } from './test-support/servers.ts'

await runSteps([
  // A bare machine downloads its browsers meanwhile.
  [
    { name: 'The browsers are installed', run: 'node test-support/engines/install.ts' },
    script('Format', 'check:format'),
    script('Lint', 'check:lint'),
    script('Types', 'check:types'),
    script('Known vulnerabilities', 'check:audit'),
    // With the settings of the browser tests, so that their server does not build again.
    script('Build', 'build', TEST_SETTINGS),
  ],
  [script('Browser support', 'check:browser-support')],
  // Alone, because some tests of whole services have deadlines.
  [unitStep('Unit tests')],
  [browserStep('Chromium', 'npm run --silent check:browser --')],
  // One run for both, so that neither waits for the other's last test.
  [browserStep('Firefox and WebKit', 'npm run --silent check:engines -- --project=Firefox --project=WebKit')],
])
