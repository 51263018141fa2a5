import { defineLayer } from '@lobby/vite/layer';

/** Tests of the server that need neither a database nor another server: all files share one process and its modules. */
export default defineLayer({
  layer: 'unit',
  workspace: '@lobby/server',
  tsconfig: '../../tooling/typescript/server.json',
  include: ['{src,test}/**/*.test.ts'],
  exclude: ['**/*.{db,engines,pglite,process}.test.ts', '**/node_modules/**'],
});
