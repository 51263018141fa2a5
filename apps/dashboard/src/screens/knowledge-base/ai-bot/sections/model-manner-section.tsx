import { BOT_LENGTHS, BOT_TONES, GUARDRAILS_MAX, INSTRUCTIONS_MAX, REPLY_TIMEOUT_S, type BotView } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, buttonLook, TextArea, TextField } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useMay } from '#/components/use-may.ts';
import type { BotSettings } from '#/data/bot.ts';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { WordsField } from './handoff/words-field.tsx';

/** How a model words its answers, what it knows about the business and what it never does: below what counts without one. */
export function ModelMannerSection({ answersBy }: { answersBy: BotView['answers_by'] }) {
  const t = useT('bot');
  const titleId = useId();
  const mayConnect = useMay()('settings.edit');
  const tone = useController<BotSettings, 'manner.tone'>({ name: 'manner.tone' }).field;
  const length = useController<BotSettings, 'manner.length'>({ name: 'manner.length' }).field;
  return (
    <section aria-labelledby={titleId} className="mt-8 flex flex-col gap-6 border-t border-separator pt-6">
      <div className="flex flex-col gap-3">
        <h2 id={titleId} className="text-base font-semibold">
          {t('persona.model_title')}
        </h2>
        {answersBy === 'corpus' ? (
          <Alert
            tone="info"
            action={
              mayConnect ? (
                <Link to="/dashboard/ai-access/platform" className={buttonLook('secondary', 'small')}>
                  {t('answers.connect')}
                </Link>
              ) : undefined
            }
          >
            {t('persona.needs_model')}
          </Alert>
        ) : null}
      </div>
      <ChoiceGroup
        label={t('persona.tone')}
        options={BOT_TONES.map((value) => ({ value, label: t(`persona.tones.${value}`) }))}
        value={tone.value}
        onChange={tone.onChange}
      />
      <ChoiceGroup
        label={t('persona.length')}
        options={BOT_LENGTHS.map((value) => ({ value, label: t(`persona.lengths.${value}`) }))}
        value={length.value}
        onChange={length.onChange}
      />
      <InstructionsField />
      <GuardrailsField />
      <TimeoutField />
    </section>
  );
}

function InstructionsField() {
  const t = useT('bot');
  const formats = useFormats();
  const { register, formState } = useFormContext<BotSettings>();
  const { length } = useWatch<BotSettings, 'manner.instructions'>({ name: 'manner.instructions' });
  return (
    <TextArea
      label={t('persona.instructions')}
      aside={
        <span className="text-muted tabular-nums">{t('questions.count', { count: length, max: formats.number(INSTRUCTIONS_MAX) })}</span>
      }
      description={t('persona.instructions_why')}
      rows={4}
      error={formState.errors.manner?.instructions?.message}
      {...register('manner.instructions')}
    />
  );
}

function GuardrailsField() {
  const t = useT('bot');
  const {
    field: { ref, value, onChange },
    formState,
  } = useController<BotSettings, 'manner.guardrails'>({ name: 'manner.guardrails' });
  // A refused rule is marked at the list, which shows them all.
  const errors = formState.errors.manner?.guardrails;
  const error = errors?.message ?? errors?.find?.((each) => each !== undefined)?.message;
  return (
    <WordsField
      label={t('persona.guardrails')}
      placeholder={t('persona.guardrail_add')}
      sentences
      words={value}
      max={GUARDRAILS_MAX}
      error={error}
      onChange={onChange}
      ref={ref}
    />
  );
}

function TimeoutField() {
  const t = useT('bot');
  const { register, formState } = useFormContext<BotSettings>();
  const error = formState.errors.manner?.reply_timeout_s;
  return (
    <TextField
      label={t('persona.timeout')}
      description={t('persona.timeout_why')}
      type="number"
      inputMode="numeric"
      {...REPLY_TIMEOUT_S}
      error={error && t('errors.between', REPLY_TIMEOUT_S)}
      className="max-w-72"
      {...register('manner.reply_timeout_s', { valueAsNumber: true })}
    />
  );
}
