import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { tsconfig: false },
  // The SDK has a build for Node and one for browsers; the tests run what the page runs.
  resolve: { mainFields: ['browser', 'module', 'main'] },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    server: { deps: { inline: [/@opentelemetry/] } },
  },
});
