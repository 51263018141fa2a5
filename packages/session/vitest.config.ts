import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { tsconfig: false },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
