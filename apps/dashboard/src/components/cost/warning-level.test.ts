import type { Usage } from '@lobby/contract';
import { expect, it } from 'vitest';
import { warningLevel, type WarningLevel } from './warning-level.ts';

it.each<[Usage['metric'], number, number, WarningLevel]>([
  ['ai_replies', 0, 5_000, 'none'],
  ['ai_replies', 3_999, 5_000, 'none'],
  ['ai_replies', 4_000, 5_000, 'near'],
  ['ai_replies', 4_749, 5_000, 'near'],
  ['ai_replies', 4_750, 5_000, 'almost'],
  ['ai_replies', 4_999, 5_000, 'almost'],
  ['ai_replies', 5_000, 5_000, 'full'],
  ['corpus_entries', 5_001, 5_000, 'full'],
  ['seats', 4, 5, 'none'],
  ['seats', 5, 5, 'full'],
  ['channels', 0, 0, 'full'],
])('%s: %d of %d is %s', (metric, used, limit, level) => {
  expect(warningLevel({ metric, used, limit })).toBe(level);
});
