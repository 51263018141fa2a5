import type { MessagingChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { ServiceMark, useServiceName } from '#/components/messaging/service-mark.tsx';
import { useChannelReason } from '#/components/messaging/use-channel-reason.ts';
import { ConnectionState } from '#/components/messaging/connection-state.tsx';

/** One channel on a service: how it stands, what went through it today, and when it was last used. */
export function ServiceCard({ channel }: { channel: MessagingChannel }) {
  const serviceName = useServiceName();
  const reasonOf = useChannelReason();
  const { id, kind, name, account, state, state_reason: reason } = channel;
  const service = serviceName(kind);
  return (
    <li className="min-w-0">
      <Panel className="relative h-full hover:border-border-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <div className="flex items-start gap-3">
          <ServiceMark kind={kind} />
          <div className="min-w-0 flex-1">
            <Link
              to="/dashboard/multi-channel-intergration"
              search={{ channel: id }}
              className="block truncate text-sm font-semibold outline-none after:absolute after:inset-0 after:rounded-card"
              dir="auto"
            >
              {name}
            </Link>
            <p className="truncate text-13 text-muted">{account === null ? service : `${service} · ${account}`}</p>
          </div>
        </div>
        <p className="mt-4">
          <ConnectionState channel={channel} />
        </p>
        {state === 'connected' || reason === null ? null : (
          <p className="mt-2 line-clamp-2 text-13 wrap-anywhere">{reasonOf(kind, reason)}</p>
        )}
        <Volume channel={channel} />
      </Panel>
    </li>
  );
}

function Volume({ channel: { day, last_in_at: lastIn, last_out_at: lastOut } }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const formats = useFormats();
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-13">
      <dt className="text-muted">{t('card.day')}</dt>
      <dd>
        {t('card.received', { number: formats.number(day.received) })} · {t('card.sent', { number: formats.number(day.sent) })}
        {day.failed > 0 ? <span className="text-danger-text"> · {t('card.failed', { number: formats.number(day.failed) })}</span> : null}
      </dd>
      <dt className="text-muted">{t('card.last_in')}</dt>
      <dd>{lastIn === null ? t('card.never') : formats.moment(lastIn)}</dd>
      <dt className="text-muted">{t('card.last_out')}</dt>
      <dd>{lastOut === null ? t('card.never') : formats.moment(lastOut)}</dd>
    </dl>
  );
}
