import { defineApp } from '@lobby/vite/app';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(defineApp({ app: 'dashboard', port: 5174, checked: ['invite', 'tenant', 'user'] }), {
    // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
    tsconfig: '../../tooling/typescript/browser.json',
    // Schemas that nothing reads any more go with the calls that they described.
    build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'text', 'defineEndpoint'] } } },
  }),
);
