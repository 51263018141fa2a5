import { defineLayer } from '@lobby/vite/layer';

export default defineLayer({ layer: 'unit', workspace: '@lobby/lint', include: ['src/**/*.test.{ts,mjs}'] });
