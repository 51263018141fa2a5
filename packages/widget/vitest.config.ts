import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/widget',
  environment: 'happy-dom',
});
