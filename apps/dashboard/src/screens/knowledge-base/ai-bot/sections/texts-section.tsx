import type { Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextArea, TextField } from '@lobby/ui';
import { useFormContext } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import { LanguagesField } from './languages-field.tsx';
import { QuestionsField } from './questions-field.tsx';

/** What the bot says in one language; which ones it answers in stands with what matters first. */
export function TextsSection({ locale }: { locale: Locale }) {
  const t = useT('bot');
  const { register, formState } = useFormContext<BotSettings>();
  const errors = formState.errors.texts?.[locale];
  const offerErrors = formState.errors.manner?.did_you_mean?.lines?.[locale];
  return (
    <div className="flex flex-col gap-6">
      <TextField
        lang={locale}
        label={t('texts.name')}
        description={t('texts.name_why')}
        error={errors?.name?.message}
        {...register(`texts.${locale}.name`)}
      />
      <TextArea
        lang={locale}
        label={t('texts.welcome')}
        description={t('texts.welcome_why')}
        error={errors?.welcome?.message}
        rows={2}
        {...register(`texts.${locale}.welcome`)}
      />
      <QuestionsField locale={locale} />
      <LanguagesField />
      <TextArea
        lang={locale}
        label={t('texts.no_answer')}
        description={t('texts.no_answer_why')}
        error={errors?.no_answer?.message}
        rows={2}
        {...register(`texts.${locale}.no_answer`)}
      />
      <TextArea
        lang={locale}
        label={t('texts.offer')}
        description={t('texts.offer_why')}
        error={offerErrors?.offer?.message}
        rows={2}
        {...register(`manner.did_you_mean.lines.${locale}.offer`)}
      />
      <TextField
        lang={locale}
        label={t('texts.none')}
        error={offerErrors?.none?.message}
        {...register(`manner.did_you_mean.lines.${locale}.none`)}
      />
      <TextField
        lang={locale}
        label={t('persona.sign_off')}
        description={t('persona.sign_off_why')}
        error={formState.errors.manner?.sign_off?.[locale]?.message}
        {...register(`manner.sign_off.${locale}`)}
      />
    </div>
  );
}
