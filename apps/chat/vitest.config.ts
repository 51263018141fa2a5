import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/chat',
  tsconfig: '../../tooling/typescript/browser.json',
  environment: 'happy-dom',
  // After some of its files, the address of a document of happy-dom no longer follows its history: each has a process of its own.
  isolate: true,
});
