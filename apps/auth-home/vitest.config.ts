import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/auth-home',
  tsconfig: '../../tooling/typescript/browser.json',
  environment: 'happy-dom',
  // After some of its files, a document of happy-dom takes no more cookies: each has a process of its own.
  isolate: true,
});
