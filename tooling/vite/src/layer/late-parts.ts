import type { Plugin } from 'vitest/config';

/** An import that is made when the code gets there, of a file of ours. */
const LAZY = /(?<!typeof )\bimport\((?<of>\s*'(?:#\/|\.{1,2}\/)[^']+'\s*)\)/g;

/**
 * Makes every part that loads lazily come late, in the apps' own code: a test that passes only where the part happens to be there
 * already fails every time then, instead of once in a hundred runs on a busy machine. For `LATE_PARTS_MS=300 pnpm test:browser`.
 */
export function lateParts(ms: number): Plugin {
  return {
    name: 'late-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/') || id.includes('/node_modules/') || /\.test\.tsx?$/.test(id)) return undefined;
      return code.replaceAll(LAZY, `new Promise((go) => setTimeout(go, ${ms})).then(() => import($<of>))`);
    },
  };
}
