import type { Locale, TranslationLocale } from '@lobby/contract';
import { expect, test } from 'vitest';
import { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { speaks } from './speaks.ts';

type Row = readonly [text: string, language: Locale, spoken: TranslationLocale | null, settled: Locale];

test.each<Row>([
  // What fits the language of the conversation stays in it.
  ['你好', 'zh-HK', null, 'zh-HK'],
  ['你好', 'zh-HK', 'zh-hant', 'zh-HK'],
  ['你好', 'zh-HK', 'yue', 'zh-HK'],
  ['人工', 'zh-HK', null, 'zh-HK'],
  ['你好', 'zh-CN', 'zh-CN', 'zh-CN'],
  ['電話', 'ja-JP', 'ja-JP', 'ja-JP'],
  ['学校', 'ja-JP', null, 'ja-JP'],
  // What only another has goes on in that one.
  ['退货', 'zh-HK', 'zh-hant', 'zh-CN'],
  ['可以吗', 'zh-HK', null, 'zh-CN'],
  ['几点', 'zh-HK', 'yue', 'zh-CN'],
  ['運費', 'zh-CN', 'zh-CN', 'zh-HK'],
  ['幾點', 'zh-CN', null, 'zh-HK'],
  ['送料はいくらですか', 'zh-HK', 'zh-hant', 'ja-JP'],
  ['Where is my order?', 'zh-HK', 'zh-hant', 'en-US'],
  ['你好', 'ja-JP', 'ja-JP', 'zh-CN'],
  ['你好', 'en-US', null, 'zh-CN'],
  // A word of English in between, or another language chosen in the chat, is no reason to forget how somebody writes.
  ['你好', 'en-US', 'yue', 'zh-HK'],
  ['你好', 'ja-JP', 'zh-hant', 'zh-HK'],
  ['電話', 'en-US', 'ja-JP', 'ja-JP'],
  // Nobody can tell: the conversation’s own goes on.
  ['12345', 'zh-HK', 'zh-hant', 'zh-HK'],
  ['👍🏽', 'ja-JP', null, 'ja-JP'],
  ['OK', 'ja-JP', 'ja-JP', 'ja-JP'],
  ['ok', 'zh-HK', null, 'zh-HK'],
  ['AB-10293', 'zh-CN', 'zh-CN', 'zh-CN'],
  ['Gracias', 'en-US', 'es', 'en-US'],
])('%j in a conversation in %s with somebody heard in %s goes on in %s', async (text, language, spoken, settled) => {
  const said = { kind: 'contact_message', contactId: 'v', clientMsgId: 'm', text, heard: await hearLanguages(text) } as const;
  expect(speaks({ language, spoken }, said).language).toBe(settled);
});

test('a language that the platform has no screen in is heard, and leaves the conversation in its own', async () => {
  const said = {
    kind: 'contact_message',
    contactId: 'v',
    clientMsgId: 'm',
    text: '환불 받고 싶어요',
    heard: await hearLanguages('환불 받고 싶어요'),
  } as const;
  expect(speaks({ language: 'zh-HK', spoken: null }, said)).toEqual({ language: 'zh-HK', spoken: 'ko' });
});
