import { defineConfig } from 'vitest/config';

/** Every layer of every workspace as one run: what `pnpm test:file` finds a file in, wherever it is. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/server/vitest.{db,engine,process}.config.ts', 'tooling/{bench,lint,run,vite}'],
  },
});
