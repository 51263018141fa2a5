import { expect, test } from 'vitest';
import { EXPORT_CONCURRENCY, EXPORT_TIMEOUT_MS, SAMPLE_RATE } from './export-settings.ts';

test.each([
  ['10 s for an export', EXPORT_TIMEOUT_MS, 10_000],
  ['30 at once', EXPORT_CONCURRENCY, 30],
  ['every trace', SAMPLE_RATE, 1],
])('%s (§9)', (_what, setting, specified) => {
  expect(setting).toBe(specified);
});
