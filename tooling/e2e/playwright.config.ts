import { defineConfig } from '@playwright/test';
import { chooseAddress } from '#/choose-address.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** On an empty folder the server has to plant its demo business. Milliseconds. */
const SERVER_START_MS = 120_000;

/** The journeys whose screens lay themselves out anew on a phone; the others prove what no width changes. */
const PHONE_JOURNEYS = /(screens|business-story|visitor-chat|upload|hand-off|cost-center|to-b|first-site|widget)\.spec\.ts$/;

const address = await chooseAddress();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A machine may stand still for longer than a journey waits; what needed a second try is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    ['../run/src/playwright-reporter.mjs', { file: 'test-results/journeys.json', command: 'pnpm --filter @lobby/e2e test:journeys' }],
  ],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of a journey's time: only what failed once is recorded.
    trace: 'on-first-retry',
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
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP } },
    { name: 'phone', testMatch: PHONE_JOURNEYS, use: { viewport: PHONE, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node src/serve-product.ts',
    env: { PORT: new URL(address).port },
    url: `${address}/readyz`,
    timeout: SERVER_START_MS,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
