import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Measurements: one after the other, in one browser of desktop size, with nothing else going on. */
export default defineConfig({
  ...journeys,
  testDir: 'measures',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  reporter: [['line']],
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
  use: { ...journeys.use, trace: 'off' },
});
