import { expect, test } from 'vitest';
import { dropDraft, emptyDraft, keepDraft, readDraft } from './order-draft.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a draft is there again, for its own business', () => {
  const storage = memory();
  const draft = { ...emptyDraft(), subject: '背囊拉鏈甩開', fields: { order: 'NF-20481' } };
  keepDraft(storage, 'kumo', draft);
  expect(readDraft(storage, 'kumo')).toEqual(draft);
  expect(readDraft(storage, 'other')).toBeUndefined();
  dropDraft(storage, 'kumo');
  expect(readDraft(storage, 'kumo')).toBeUndefined();
});

test('what cannot be read is no draft, and what an older page kept is completed', () => {
  const storage = memory();
  storage.setItem('lobby-order-draft:kumo', '{');
  expect(readDraft(storage, 'kumo')).toBeUndefined();
  storage.setItem('lobby-order-draft:kumo', '{"subject":"Zip"}');
  expect(readDraft(storage, 'kumo')).toMatchObject({ subject: 'Zip', description: '', sending: false });
});
