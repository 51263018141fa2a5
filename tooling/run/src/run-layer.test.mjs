import { describe, expect, test } from 'vitest';
import { addUp } from './run-layer.mjs';

const failure = { what: 'a.test.ts › adds: 1 is not 2', again: "pnpm test:file a.test.ts -t 'adds'" };

describe('the reports of a layer', () => {
  test('are added up over its workspaces', () => {
    expect(
      addUp(
        [
          { passed: 3, failures: [] },
          { passed: 2, failures: [failure], retried: ['b'] },
        ],
        1,
      ),
    ).toEqual({
      passed: 5,
      failed: 1,
      failures: [failure],
      retried: ['b'],
    });
  });

  test.each([
    ['that broke beside its tests', [{ passed: 3, failures: [] }], 1],
    ['of which there are none', [], 0],
    ['with no test', [{ passed: 0, failures: [] }], 0],
  ])('fail %s', (_what, reports, code) => {
    expect(addUp(reports, code).failed).toBe(1);
  });

  test('pass where every test did', () => {
    expect(addUp([{ passed: 3, failures: [] }], 0).failed).toBe(0);
  });
});
