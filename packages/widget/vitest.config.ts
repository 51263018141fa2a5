import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/widget',
  environment: 'happy-dom',
  // Each file has a document of its own, and leaves no timers to the next.
  isolate: true,
  setupFiles: ['@lobby/vite/wait-patiently'],
});
