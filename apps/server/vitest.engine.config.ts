import { defineLayer } from '@lobby/vite/layer';

/**
 * The embedded database. `*.pglite.test.ts` is about PGlite itself; `*.engines.test.ts` runs on both engines, because it holds
 * what each of them has to keep: messages, tenants apart, jobs, search upkeep, the seed.
 */
export default defineLayer({
  layer: 'engine',
  workspace: '@lobby/server',
  tsconfig: '../../tooling/typescript/server.json',
  include: ['{src,test}/**/*.{pglite,engines}.test.ts'],
  // Each of these processes would translate PGlite's code twice, the second time for speed that none of them lives to see.
  execArgv: ['--liftoff-only'],
  globalSetup: 'test/pglite-template.ts',
});
