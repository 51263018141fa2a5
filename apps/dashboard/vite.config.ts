import { defineApp } from '@lobby/vite/app';
import { defineConfig } from 'vite';

export default defineConfig({
  ...defineApp({ app: 'dashboard', port: 5174 }),
  // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
  tsconfig: '../../tooling/typescript/browser.json',
});
