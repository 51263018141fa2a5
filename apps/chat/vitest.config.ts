import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/chat',
  tsconfig: '../../tooling/typescript/browser.json',
  environment: 'happy-dom',
});
