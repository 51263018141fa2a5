import { HANDOFF_WORDS_MAX, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextArea } from '@lobby/ui';
import { useController } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import { WordsField } from './words-field.tsx';
import { TriggerCard } from './trigger-card.tsx';

/** Errors of a list: one of the list itself, and one of each word. */
type WordErrors = { readonly message?: string } & readonly ({ readonly message?: string } | undefined)[];

/** Words of each language, and patterns for every language. */
export function WordsCard({ locale }: { locale: Locale }) {
  return (
    <TriggerCard trigger="words" locale={locale}>
      <Words key={locale} locale={locale} />
      <Patterns />
    </TriggerCard>
  );
}

function Words({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const name = `texts.${locale}.handoff_words` as const;
  const {
    field: { ref, value: words, onChange },
    fieldState,
  } = useController<BotSettings, typeof name>({ name });
  return (
    <div lang={locale} className="flex flex-col gap-2">
      <WordsField
        ref={ref}
        label={t('handoff.title')}
        none={t('handoff.none')}
        words={words}
        max={HANDOFF_WORDS_MAX}
        error={firstMessage(fieldState.error as WordErrors | undefined, words.length)}
        onChange={onChange}
      />
      <p className="text-muted">{t('handoff.all_languages')}</p>
    </div>
  );
}

/** One pattern a line. */
function Patterns() {
  const t = useT('bot');
  const {
    field: { ref, value: patterns, onChange, onBlur },
    fieldState,
  } = useController<BotSettings, 'handoff.words.patterns'>({ name: 'handoff.words.patterns' });
  return (
    <TextArea
      ref={ref}
      label={t('handoff.patterns')}
      description={t('handoff.patterns_why')}
      optional
      rows={2}
      spellCheck={false}
      autoCapitalize="off"
      value={patterns.join('\n')}
      error={firstMessage(fieldState.error as WordErrors | undefined, patterns.length)}
      onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
      onBlur={() => {
        // An empty line is no pattern.
        const kept = patterns.filter((pattern) => pattern.trim() !== '');
        if (kept.length !== patterns.length) onChange(kept);
        onBlur();
      }}
    />
  );
}

function firstMessage(errors: WordErrors | undefined, count: number): string | undefined {
  return errors?.message ?? Array.from({ length: count }, (_, index) => errors?.[index]?.message).find(Boolean);
}
