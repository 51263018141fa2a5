import { CONSENT_MODES, CONSENT_TEXT_MAX, LOCALE_NAMES, LOCALES, PRIVACY_LINK_MAX, privacyLink, type PrivacyView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select, TextArea, TextField } from '@lobby/ui';
import { useForm, useWatch } from 'react-hook-form';
import { AccountForm } from '#/components/account/form/account-form.tsx';
import { FormEnd } from '#/components/account/form/form-end.tsx';
import { useFormFailure } from '#/components/account/form/use-form-failure.ts';
import { useSetPrivacy, type PrivacyValues } from './use-set-privacy.ts';

/** Whether visitors are told or asked, in which words, and where the privacy page is. */
export function PrivacyForm({ settings }: { settings: PrivacyView }) {
  const t = useT('business');
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, settings.texts[locale] ?? ''])) as PrivacyValues['texts'];
  const form = useForm<PrivacyValues>({ defaultValues: { mode: settings.mode, link: settings.link ?? '', texts }, mode: 'onTouched' });
  const { register, control, formState, setValue } = form;
  const { failure, attempt } = useFormFailure(form, {});
  const set = useSetPrivacy(settings.version);
  const mode = useWatch({ control, name: 'mode' });
  const isWebAddress = (link: string) => link.trim() === '' || privacyLink.safeParse(link).success || t('privacy.link_wrong');
  return (
    <AccountForm onSubmit={() => void form.handleSubmit((values) => attempt(() => set(values)))()} failure={failure}>
      <Select
        label={t('privacy.mode')}
        options={CONSENT_MODES.map((value) => ({ value, label: t(`privacy.modes.${value}`) }))}
        value={mode}
        onChange={(value) => setValue('mode', value, { shouldDirty: true })}
        description={t(`privacy.mode_texts.${mode}`)}
      />
      <TextField
        {...register('link', { validate: isWebAddress })}
        label={t('privacy.link')}
        description={t('privacy.link_text')}
        error={formState.errors.link?.message}
        type="url"
        inputMode="url"
        maxLength={PRIVACY_LINK_MAX}
        placeholder="https://"
        optional
      />
      {mode === 'off'
        ? null
        : LOCALES.map((locale) => (
            <TextArea
              key={locale}
              {...register(`texts.${locale}`)}
              label={t('privacy.text', { language: LOCALE_NAMES[locale] })}
              lang={locale}
              placeholder={settings.defaults[mode][locale] ?? ''}
              maxLength={CONSENT_TEXT_MAX}
              rows={2}
              maxRows={6}
              optional
            />
          ))}
      {mode === 'off' ? null : <p className="-mt-2 text-13 text-muted">{t('privacy.texts_text')}</p>}
      <FormEnd label={t('privacy.save')} busy={formState.isSubmitting} />
    </AccountForm>
  );
}
