import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** Figures of single components, one after the other on a machine that does nothing else. */
export default defineConfig(stories, {
  testDir: 'measures',
  outputDir: 'test-results/measures',
  fullyParallel: false,
  workers: 1,
  reporter: 'line',
});
