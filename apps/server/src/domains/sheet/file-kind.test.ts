import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unsupported'],
  ['random bytes', randomBytes(4_096), 'unsupported'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'unsupported'],
  ['a zip', Buffer.from('504b0304', 'hex'), 'zip'],
  ['text', Buffer.from('question,answer\n'), 'text'],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFquestion', 'utf16le'), 'text'],
  ['nothing', Buffer.alloc(0), 'text'],
])('%s is known by its content', (_, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});
