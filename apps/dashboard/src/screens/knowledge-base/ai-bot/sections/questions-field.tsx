import { SUGGESTED_QUESTIONS_MAX, type Locale } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, IconButton, TextField } from '@lobby/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';

/** The same list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** Questions to begin with, in the order in which visitors see them. */
export function QuestionsField({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const formats = useFormats();
  const titleId = useId();
  const name = `texts.${locale}.suggested_questions` as const;
  const { register, setValue, setFocus, formState } = useFormContext<BotSettings>();
  const questions = useWatch<BotSettings, typeof name>({ name });
  const errors = formState.errors.texts?.[locale]?.suggested_questions;
  // A question has no identity but its place.
  const places = questions.map((_, index) => ({ index }));
  const full = questions.length >= SUGGESTED_QUESTIONS_MAX;
  const change = (next: string[]) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const add = () => {
    change([...questions, '']);
    requestAnimationFrame(() => setFocus(`${name}.${questions.length}`));
  };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <p id={titleId} className="text-label">
          {t('questions.title')}
        </p>
        <span className="text-muted tabular-nums">
          {t('questions.count', { count: questions.length, max: formats.number(SUGGESTED_QUESTIONS_MAX) })}
        </span>
      </div>
      <ol className="flex flex-col gap-2">
        {places.map(({ index }) => (
          <li key={index} className="flex items-start gap-1">
            <TextField
              lang={locale}
              label={t('questions.nth', { no: index + 1 })}
              hideLabel
              error={errors?.[index]?.message}
              className="flex-1 gap-0!"
              {...register(`${name}.${index}`)}
            />
            <IconButton
              label={t('questions.up', { no: index + 1 })}
              icon={<ArrowUp size={16} />}
              disabled={index === 0}
              onClick={() => change(moved(questions, index, index - 1))}
              className="text-muted"
            />
            <IconButton
              label={t('questions.down', { no: index + 1 })}
              icon={<ArrowDown size={16} />}
              disabled={index === questions.length - 1}
              onClick={() => change(moved(questions, index, index + 1))}
              className="text-muted"
            />
            <IconButton
              label={t('questions.remove', { no: index + 1 })}
              icon={<X size={16} />}
              onClick={() => change(questions.filter((_, at) => at !== index))}
              className="text-muted"
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" icon={<Plus size={15} aria-hidden="true" />} disabled={full} onClick={add}>
          {t('questions.add')}
        </Button>
        <p className="text-muted">{full ? t('questions.full') : t('questions.why')}</p>
      </div>
    </section>
  );
}
