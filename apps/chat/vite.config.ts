import { defineApp } from '@lobby/vite/app';
import { defineConfig, mergeConfig } from 'vite';

/** The wiring and the one screen that nearly every visitor sees; everything they import comes in the same file. */
const FIRST_SCREEN = /src\/app\/(create-app|providers|places)\.tsx?$|src\/screens\/chat\/chat-screen\.tsx$|react-dom\/client/;

/** What the conversation shows once it can be used, nearly all of it in every one: one request, and one name instead of sixty in the first file. The form of a work order comes where one is offered. */
const LATER_PARTS = /src\/(?!components\/order\/(offer-form|form-fields|use-submit)\.)(components|screens\/chat)\//;

export default defineConfig(
  mergeConfig(defineApp({ app: 'chat', port: 5175, checked: [], namespaces: ['common', 'chat', 'upload', 'faq', 'later', 'order'] }), {
    // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
    tsconfig: '../../tooling/typescript/browser.json',
    // One file compresses better than ten, and needs no second round trip.
    // Schemas that nothing reads any more go with the calls that they described.
    build: {
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['z', 'text', 'defineEndpoint'] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'first-screen', test: FIRST_SCREEN, priority: 2 },
              { name: 'later-parts', test: LATER_PARTS, priority: 1 },
            ],
          },
        },
      },
    },
  }),
);
