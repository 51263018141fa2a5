import { defineConfig } from '@playwright/test';

/** The packages in somebody else's project, installed from their tarballs. */
export default defineConfig({
  testDir: '.',
  testIgnore: 'project/**',
  outputDir: '../test-results/consumer',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    ['../../run/src/playwright-reporter.mjs', { file: 'test-results/consumer.json', command: 'pnpm --filter @lobby/e2e test:consumer' }],
  ],
  use: {
    locale: 'en-US',
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
      ],
    },
  },
});
