import { useI18n } from '@lobby/i18n';
import type { OauthProvider } from '@lobby/contract';
import { useEffect, useState } from 'react';
import { useApi } from '#/data/api.ts';
import { listProviders } from '#/data/oauth.ts';

/** Providers to show, once they and the texts of their buttons are here. Where that fails there is the password. */
export function useProviders(): readonly OauthProvider[] {
  const api = useApi();
  const i18n = useI18n();
  const [providers, setProviders] = useState<readonly OauthProvider[]>([]);
  useEffect(() => {
    let shown = true;
    const load = async () => {
      const [found] = await Promise.all([listProviders(api), i18n.loadNamespaces(['business'])]);
      if (shown) setProviders(found);
    };
    load().catch(() => setProviders([]));
    return () => {
      shown = false;
    };
  }, [api, i18n]);
  return providers;
}
