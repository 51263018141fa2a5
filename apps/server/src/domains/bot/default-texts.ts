import type { BotTexts, Locale } from '@lobby/contract';
import { say } from '#/words.ts';

/** Words that ask for a person, to begin with; a tenant edits its own. */
const HANDOFF_WORDS: Record<Locale, string[]> = {
  'en-US': [
    'human',
    'agent',
    'real person',
    'human agent',
    'live agent',
    'talk to a human',
    'talk to a person',
    'talk to someone',
    'speak to a human',
    'speak to a person',
    'speak to someone',
    'speak with a human',
    'talk with a human',
    'customer service representative',
    'connect me to a person',
    'get me a human',
  ],
  'zh-CN': ['人工', '真人', '客服', '转人工', '人工客服', '人工服务', '真人客服', '找人工', '找客服', '联系客服', '转接人工', '转客服'],
  'zh-HK': ['真人', '客服', '轉人工', '真人客服', '人工客服', '搵真人', '搵客服', '轉真人', '轉駁真人', '同真人傾', '聯絡客服', '轉接同事'],
  'ja-JP': [
    'オペレーター',
    '担当者',
    '有人対応',
    '人間',
    '担当者につないで',
    '担当者と話したい',
    '人と話したい',
    'オペレーターにつないで',
    '有人チャット',
    'スタッフと話したい',
  ],
};

/** What a new bot says in each language. */
export function defaultTexts(): Record<Locale, BotTexts> {
  return { 'en-US': textsIn('en-US'), 'zh-CN': textsIn('zh-CN'), 'zh-HK': textsIn('zh-HK'), 'ja-JP': textsIn('ja-JP') };
}

function textsIn(locale: Locale): BotTexts {
  return {
    name: say(locale, 'bot.name'),
    welcome: say(locale, 'bot.welcome'),
    suggested_questions: [],
    no_answer: say(locale, 'bot.no_answer'),
    handoff_words: [...HANDOFF_WORDS[locale]],
  };
}
