import { defineApp } from '@lobby/vite/app';
import { defineConfig, mergeConfig } from 'vite';

/** What every page stands in. */
const SHELL = /components\/layout\/dashboard-layout/;
const ICONS = /\/lucide-react\//;

export default defineConfig(
  mergeConfig(defineApp({ app: 'dashboard', port: 5174, checked: ['invite', 'tenant', 'user'] }), {
    // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
    tsconfig: '../../tooling/typescript/browser.json',
    build: {
      rolldownOptions: {
        // Schemas that nothing reads any more go with the calls that they described.
        treeshake: { manualPureFunctions: ['z', 'text', 'defineEndpoint'] },
        // Left alone, each set of lazy parts that share a module gets a file: 155 of them for the session page. What every page
        // loads is one file, and compresses better; so are the icons that several parts show, each too small for a request.
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 2 },
              { name: 'shell', test: SHELL, priority: 1 },
              { name: 'icons', test: ICONS, minShareCount: 2 },
            ],
          },
        },
      },
    },
  }),
);
