import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({ layer: 'unit', workspace: '@lobby/run', include: ['src/**/*.test.{ts,mjs}'] });
