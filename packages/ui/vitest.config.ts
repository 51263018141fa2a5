import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/ui',
  environment: 'happy-dom',
});
