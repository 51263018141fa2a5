import { HANDOFF_LINES, LOCALES, type HandoffLine, type HandoffSettings, type Locale } from '@lobby/contract';
import { say } from '#/words.ts';

/** As a new bot calls a person. */
export function defaultHandoff(): HandoffSettings {
  return {
    words: { on: true, patterns: [] },
    mood: { on: true },
    rule: { on: false, topics: [], tags: [], vip: false, languages: [], amount: null },
    file: { on: true },
    failure: { on: true },
    quota: { on: true },
    // Who gets answer after answer is helped: people are for those who are not.
    turns: { on: false, after: 8 },
    low_score: { on: false },
    misses: { on: true, after: 2 },
    help_while_waiting: true,
    order: { on: true, type_id: null },
    give_back: { on: false, after_min: 15, to: 'bot' },
    lines: byLocale(linesIn),
  };
}

/** What a tenant has saved, with the platform's own where it has saved nothing. */
export function completeHandoff(saved: Partial<HandoffSettings>): HandoffSettings {
  const platform = defaultHandoff();
  const rule = { ...platform.rule, ...saved.rule };
  return { ...platform, ...saved, rule, lines: byLocale((locale) => ({ ...platform.lines[locale], ...saved.lines?.[locale] })) };
}

function linesIn(locale: Locale): Record<HandoffLine, string> {
  return Object.fromEntries(HANDOFF_LINES.map((line) => [line, say(locale, `bot.line_${line}`)])) as Record<HandoffLine, string>;
}

function byLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;
}
