import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({ layer: 'unit', workspace: '@lobby/bench', include: ['src/**/*.test.{ts,mjs}'] });
