import { FALLBACK_LOCALE, LOCALES, type BotManner, type DidYouMean } from '@lobby/contract';
import { say } from '#/words.ts';

/** Longest wait for a model's answer, in seconds: with the entry's own words after it a visitor waits less than ten. */
const REPLY_TIMEOUT_S = 9;

/** How a new bot speaks. */
function defaultManner(): BotManner {
  return {
    tone: 'friendly',
    length: 'concise',
    sign_off: { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' },
    instructions: '',
    guardrails: [],
    languages: { mode: 'follow', list: [], default: FALLBACK_LOCALE },
    reply_timeout_s: REPLY_TIMEOUT_S,
    did_you_mean: { on: true, lines: defaultLines() },
  };
}

function defaultLines(): DidYouMean['lines'] {
  const lines = LOCALES.map((locale) => [locale, { offer: say(locale, 'bot.did_you_mean'), none: say(locale, 'bot.none_of_these') }]);
  return Object.fromEntries(lines) as DidYouMean['lines'];
}

/** What a tenant has saved, with the platform's own where it has saved nothing. */
export function completeManner(saved: Partial<BotManner>): BotManner {
  return { ...defaultManner(), ...saved };
}
