import { defineConfig } from '@playwright/test';
import { chooseAddress } from '#/choose-address.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** On an empty folder the server has to plant its demo business. Milliseconds. */
const SERVER_START_MS = 120_000;

/**
 * The journeys whose screens lay themselves out anew on a phone; the others prove what no width changes. One that is tagged with a
 * project is made there only.
 */
const PHONE_JOURNEYS = /(business-story|visitor-chat|upload|hand-off|cost-center|to-b|first-site|first-hour|widget|widget-side)\.spec\.ts$/;

const address = await chooseAddress();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What fails once is at fault, the product or the journey.
  retries: 0,
  // A journey waits for a third of its time.
  workers: 3,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ['../run/src/playwright-reporter.mjs', { file: 'test-results/journeys.json', command: 'pnpm --filter @lobby/e2e test:journeys' }],
  ],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of a journey's time: `--trace on` records the one that is looked into.
    trace: 'off',
    // An act that finds nothing to act on says what it waited for, long before the whole journey is given up.
    actionTimeout: 60_000,
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
        // A page lives for seconds here: compiling its code to the fastest takes a quarter of its processor time and never pays.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      testMatch: PHONE_JOURNEYS,
      grepInvert: /@desktop/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
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
