import { describe, expect, test } from 'vitest';
import { enqueue, markFailure, nextToSend, withdraw, type Unsent } from './outbox.ts';

const unsent = (clientMsgId: string, failure?: string): Unsent => ({
  clientMsgId,
  text: clientMsgId,
  writtenAt: 1,
  ...(failure ? { failure } : {}),
});

describe('outbox', () => {
  test('messages leave in the order they were written', () => {
    const outbox = ['a', 'b', 'c'].map((id) => unsent(id)).reduce(enqueue, [] as readonly Unsent[]);
    expect(nextToSend(outbox)?.clientMsgId).toBe('a');
    expect(nextToSend(withdraw(outbox, new Set(['a'])))?.clientMsgId).toBe('b');
  });

  test('a message that is there already is not added again', () => {
    const outbox = [unsent('a'), unsent('b')];
    expect(enqueue(outbox, unsent('a'))).toBe(outbox);
  });

  test('a refused message holds up none behind it', () => {
    expect(nextToSend(markFailure([unsent('a'), unsent('b')], 'a', 'too_large'))?.clientMsgId).toBe('b');
  });

  test('Retry sends a refused message in its own place', () => {
    expect(nextToSend(markFailure([unsent('a', 'too_large'), unsent('b')], 'a', undefined))).toEqual(unsent('a'));
  });

  test('where all are refused there is nothing to send', () => {
    expect(nextToSend([unsent('a', 'too_large')])).toBeUndefined();
  });
});
