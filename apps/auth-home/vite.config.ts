import { defineApp } from '@lobby/vite/app';
import { defineConfig, mergeConfig } from 'vite';

/** The wiring and what the pages share, with everything that they import; toasts and the cache of queries come when needed. */
const SHARED = /src\/app\/(create-app|providers)\.tsx?$|src\/components\/(?!toast-area|query-cache|chat-address)|react-dom\/client/;

export default defineConfig(
  mergeConfig(
    defineApp({
      app: 'auth-home',
      port: 5173,
      namespaces: ['common', 'controls', 'auth', 'home', 'account', 'business', 'policy', 'playground'],
    }),
    {
      // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
      tsconfig: '../../tooling/typescript/browser.json',
      // One file compresses better than ten, and needs no second round trip.
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } } },
    },
  ),
);
