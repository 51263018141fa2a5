import { expect, test } from 'vitest';
import { GapClusters } from './cluster.ts';

const gap = (id: string, question: string, wordings: string[] = []) => ({
  id,
  kind: 'unanswered' as const,
  question,
  wordings,
  nearestId: null,
});
const clusters = new GapClusters([
  gap('tent', 'Do you repair tents?', ['Can you fix my tent']),
  gap('invoice', '发票可以开公司抬头吗？'),
  gap('gps', 'garmin inreach は使えますか'),
]);

test.each([
  ['do you repair tents', 'tent'],
  ['can you fix my tent please', 'tent'],
  ['發票可以開公司抬頭嗎', 'invoice'],
  ['Do you sell tents?', undefined],
  ['会员积分什么时候到账', undefined],
])('%s belongs to %s', (question, id) => {
  expect(clusters.find('unanswered', question, null)?.id).toBe(id);
});

test('an answer that did not help belongs to the gap of its entry, however it was asked', () => {
  const disliked = new GapClusters([{ ...gap('a', 'How long?'), kind: 'disliked', nearestId: 'entry' }]);
  expect(disliked.find('disliked', 'Something else', 'entry')?.id).toBe('a');
  expect(disliked.find('disliked', 'How long?', 'other')).toBeUndefined();
  expect(disliked.find('unanswered', 'How long?', null)).toBeUndefined();
});
