import type { SignIn } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip } from '@lobby/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';
import { useDeviceName } from './use-device-name.ts';

const LOOK_MS = 60_000;
const PHONES = /android|ios/i;

interface SessionRowProps {
  session: SignIn;
  ending: boolean;
  /** Told the name of the place that is to be signed out. */
  onEnd: (name: string) => void;
}

/** One place: browser and system, network address, when it was last seen. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useT('account');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const name = useDeviceName()(session);
  const Icon = PHONES.test(session.system ?? '') ? Smartphone : Monitor;
  const seen = t('sessions.seen', { when: formats.relative(session.last_seen_at, now) });
  const since = t('sessions.since', { date: formats.date(session.created_at, now) });
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate">{name}</span>
          {session.current ? <Chip tone="success">{t('sessions.this')}</Chip> : null}
        </p>
        <p className="text-xs text-muted">
          {session.ip} · <span className="whitespace-nowrap">{seen}</span> · <span className="whitespace-nowrap">{since}</span>
        </p>
      </div>
      {session.current ? null : (
        <Button size="small" loading={ending} aria-label={t('sessions.end_one', { device: name })} onClick={() => onEnd(name)}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
