import { defineConfig } from '@playwright/test';

/** Every story of the built Storybook, opened as a test. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  forbidOnly: true,
  // As the journeys: what needed a second try is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  // A story waits for half of its time, until it is drawn.
  workers: 4,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  reporter: [
    ['line'],
    ['../run/src/playwright-reporter.mjs', { file: 'test-results/stories.json', command: 'pnpm --filter @lobby/storybook test:stories' }],
  ],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in the journeys: no story lives long enough for the fastest code to pay.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
