import { LOCALES } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { asksForPerson } from './asks-for-person.ts';
import { defaultTexts } from '#/domains/bot/default-texts.ts';
import { say } from '#/words.ts';

const texts = defaultTexts();

describe('a wish to talk to a person', () => {
  test.each(LOCALES)('the label of its button in %s, which channels without buttons have typed', (locale) => {
    expect(asksForPerson(say(locale, 'bot.person_button'), texts)).toBe(true);
  });

  test.each([
    'human',
    'Human please',
    'agent',
    'AGENT',
    'I want to talk to a human',
    'Can I speak to a person?',
    'please get me a human',
    'could you connect me to a person',
    'talk to someone',
    '人工',
    '转人工',
    '我要转人工',
    '可以转人工吗',
    '請轉人工',
    '真人',
    '我要人工',
    '我想找真人客服',
    '搵真人',
    '我想同真人傾',
    '客服',
    'オペレーター',
    'オペレーターにつないでください',
    '担当者お願いします',
    '担当者をお願いします',
    '担当者と話したいです',
    '人と話したい',
  ])('%s', (text) => {
    expect(asksForPerson(text, texts)).toBe(true);
  });

  test.each([
    'How does the bot hand over to a human agent?',
    'what happens when I talk to a human',
    'which user agent do you support',
    'real estate agents',
    'humanity',
    '你是真人吗',
    '人工智能是什么',
    '转人工是怎么收费的',
    '怎么转人工',
    '點樣轉人工',
    'オペレーターへの引き継ぎはどう動きますか',
    '人間ドックの料金',
    'where is my order',
    '',
    `${'a story '.repeat(40)} talk to a human`,
  ])('%s does not ask for one', (text) => {
    expect(asksForPerson(text, texts)).toBe(false);
  });

  test('a tenant that removed its words gets no hand-off by words', () => {
    const silent = defaultTexts();
    for (const locale of LOCALES) silent[locale].handoff_words = [];
    expect(asksForPerson('talk to a human', silent)).toBe(false);
  });
});
