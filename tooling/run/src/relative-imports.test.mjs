import { expect, test } from 'vitest';
import { makeImportsRelative } from './relative-imports.mjs';

test.each([
  ['index.js', "export { a } from '#/toast/toast.tsx';", "export { a } from './toast/toast.js';"],
  ['toast/toast.js', "import { a } from '#/class-names.ts';", "import { a } from '../class-names.js';"],
  ['toast/toast.d.ts', "export type A = import('#/toast/card.tsx').A;", "export type A = import('./card.js').A;"],
  ['late.js', "const load = () => import('#/traces/start.ts');", "const load = () => import('./traces/start.js');"],
  ['index.js', "import '#/theme/theme.ts';", "import './theme/theme.js';"],
  ['index.d.ts', "export { type A } from './toast/card.tsx';", "export { type A } from './toast/card.js';"],
])('in %s: %s', (file, code, rewritten) => {
  expect(makeImportsRelative(code, file)).toBe(rewritten);
});

test('imports of packages, of emitted files and other texts stay', () => {
  const code = "import { z } from 'zod/mini';\nimport { b } from './b.js';\nconst anchor = '#/a.ts';\n";
  expect(makeImportsRelative(code, 'index.js')).toBe(code);
});
