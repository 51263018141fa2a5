import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/auth-home',
  tsconfig: '../../tooling/typescript/browser.json',
  environment: 'happy-dom',
  // Each file has a document, a store and a router of its own, and leaves no timers to the next.
  isolate: true,
  setupFiles: ['@lobby/vite/wait-patiently'],
});
