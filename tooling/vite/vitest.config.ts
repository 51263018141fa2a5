import { defineConfig } from 'vitest/config';

/** Every workspace that has a vitest.config.ts, or just tests, is one project of a single run; so is each layer of the server. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'apps/server/vitest.{db,engine,process}.config.ts',
      'tooling/*',
      '!tooling/e2e',
      '!tooling/vite',
      '!tooling/storybook',
      { test: { name: '@lobby/vite', root: 'tooling/vite', include: ['src/**/*.test.ts'] } },
    ],
  },
});
