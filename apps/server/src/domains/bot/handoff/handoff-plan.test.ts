import type { HandoffSettings, Locale } from '@lobby/contract';
import { expect, test } from 'vitest';
import { defaultHandoff } from './default-handoff.ts';
import { fitsRule } from './handoff-plan.ts';

const said = {
  question: 'Where is my order?',
  locale: 'en-US' as Locale,
  tags: [] as string[],
  contactTags: [] as string[],
  team: [] as string[],
};
const { rule: none } = defaultHandoff();
const hkd = (least: number) => ({ amount: { at_least: least, currency: 'HKD' as const } });

test.each<[string, Partial<typeof said>, Partial<HandoffSettings['rule']>]>([
  ['a tag of the conversation, whatever its case', { tags: ['  refund '] }, { tags: ['Refund'] }],
  ['a tag of the contact', { contactTags: ['Wholesale'] }, { tags: ['wholesale'] }],
  ['a language', { locale: 'ja-JP' }, { languages: ['zh-HK', 'ja-JP'] }],
  ['a VIP', { contactTags: ['vip'] }, { vip: true }],
  ['words of a topic', { question: 'about the warranty' }, { topics: ['warranty'] }],
  ['a sum at the limit', { question: 'HK$5,000 is missing' }, hkd(5_000)],
  ['a sum whose sign can mean the currency', { question: 'I paid $9,000' }, hkd(5_000)],
])('%s fits', (_, change, rule) => {
  expect(fitsRule({ ...said, ...change }, { ...none, ...rule })).toBe(true);
});

test.each<[string, Partial<typeof said>, Partial<HandoffSettings['rule']>]>([
  ['an empty rule', { tags: ['refund'], contactTags: ['VIP'] }, {}],
  ['another tag', { tags: ['refunds'], contactTags: ['returns'] }, { tags: ['refund'] }],
  ['another language', { locale: 'zh-CN' }, { languages: ['zh-HK', 'ja-JP'] }],
  ['a conversation tagged VIP, whose contact is none,', { tags: ['VIP'] }, { vip: true }],
  ['a smaller sum', { question: 'HK$4,999.99 is missing' }, hkd(5_000)],
  ['a sum of another currency', { question: 'US$9,000 is missing' }, hkd(5_000)],
])('%s does not', (_, change, rule) => {
  expect(fitsRule({ ...said, ...change }, { ...none, ...rule })).toBe(false);
});
