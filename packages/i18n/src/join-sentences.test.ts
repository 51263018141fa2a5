import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test.each([
  [['You’re offline.', 'What you write is kept.'], 'You’re offline. What you write is kept.'],
  [['您已离线。', '恢复连接后自动发送。'], '您已离线。恢复连接后自动发送。'],
  [['オフラインです。', '接続が戻ると送信されます。'], 'オフラインです。接続が戻ると送信されます。'],
  [['', 'Only this.'], 'Only this.'],
  [['Only this.', ''], 'Only this.'],
])('%j is said as %s', (sentences, said) => {
  expect(joinSentences(...sentences)).toBe(said);
});
