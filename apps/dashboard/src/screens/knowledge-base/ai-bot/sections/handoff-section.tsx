import { HANDOFF_WORDS_MAX, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useController } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import { WordsField } from './words-field.tsx';

/** Errors of a list: one of the list itself, and one of each word. */
type WordErrors = { readonly message?: string } & readonly ({ readonly message?: string } | undefined)[];

/** Words that bring a person, in one language. */
export function HandoffSection({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const name = `texts.${locale}.handoff_words` as const;
  const {
    field: { ref, value: words, onChange },
    fieldState,
  } = useController<BotSettings, typeof name>({ name });
  const errors = fieldState.error as WordErrors | undefined;
  const error = errors?.message ?? words.map((_, index) => errors?.[index]?.message).find(Boolean);
  return (
    <div lang={locale} className="flex flex-col gap-2">
      <WordsField ref={ref} words={words} max={HANDOFF_WORDS_MAX} error={error} onChange={onChange} />
      <p className="text-muted">{t('handoff.why')}</p>
      <p className="text-muted">{t('handoff.all_languages')}</p>
    </div>
  );
}
