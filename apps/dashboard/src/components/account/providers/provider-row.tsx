import type { OauthIdentity } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useNow } from '#/components/use-now.ts';

const LOOK_MS = 60_000;

interface ProviderRowProps {
  name: string;
  /** undefined where it is not connected. */
  identity: OauthIdentity | undefined;
  /** This Lobby is set up for it. */
  offered: boolean;
  busy: boolean;
  /** undefined where it cannot be connected now. */
  onConnect: (() => void) | undefined;
  /** undefined where it must stay. */
  onDisconnect: (() => void) | undefined;
}

/** One provider: connected with which address, and when it was last used; or the way to connect it. */
export function ProviderRow({ name, identity, offered, busy, onConnect, onDisconnect }: ProviderRowProps) {
  const t = useT('account');
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <p className="text-xs break-words text-muted">{identity ? <LastUsed identity={identity} /> : t('providers.none')}</p>
        {offered ? null : <p className="text-xs text-muted">{t('providers.off', { provider: name })}</p>}
      </div>
      {identity && onDisconnect ? (
        <Button size="small" loading={busy} aria-label={t('providers.disconnect_one', { provider: name })} onClick={onDisconnect}>
          {t('providers.disconnect')}
        </Button>
      ) : null}
      {!identity && onConnect ? (
        <Button size="small" loading={busy} aria-label={t('providers.connect_one', { provider: name })} onClick={onConnect}>
          {t('providers.connect')}
        </Button>
      ) : null}
    </li>
  );
}

function LastUsed({ identity: { email, last_used_at } }: { identity: OauthIdentity }) {
  const t = useT('account');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const when = formats.relative(last_used_at, now);
  return email === null ? t('providers.used_nameless', { when }) : t('providers.used', { email, when });
}
