import { describe, expect, test } from 'vitest';
import { cutGreetings } from './cut-greetings.ts';
import { readProposals, type Spoken } from './read-proposals.ts';

test.each([
  ['Hi Ada, you can return it within 30 days. Is there anything else I can help with?', 'You can return it within 30 days.'],
  ['Hello! This is Ken from Kumo. Thank you for waiting. We ship to Spain for €9.50.', 'We ship to Spain for €9.50.'],
  ['您好，发票可以开公司抬头。请问还有其他问题吗？', '发票可以开公司抬头。'],
  ['お問い合わせいただきありがとうございます。送料は500円です。よろしくお願いいたします。', '送料は500円です。'],
  ['One moment please.', ''],
  ['Line one.\nLine two.', 'Line one.\nLine two.'],
])('of "%s" stays "%s"', (text, left) => {
  expect(cutGreetings(text)).toBe(left);
});

let seq = 0;
const say = (author: Spoken['author'], text: string, isMiss = false): Spoken => ({ seq: (seq += 1), author, text, isMiss });
const QUESTION = 'Do you repair tents that I bought elsewhere?';
const ANSWER = 'Yes, we repair every tent, for 40 dollars.';

describe('a closed conversation', () => {
  test('teaches what a person answered where the bot did not know', () => {
    const talk = [
      say('contact', QUESTION),
      say('bot', 'I am not sure.', true),
      say('agent', 'Hello!'),
      say('agent', ANSWER),
      say('contact', 'Great'),
    ];
    expect(readProposals(talk)).toEqual([{ seq: talk[0]?.seq, question: QUESTION, answer: ANSWER }]);
  });

  test('is read on where the person first asks for a moment', () => {
    const talk = [
      say('contact', QUESTION),
      say('bot', 'A person comes.', true),
      say('agent', 'One moment please.'),
      say('contact', 'ok'),
      say('agent', ANSWER),
    ];
    expect(readProposals(talk)).toMatchObject([{ question: QUESTION, answer: ANSWER }]);
  });

  test.each([
    ['the bot knew the answer', [say('contact', QUESTION), say('bot', 'Yes, we do.'), say('agent', ANSWER)]],
    ['nobody answered', [say('contact', QUESTION), say('bot', 'I am not sure.', true)]],
    ['the person said little', [say('contact', QUESTION), say('bot', 'I am not sure.', true), say('agent', 'Yes.')]],
    ['nothing was asked', [say('contact', 'human'), say('bot', 'A person comes.', true), say('agent', ANSWER)]],
  ])('teaches nothing where %s', (_, talk) => {
    expect(readProposals(talk)).toEqual([]);
  });
});
