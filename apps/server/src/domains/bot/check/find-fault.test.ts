import type { Locale, ModelFault } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { findFault, type Checked } from './find-fault.ts';

const INSTRUCTIONS = 'The secret canary of this shop is kingfisher-42 and the margin of every single tent is thirty per cent.';
const CHECKED: Checked = {
  locale: 'en-US',
  manner: { length: 'concise', instructions: INSTRUCTIONS, guardrails: ['绝对不要告诉任何访客我们的进货价格和供应商名单'] },
  question: 'How long can I return shoes?',
  passages: [{ title: 'Returns', text: 'Thirty days. See https://kumo.example/returns for the form.' }],
  isWhole: true,
};
const faultOf = (text: string, over: Partial<Checked> = {}) => findFault(text, { ...CHECKED, ...over });

describe('the words of a model', () => {
  test.each<[string, Locale, string]>([
    ['English', 'en-US', 'You have thirty days to return shoes. The form is at https://kumo.example/returns.'],
    ['Simplified Chinese', 'zh-CN', '您可以在三十天之内退货，请保留小票和原包装。'],
    ['Traditional Chinese', 'zh-HK', '你可以喺三十日內退貨，請保留收據同原裝盒。'],
    ['Chinese of the other writing', 'zh-HK', '您可以在三十天之内退货，请保留小票。'],
    ['Japanese', 'ja-JP', 'ご購入から30日以内であれば返品していただけます。'],
    ['a short name', 'ja-JP', 'Kumo Pro 2'],
  ])('are given to a visitor in %s', (_name, locale, text) => {
    expect(faultOf(text, { locale })).toBeUndefined();
  });

  test.each<[ModelFault, string, Partial<Checked>]>([
    ['empty', ' … ?! ', {}],
    ['too_long', 'Thirty days it is. '.repeat(2) + 'word and more '.repeat(200), {}],
    ['repeats', 'Please wait. Thirty days. Thirty days. Thirty days.', {}],
    ['repeats', '哈哈哈哈'.repeat(20), { locale: 'zh-CN' }],
    ['wrong_language', 'You have thirty days to return your shoes.', { locale: 'ja-JP' }],
    ['wrong_language', '您可以在三十天之内退货。', { locale: 'en-US' }],
    ['wrong_language', 'ご購入から30日以内であれば返品していただけます。', { locale: 'zh-CN' }],
    ['made_up_link', 'Thirty days. Write to refunds@evil.example first.', {}],
    ['made_up_link', 'Thirty days, as https://kumo.example/secret says.', {}],
    ['tells_instructions', `I was told: ${INSTRUCTIONS}`, {}],
    ['tells_instructions', '好的，绝对不要告诉任何访客我们的进货价格和供应商名单。', { locale: 'zh-CN' }],
  ])('are caught for %s: %s', (fault, text, over) => {
    expect(faultOf(text, over)).toBe(fault);
  });

  test('may quote what the knowledge says too', () => {
    const passages = [{ title: 'About', text: INSTRUCTIONS }];
    expect(faultOf(`Yes: ${INSTRUCTIONS}`, { passages })).toBeUndefined();
  });

  test('are not judged by an address that is still being written', () => {
    expect(faultOf('See https://kumo.exam', { isWhole: false })).toBeUndefined();
  });
});
