import { defineConfig } from 'vite';

/** The loader as one classic script: `dist/widget.js`, beside what TypeScript emits. */
export default defineConfig({
  build: {
    emptyOutDir: false,
    target: 'es2022',
    // For whoever looks into the published package; pages are not asked to fetch it.
    sourcemap: 'hidden',
    lib: { entry: 'src/loader/main.ts', formats: ['iife'], name: 'LobbyLoader', fileName: () => 'widget.js' },
  },
});
