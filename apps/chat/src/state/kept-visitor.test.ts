import { beforeEach, expect, test } from 'vitest';
import { keptVisitor } from './kept-visitor.ts';

const VISITOR = { token: 't', conversationId: 'c' };

beforeEach(() => localStorage.clear());

test('a visitor is known again after a reload, to their own tenant', () => {
  keptVisitor(localStorage, 'demo').write(VISITOR);
  expect(keptVisitor(localStorage, 'demo').read()).toEqual(VISITOR);
  expect(keptVisitor(localStorage, 'other').read()).toBeUndefined();
});

test.each(['', '{', 'null', '"t"', '{"token":"t"}', '{"token":1,"conversationId":"c"}'])(
  'what is not a visitor, such as %s, is nobody',
  (text) => {
    localStorage.setItem('lobby-visitor:demo', text);
    expect(keptVisitor(localStorage, 'demo').read()).toBeUndefined();
  },
);
