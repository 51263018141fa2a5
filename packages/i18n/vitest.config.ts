import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({
  layer: 'browser',
  workspace: '@lobby/i18n',
  environment: 'happy-dom',
});
