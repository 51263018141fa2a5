import { defineLayer } from '@lobby/vite/layer';

/** The server on PostgreSQL, where its tests with a database run: all files share one process and its modules. */
export default defineLayer({
  layer: 'db',
  workspace: '@lobby/server',
  tsconfig: '../../tooling/typescript/server.json',
  include: ['{src,test}/**/*.{db,engines}.test.ts'],
  longest: [
    'parallel-writes.db.test.ts',
    'sources.db.test.ts',
    'large-mail.db.test.ts',
    'payment-matrix.db.test.ts',
    'channel-mailbox.db.test.ts',
    'order-mailbox.db.test.ts',
  ],
  globalSetup: 'test/postgres-template.ts',
});
