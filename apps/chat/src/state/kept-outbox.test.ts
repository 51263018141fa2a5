import { beforeEach, describe, expect, test } from 'vitest';
import { keptOutbox } from './kept-outbox.ts';
import type { Unsent } from './outbox.ts';

const unsent = (clientMsgId: string, text = clientMsgId): Unsent => ({ clientMsgId, text, writtenAt: 1 });

describe('keptOutbox', () => {
  beforeEach(() => localStorage.clear());

  test('what is put is there after a reload, in order', () => {
    const kept = keptOutbox(localStorage, 'demo');
    kept.put('c1', unsent('a'));
    kept.put('c1', unsent('b'));
    expect(keptOutbox(localStorage, 'demo').read('c1')).toEqual([unsent('a'), unsent('b')]);
  });

  test('two tabs share one outbox without overwriting each other', () => {
    const [one, other] = [keptOutbox(localStorage, 'demo'), keptOutbox(localStorage, 'demo')];
    one.put('c1', unsent('a'));
    other.put('c1', unsent('b'));
    one.remove('c1', 'a');
    expect(other.read('c1')).toEqual([unsent('b')]);
  });

  test('a changed message replaces the one with its id', () => {
    const kept = keptOutbox(localStorage, 'demo');
    kept.put('c1', unsent('a'));
    kept.put('c1', { ...unsent('a'), failure: 'too_large' });
    expect(kept.read('c1')).toEqual([{ ...unsent('a'), failure: 'too_large' }]);
  });

  test('everything is there at once, each message with its conversation, and what is for none yet', () => {
    const kept = keptOutbox(localStorage, 'demo');
    kept.put('c1', unsent('a'));
    kept.put('c2', unsent('b'));
    kept.put(undefined, unsent('c'));
    kept.put('c3', unsent('d'));
    kept.remove('c3', 'd');
    expect(kept.readAll()).toEqual([{ ...unsent('a'), conversationId: 'c1' }, { ...unsent('b'), conversationId: 'c2' }, unsent('c')]);
  });

  test('what was kept before conversations were noted is found in the last one', () => {
    localStorage.setItem('lobby-outbox:demo:c1', JSON.stringify([unsent('a')]));
    expect(keptOutbox(localStorage, 'demo').readAll('c1')).toEqual([{ ...unsent('a'), conversationId: 'c1' }]);
  });

  test('tenants and conversations do not see each other’s messages', () => {
    keptOutbox(localStorage, 'demo').put('c1', unsent('a'));
    expect(keptOutbox(localStorage, 'other').read('c1')).toEqual([]);
    expect(keptOutbox(localStorage, 'demo').read('c2')).toEqual([]);
  });

  test.each(['{', 'null', '{"a":1}', '[1,null,{"text":"x"}]'])('a damaged entry %s is an empty outbox', (text) => {
    localStorage.setItem('lobby-outbox:demo:c1', text);
    localStorage.setItem('lobby-outbox:demo', text);
    expect(keptOutbox(localStorage, 'demo').read('c1')).toEqual([]);
    expect(keptOutbox(localStorage, 'demo').readAll()).toEqual([]);
  });
});
