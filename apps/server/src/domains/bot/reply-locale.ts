import type { BotManner, Locale } from '@lobby/contract';

/** The language that a visitor of a language is answered in. Pure. */
export function replyLocale({ mode, list, default: fallback }: BotManner['languages'], visitor: Locale): Locale {
  if (mode === 'follow') return visitor;
  return mode === 'allowed' && list.includes(visitor) ? visitor : fallback;
}
