import { ApiError } from '@lobby/api-client';
import { LOCALES, type ConsentMode, type Locale, type PrivacySettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { privacyQuery, useSavePrivacy } from '#/data/privacy.ts';

/** The settings as the form holds them: what is empty is left to Lobby. */
export interface PrivacyValues {
  mode: ConsentMode;
  link: string;
  texts: Record<Locale, string>;
}

/** Saves from the version that was shown; where somebody else has saved since, their settings are shown instead. */
export function useSetPrivacy(version: number) {
  const t = useT('business');
  const common = useT('common');
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useSavePrivacy();
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return async ({ mode, link, texts }: PrivacyValues): Promise<void> => {
    const worded = Object.fromEntries(LOCALES.map((locale) => [locale, orNull(texts[locale])])) as PrivacySettings['texts'];
    try {
      await save({ mode, link: orNull(link), texts: worded, version });
      toast.success(common('toasts.saved'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'stale_version') throw error;
      toast.error(t('privacy.stale'));
      await queryClient.invalidateQueries(privacyQuery(api));
    }
  };
}
