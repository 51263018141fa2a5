import { defineConfig } from 'vite';

/** What comes once a visitor is near the launcher, as one module: `dist/widget-more.js`, beside the loader. */
export default defineConfig({
  build: {
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: 'hidden',
    lib: { entry: 'src/more/start-more.ts', formats: ['es'], fileName: () => 'widget-more.js' },
  },
});
