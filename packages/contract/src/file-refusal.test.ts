import { expect, test } from 'vitest';
import { isFinalRefusal, refusalOfFile } from './file-refusal.ts';
import type { Sendable } from './file-rules.ts';

const RULES: Sendable = { kinds: ['image', 'document'], max_bytes: 1_000 };
const PHOTO = { name: 'tent.jpg', bytes: 1_000, mime: 'image/jpeg' };

test.each([
  ['nothing is wrong with it', PHOTO, undefined],
  ['nothing is in it', { ...PHOTO, bytes: 0 }, 'file_empty'],
  ['one byte is too many', { ...PHOTO, bytes: 1_001 }, 'too_large'],
  ['it is a program', { ...PHOTO, name: 'tent.jpg.EXE' }, 'file_refused'],
  ['the business takes no sounds', { name: 'note.mp3', bytes: 5, mime: 'audio/mpeg' }, 'file_kind'],
  ['neither its name nor its type says what it is', { name: 'data', bytes: 5, mime: '' }, 'file_kind'],
  ['a program is too large as well', { name: 'a.sh', bytes: 9_999, mime: '' }, 'file_refused'],
])('where %s', (_why, file, refusal) => {
  expect(refusalOfFile(file, RULES)).toBe(refusal);
});

test('without rules only what nobody may send is refused', () => {
  expect(refusalOfFile({ name: 'film.mkv', bytes: 1e12, mime: 'video/x-matroska' })).toBeUndefined();
  expect(refusalOfFile({ name: 'run.bat', bytes: 5, mime: '' })).toBe('file_refused');
});

test('a second try betters only what may pass', () => {
  expect(['file_kind', 'file_mismatch', 'image_unreadable'].every((reason) => isFinalRefusal(reason))).toBe(true);
  expect(['offline', 'too_many_uploads', 'quota_exceeded'].some((reason) => isFinalRefusal(reason))).toBe(false);
});
