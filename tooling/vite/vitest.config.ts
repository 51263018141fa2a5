import { defineConfig } from 'vitest/config';

/** Every workspace that has a vitest.config.ts, or just tests, is one project of a single run; journeys are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'tooling/*',
      '!tooling/e2e',
      '!tooling/vite',
      '!tooling/storybook',
      { test: { name: '@lobby/vite', root: 'tooling/vite', include: ['src/**/*.test.ts'] } },
    ],
  },
});
