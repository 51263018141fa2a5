import { expect, test } from 'vitest';
import { aBot } from '#/testing/conversations.ts';
import { greetingsFor } from './greetings-for.ts';

const GREETINGS = (['ja-JP', 'en-US', 'zh-CN', 'zh-HK'] as const).map((locale) => ({ locale, welcome: 'Kumo', suggested_questions: [] }));

function offered(languages: Partial<ReturnType<typeof aBot>['manner']['languages']>, written: readonly string[] = []) {
  const bot = aBot();
  const texts = Object.fromEntries(
    Object.entries(bot.texts).map(([locale, text]) => [
      locale,
      { ...text, welcome: written.includes(locale) ? 'Ours' : bot.default_welcome[locale as 'en-US'] },
    ]),
  ) as typeof bot.texts;
  const manner = { ...bot.manner, languages: { ...bot.manner.languages, ...languages } };
  return greetingsFor({ ...bot, texts, manner }, GREETINGS).map(({ locale }) => locale);
}

test('a bot is offered a greeting in each language that it speaks, that of the source first', () => {
  expect(offered({ mode: 'follow' })).toEqual(['ja-JP', 'en-US', 'zh-CN', 'zh-HK']);
  expect(offered({ mode: 'allowed', list: ['zh-HK'], default: 'en-US' })).toEqual(['ja-JP', 'en-US', 'zh-HK']);
  expect(offered({ mode: 'fixed', default: 'ja-JP' })).toEqual(['ja-JP']);
});

test('what somebody has written is left alone, but in the language of the source', () => {
  expect(offered({ mode: 'follow' }, ['ja-JP', 'zh-CN'])).toEqual(['ja-JP', 'en-US', 'zh-HK']);
});
