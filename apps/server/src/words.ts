import type { Locale } from '@lobby/contract';
import enUS from './messages/en-US.json' with { type: 'json' };
import jaJP from './messages/ja-JP.json' with { type: 'json' };
import zhCN from './messages/zh-CN.json' with { type: 'json' };
import zhHK from './messages/zh-HK.json' with { type: 'json' };

type Messages = typeof enUS;

const MESSAGES: Record<Locale, Messages> = { 'en-US': enUS, 'zh-CN': zhCN, 'zh-HK': zhHK, 'ja-JP': jaJP };

export type WordKey = { [Group in keyof Messages]: `${Group}.${keyof Messages[Group] & string}` }[keyof Messages];

/** A sentence of the server in a language, its `{placeholders}` filled in. */
export function say(locale: Locale, key: WordKey, words: Record<string, string | number> = {}): string {
  const [group, name] = key.split('.') as [keyof Messages, string];
  const text = (MESSAGES[locale][group] as Record<string, string>)[name] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => String(words[word] ?? whole));
}
