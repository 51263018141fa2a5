import { OAUTH_PROVIDERS, type OauthIdentity, type OauthProvider, type UserInfo } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SetPasswordLink } from '#/components/account/set-password-link.tsx';
import { useApi } from '#/data/api.ts';
import { linkedQuery } from '#/data/oauth.ts';
import { ProviderRow } from './provider-row.tsx';
import { useProviderSteps } from './use-provider-steps.ts';

interface LinkedProvidersProps {
  user: UserInfo;
  /** Two-step codes are on: then no provider alone opens the account. */
  twoStep: boolean;
}

/** Google and Apple, as ways into the account; nothing where this Lobby is set up for neither and none was ever connected. */
export function LinkedProviders({ user, twoStep }: LinkedProvidersProps) {
  const t = useT('account');
  const common = useT('common');
  const { data, error, isFetching, refetch } = useQuery(linkedQuery(useApi()));
  const { busy, connect, disconnect } = useProviderSteps();
  if (!data && error)
    return (
      <Part>
        <Alert
          tone="danger"
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              {common('actions.retry')}
            </Button>
          }
        >
          {t('providers.failed')}
        </Alert>
      </Part>
    );
  if (!data) return null;
  const rows = rowsOf(data.offered, data.linked);
  if (rows.length === 0) return null;
  const onlyWay = data.linked.length === 1 && !user.has_password;
  return (
    <Part>
      <p className="mt-0.5 text-pretty text-muted">{twoStep ? t(hint(data.linked)) : t('providers.text')}</p>
      <ul className="mt-3 divide-y divide-separator border-y border-separator">
        {rows.map(({ provider, name, identity }) => (
          <ProviderRow
            key={identity?.id ?? provider}
            name={name}
            identity={identity}
            offered={data.offered.includes(provider)}
            busy={busy === (identity?.id ?? provider)}
            onConnect={twoStep ? undefined : () => void connect(provider)}
            onDisconnect={onlyWay || !identity ? undefined : () => void disconnect(identity.id, name)}
          />
        ))}
      </ul>
      {!twoStep && rows.some(({ identity }) => !identity) ? (
        <p className="mt-3 text-13 text-pretty text-muted">{t('providers.connect_hint', { email: user.email })}</p>
      ) : null}
      {onlyWay ? (
        <div className="mt-4">
          <SetPasswordLink text={t('providers.only_way', { provider: rows.find(({ identity }) => identity)?.name })} />
        </div>
      ) : null}
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  const t = useT('account');
  return (
    <section className="mt-6 border-t border-separator pt-5">
      <h3 className="font-semibold">{t('providers.title')}</h3>
      {children}
    </section>
  );
}

const hint = (linked: readonly OauthIdentity[]) => (linked.length > 0 ? 'providers.two_step_linked' : 'providers.two_step');

/** Names of the companies, the same in every language. */
const NAMES: Readonly<Record<OauthProvider, string>> = { google: 'Google', apple: 'Apple' };

/** What is connected, in the order of connecting, then what could be. */
function rowsOf(offered: readonly OauthProvider[], linked: readonly OauthIdentity[]) {
  const open = OAUTH_PROVIDERS.filter((each) => offered.includes(each) && !linked.some(({ provider }) => provider === each));
  return [
    ...linked.map((identity) => ({ provider: identity.provider, name: NAMES[identity.provider], identity })),
    ...open.map((provider) => ({ provider, name: NAMES[provider], identity: undefined })),
  ];
}
