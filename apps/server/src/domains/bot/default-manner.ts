import { FALLBACK_LOCALE, type BotManner } from '@lobby/contract';

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
  };
}

/** What a tenant has saved, with the platform's own where it has saved nothing. */
export function completeManner(saved: Partial<BotManner>): BotManner {
  return { ...defaultManner(), ...saved };
}
