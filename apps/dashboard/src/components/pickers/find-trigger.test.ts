import { describe, expect, it } from 'vitest';
import { findTrigger, replacePart } from './find-trigger.ts';

const SIGNS = ['/', '#', '@', '>'] as const;
const at = (text: string) => findTrigger(text, text.length, SIGNS);

describe('a picker opens', () => {
  it.each([
    ['at the start', '/', { sign: '/', query: '', start: 0, end: 1 }],
    ['after a space', 'Hello /ref', { sign: '/', query: 'ref', start: 6, end: 10 }],
    ['after a line break', 'Hello\n@Leo', { sign: '@', query: 'Leo', start: 6, end: 10 }],
    ['after a wide space', '您好　#退货', { sign: '#', query: '退货', start: 3, end: 6 }],
    ['with the wide sign of an input method', '／返品', { sign: '/', query: '返品', start: 0, end: 3 }],
    ['for a command of several words', '>take ov', { sign: '>', query: 'take ov', start: 0, end: 8 }],
    ['for a command on a line of its own', 'Hello\n>', { sign: '>', query: '', start: 6, end: 7 }],
    ['for a command with the wide sign', '＞引き継', { sign: '>', query: '引き継', start: 0, end: 4 }],
    ['for a reply after a command was begun', '>note /ref', { sign: '/', query: 'ref', start: 6, end: 10 }],
  ])('%s', (_, text, expected) => {
    expect(at(text)).toEqual(expected);
  });

  it('for the word under the caret, not for one further on', () => {
    expect(findTrigger('/a and /b', 2, SIGNS)).toEqual({ sign: '/', query: 'a', start: 0, end: 2 });
  });
});

describe('a picker stays closed', () => {
  it.each([
    ['inside a word', 'and/or'],
    ['after a character without a space', '和/或'],
    ['in an address', 'https://lobby.example'],
    ['in a path', '/usr/bin'],
    ['in a mail address', 'mina@kumo.example'],
    ['for a number', 'We are #1'],
    ['after the word has ended', '/ref '],
    ['for what is too long to be looked for', `/${'x'.repeat(41)}`],
    ['in an empty text', ''],
    ['for a command amid a line', 'Hello >note'],
    ['for a quotation', '> He said'],
    ['for more than one sign', '>>note'],
  ])('%s', (_, text) => {
    expect(at(text)).toBeUndefined();
  });

  it('for a sign that is not offered', () => {
    expect(findTrigger('@Leo', 4, ['/'])).toBeUndefined();
  });
});

it('what is chosen takes the place of the word and nothing else', () => {
  expect(replacePart('Dear Ada, /ref Bye', 10, 14, 'Within 30 days.')).toEqual({ text: 'Dear Ada, Within 30 days. Bye', caret: 25 });
});
