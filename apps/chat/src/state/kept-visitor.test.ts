import { beforeEach, expect, test } from 'vitest';
import { keptVisitor } from './kept-visitor.ts';

const BROWSER = { local: localStorage, session: sessionStorage };
const VISITOR = { token: 't', conversationId: 'c' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor is known again after a reload, to their own tenant', () => {
  keptVisitor(BROWSER, 'demo').write(VISITOR);
  expect(keptVisitor(BROWSER, 'demo').read()).toEqual(VISITOR);
  expect(keptVisitor(BROWSER, 'other').read()).toBeUndefined();
});

test.each(['', '{', 'null', '"t"', '{"token":"t"}', '{"token":1,"conversationId":"c"}'])(
  'what is not a visitor, such as %s, is nobody',
  (text) => {
    localStorage.setItem('lobby-visitor:demo', text);
    expect(keptVisitor(BROWSER, 'demo').read()).toBeUndefined();
  },
);

test('a tab keeps which conversation it has open, whatever the browser was in last', () => {
  const kept = keptVisitor(BROWSER, 'demo');
  expect(kept.openHere()).toBeUndefined();
  kept.noteOpenHere('a');
  kept.write({ token: 't', conversationId: 'b' });
  expect(keptVisitor(BROWSER, 'demo').openHere()).toBe('a');
  expect(keptVisitor({ ...BROWSER, session: localStorage }, 'demo').openHere()).toBeUndefined();
});
