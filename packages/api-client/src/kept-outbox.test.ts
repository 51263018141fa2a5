import { beforeEach, describe, expect, test } from 'vitest';
import { keptOutbox } from './kept-outbox.ts';

interface Note {
  readonly clientMsgId: string;
  readonly text: string;
}
const isNote = (value: unknown): value is Note => typeof (value as Partial<Note> | null)?.text === 'string';
const note = (clientMsgId: string, text = clientMsgId): Note => ({ clientMsgId, text });

let values: Map<string, string>;
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const open = (key = 'one') => keptOutbox(storage, key, isNote);

describe('keptOutbox', () => {
  beforeEach(() => (values = new Map()));

  test('what is put is there after a reload, in order, and under its own key only', () => {
    open().put(note('a'));
    open().put(note('b'));
    expect(open().read()).toEqual([note('a'), note('b')]);
    expect(open('other').read()).toEqual([]);
  });

  test('a changed message takes the place of the one with its id', () => {
    open().put(note('a'));
    open().put(note('b'));
    open().put(note('a', 'changed'));
    expect(open().read()).toEqual([note('a', 'changed'), note('b')]);
  });

  test('one tab’s changes leave the messages of another tab alone', () => {
    const [first, second, theirs] = [note('a'), note('b'), note('c')];
    const kept = open();
    kept.follow([], [first, second]);
    open().put(theirs);
    kept.follow([first, second], [{ ...second, text: 'failed' }]);
    expect(open().read()).toEqual([{ ...second, text: 'failed' }, theirs]);
  });

  test('nothing is left behind by an empty outbox', () => {
    open().put(note('a'));
    open().remove('a');
    expect(values.size).toBe(0);
  });

  test.each(['{', 'null', '{"a":1}', '[1,null,{"clientMsgId":"x"}]'])('a damaged entry %s is an empty outbox', (text) => {
    values.set('one', text);
    expect(open().read()).toEqual([]);
  });

  test('a storage that refuses is said to keep nothing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = keptOutbox({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'one', isNote);
    expect(full.put(note('a'))).toBe(false);
    expect(full.read()).toEqual([]);
  });
});
