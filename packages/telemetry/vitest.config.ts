import { defineLayer } from '@lobby/vite/layer';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(defineLayer({ layer: 'unit', workspace: '@lobby/telemetry', environment: 'happy-dom', isolate: true }), {
  // The SDK has a build for Node and one for browsers; the tests run what the page runs.
  resolve: { mainFields: ['browser', 'module', 'main'] },
  test: { server: { deps: { inline: [/@opentelemetry/] } } },
});
