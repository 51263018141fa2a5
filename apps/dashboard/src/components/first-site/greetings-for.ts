import { LOCALES, type BotView, type Locale } from '@lobby/contract';
import type { Proposals } from '#/data/corpus-source.ts';

export type Greeting = Proposals['greetings'][number];

/** The languages that a bot speaks with visitors. Pure. */
function spokenBy({ mode, list, default: fallback }: BotView['manner']['languages']): readonly Locale[] {
  if (mode === 'fixed') return [fallback];
  return mode === 'allowed' ? LOCALES.filter((locale) => locale === fallback || list.includes(locale)) : LOCALES;
}

/**
 * The greetings that a bot could take: in the source's own language, and in the others that it speaks wherever it still says what every
 * bot comes with. What somebody has written stays. Pure.
 */
export function greetingsFor(
  bot: Pick<BotView, 'manner' | 'texts' | 'default_welcome'>,
  greetings: readonly Greeting[],
): readonly Greeting[] {
  const spoken = spokenBy(bot.manner.languages);
  return greetings.filter(
    ({ locale }, index) => index === 0 || (spoken.includes(locale) && bot.texts[locale].welcome === bot.default_welcome[locale]),
  );
}
