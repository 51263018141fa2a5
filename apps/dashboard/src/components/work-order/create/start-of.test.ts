import { MESSAGE_MAX } from '@lobby/contract';
import { expect, test } from 'vitest';
import { aMessage } from '#/testing/conversations.ts';
import { startOf } from './start-of.ts';

const FILE = { id: 'f1', name: 'zip.jpg', mime: 'image/jpeg', bytes: 9 };

test('a work order begins with what the visitor said and sent, and with nothing of anybody else', () => {
  const messages = [
    aMessage(1, { author_kind: 'contact', body: 'My zip came off\nthe left one' }),
    aMessage(2, { author_kind: 'bot', body: 'Hello' }),
    aMessage(3, { author_kind: 'contact', body: '', attachments: [FILE] }),
    aMessage(4, { author_kind: 'contact', body: 'See the picture' }),
  ];
  expect(startOf(messages)).toEqual({
    subject: 'My zip came off',
    description: 'My zip came off\nthe left one\n\nSee the picture',
    files: [{ copyOf: 'f1', name: 'zip.jpg', type: 'image/jpeg', size: 9 }],
  });
  expect(startOf([])).toEqual({ subject: '', description: '', files: [] });
});

test('of more than fits the last words are kept', () => {
  const long = aMessage(1, { author_kind: 'contact', body: 'a'.repeat(MESSAGE_MAX) });
  expect(startOf([long, aMessage(2, { author_kind: 'contact', body: 'end' })]).description).toMatch(/^a+\n\nend$/);
});
