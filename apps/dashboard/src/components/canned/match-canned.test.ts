import { fillVariables, unknownVariables } from '@lobby/contract';
import { describe, expect, it } from 'vitest';
import { aCannedReply } from '#/testing/canned.ts';
import { firstNameOf } from './first-name-of.ts';
import { bodyFor, matchCanned } from './match-canned.ts';

describe('what is found', () => {
  const replies = [
    aCannedReply(1, { title: 'How to return', shortcut: 'ret', i18n: { 'en-US': 'Send it back.' } }),
    aCannedReply(2, { title: 'Refund', shortcut: '', i18n: { 'zh-CN': '三天内退款', 'en-US': 'In three days.' } }),
    aCannedReply(3, { title: 'Ask for return label', shortcut: 'return', i18n: { 'ja-JP': '返品ラベルです。' } }),
  ];
  it.each([
    ['', ['How to return', 'Refund', 'Ask for return label']],
    ['return', ['Ask for return label', 'How to return']],
    ['RET', ['How to return', 'Ask for return label']],
    ['退款', ['Refund']],
    ['ﾗﾍﾞﾙ', ['Ask for return label']],
    ['nowhere', []],
  ])('for “%s” is %j', (query, expected) => {
    expect(matchCanned(replies, query).map(({ title }) => title)).toEqual(expected);
  });
});

describe('the language of a reply', () => {
  it.each([
    ['its own', { 'en-US': 'en', 'ja-JP': 'ja' }, 'ja-JP', 'ja'],
    ['the other Chinese before English', { 'en-US': 'en', 'zh-CN': 'zh' }, 'zh-HK', 'zh'],
    ['English where there is neither', { 'en-US': 'en', 'zh-CN': 'zh' }, 'ja-JP', 'en'],
    ['whichever there is', { 'ja-JP': 'ja' }, 'en-US', 'ja'],
    ['not an empty one', { 'en-US': '', 'ja-JP': 'ja' }, 'en-US', 'ja'],
  ] as const)('is %s', (_, i18n, language, expected) => {
    expect(bodyFor(i18n, language)).toBe(expected);
  });
});

describe('variables', () => {
  const values = { visitor_name: 'Ada King', first_name: 'Ada', agent_name: 'Mina', business: 'Kumo', conversation_no: '7' };
  it('are filled in, with and without spaces, and as often as they stand there', () => {
    expect(fillVariables('Hi {{first_name}}, {{ agent_name }} of {{business}}: {{conversation_no}}. {{first_name}}', values)).toBe(
      'Hi Ada, Mina of Kumo: 7. Ada',
    );
  });
  it('that are no variables are found and stay', () => {
    expect(unknownVariables('{{first_name}} {{order}} {{ order }} {{}}')).toEqual(['order', '']);
    expect(fillVariables('{{order}} { {first_name} }', values)).toBe('{{order}} { {first_name} }');
  });
  it('never fill in what a value itself says', () => {
    expect(fillVariables('{{visitor_name}}', { ...values, visitor_name: '{{business}} $&' })).toBe('{{business}} $&');
  });
});

describe('a first name', () => {
  it.each([
    ['Ada King', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['田中 美咲', '田中 美咲'],
    ['陈雨', '陈雨'],
  ])('of %s is %s', (name, expected) => {
    expect(firstNameOf(name)).toBe(expected);
  });
});
