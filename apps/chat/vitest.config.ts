import { defineConfig } from 'vitest/config';

export default defineConfig({
  // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
  tsconfig: '../../tooling/typescript/browser.json',
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
});
