import { describe, expect, test } from 'vitest';
import { EXCERPT_MAX, excerptOf } from './excerpt-of.ts';

const LONG = 'Words that fill the page. '.repeat(30).trim();

describe('the part of a passage that answers', () => {
  test('is all of a short one', () => {
    expect(excerptOf('We are open\n\nfrom nine to five.', 'We are open')).toBe('We are open\n\nfrom nine to five.');
  });

  test('is the paragraph around the sentences that fit', () => {
    expect(excerptOf(`${LONG}\n\nReturns are free. Send it back.\n\n${LONG}`, 'Send it back.')).toBe('Returns are free. Send it back.');
  });

  test('is those sentences alone where their paragraph is long', () => {
    expect(excerptOf(`${LONG} Returns are free. ${LONG}`, 'Returns are free.')).toBe('Returns are free.');
  });

  test('begins at the beginning where no sentence fits, and never ends in half a character', () => {
    const excerpt = excerptOf('😀'.repeat(400), '');
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_MAX);
    expect(excerpt.isWellFormed()).toBe(true);
    expect(excerpt.endsWith('😀…')).toBe(true);
  });
});
