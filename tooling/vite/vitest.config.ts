import { defineLayer } from './src/layer/define-layer.ts';

export default defineLayer({ layer: 'unit', workspace: '@lobby/vite' });
