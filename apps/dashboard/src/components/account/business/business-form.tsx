import { FRAME_ORIGINS_MAX, LOCALE_NAMES, LOCALES, type TenantSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, MultiSelect, TextArea, TextField } from '@lobby/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { AccountForm } from '#/components/account/form/account-form.tsx';
import { FormEnd } from '#/components/account/form/form-end.tsx';
import { PictureField } from '#/components/picture/picture-field.tsx';
import { useSetLogo } from '#/data/tenant.ts';
import { ChatAddress } from './chat-address.tsx';
import { PlaceFields } from './place-fields.tsx';
import { readOrigins } from './read-origins.ts';
import { nameSchema, useBusinessForm } from './use-business-form.ts';

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

interface BusinessFormProps {
  settings: TenantSettings;
  /** Asks for the settings as they are now. */
  onReload: () => Promise<unknown>;
}

/** What the business is called, where it is, whom it answers, and which sites may show its chat. */
export function BusinessForm({ settings, onReload }: BusinessFormProps) {
  const t = useT('business');
  const { form, failure, stale, submit } = useBusinessForm(settings);
  const { register, control, formState } = form;
  const checkName = (name: string) => {
    if (name.trim() === '') return t('settings.required');
    return nameSchema.safeParse(name).success || t('settings.name_long');
  };
  const checkSites = (sites: string) => {
    const { origins, wrong } = readOrigins(sites);
    if (wrong !== undefined) return t('settings.site_wrong', { site: wrong });
    return origins.length <= FRAME_ORIGINS_MAX || t('settings.sites_many', { max: FRAME_ORIGINS_MAX });
  };
  return (
    <AccountForm onSubmit={submit} failure={failure}>
      {stale ? <Stale onReload={onReload} /> : null}
      <ChatAddress slug={settings.slug} />
      <Logo settings={settings} />
      <TextField
        {...register('name', { validate: checkName })}
        label={t('to_b.tenant_name')}
        error={formState.errors.name?.message}
        autoComplete="organization"
      />
      <PlaceFields control={control} timezone={settings.timezone} />
      <Controller
        control={control}
        name="locales"
        rules={{ validate: (locales) => locales.length > 0 || t('to_b.locales_needed') }}
        render={({ field, fieldState }) => (
          <MultiSelect
            {...field}
            label={t('to_b.locales')}
            description={t('settings.locales_hint')}
            options={LANGUAGES}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        {...register('sites', { validate: checkSites })}
        label={t('settings.sites')}
        description={t('settings.sites_hint')}
        error={formState.errors.sites?.message}
        spellCheck={false}
        autoCapitalize="none"
        rows={2}
        maxRows={6}
        optional
      />
      <FormEnd label={t('settings.save')} busy={formState.isSubmitting} />
    </AccountForm>
  );
}

function Logo({ settings: { name, logo } }: Pick<BusinessFormProps, 'settings'>) {
  const t = useT('picture');
  const { mutateAsync: setLogo } = useSetLogo();
  return (
    <PictureField
      purpose="logo"
      label={t('logo')}
      hint={t('logo_hint')}
      name={name}
      picture={logo}
      isOwn={logo !== null}
      onChange={(id) => setLogo(id)}
    />
  );
}

function Stale({ onReload }: Pick<BusinessFormProps, 'onReload'>) {
  const t = useT('business');
  const [loading, setLoading] = useState(false);
  const reload = async () => {
    setLoading(true);
    await onReload();
    setLoading(false);
  };
  return (
    <Alert
      tone="warning"
      action={
        <Button size="small" loading={loading} onClick={() => void reload()}>
          {t('settings.load')}
        </Button>
      }
    >
      {t('settings.stale')}
    </Alert>
  );
}
