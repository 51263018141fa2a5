import { ApiError } from '@lobby/api-client';
import { tenant, type Locale, type TenantSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormFailure } from '#/components/account/form/use-form-failure.ts';
import { useSaveSettings } from '#/data/tenant.ts';
import { readOrigins } from './read-origins.ts';

/** The settings as the form holds them: a cleared zone is empty, the sites are a text. */
export interface BusinessValues {
  name: string;
  country: string | null;
  timezone: string;
  locales: Locale[];
  industry: TenantSettings['industry'];
  sites: string;
}

export const { name: nameSchema } = tenant.updateSettings.request.shape;

/** The form of the settings. `stale` where somebody else has saved since it was opened. */
export function useBusinessForm({ version, frame_origins, slug: _slug, logo: _logo, ...settings }: TenantSettings) {
  const common = useT('common');
  const { mutateAsync: save } = useSaveSettings();
  const form = useForm<BusinessValues>({ defaultValues: { ...settings, sites: frame_origins.join('\n') }, mode: 'onTouched' });
  const { failure, attempt } = useFormFailure(form, {});
  const [stale, setStale] = useState(false);
  const submit = form.handleSubmit(({ sites, ...values }) =>
    attempt(async () => {
      try {
        await save({ ...values, frame_origins: [...readOrigins(sites).origins], version });
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'stale_version') throw error;
        setStale(true);
        return;
      }
      toast.success(common('toasts.saved'));
    }),
  );
  return { form, failure, stale, submit: () => void submit() };
}
