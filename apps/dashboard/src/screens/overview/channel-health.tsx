import { isOnService, type AnyChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { buttonLook, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ConnectionState } from '#/components/messaging/connection-state.tsx';
import { ServiceMark } from '#/components/messaging/service-mark.tsx';
import { useChannelReason } from '#/components/messaging/use-channel-reason.ts';
import { WebState } from '#/components/messaging/web-state.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { channelsQuery } from '#/data/channel.ts';
import { MoreLink } from './more-link.tsx';
import { Nothing } from './nothing.tsx';

/** Rows of the card. */
const SHOWN = 5;

/** Every connected channel: whether it works, what went through it last, what was not delivered. What is wrong comes first. */
export function ChannelHealth() {
  const t = useT('overview');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(channelsQuery(useApi()));
  return (
    <Panel title={t('health.title')} aside={<MoreLink to="/dashboard/multi-channel-intergration">{t('health.all')}</MoreLink>}>
      {data ? (
        <Channels items={data.items} />
      ) : error ? (
        <ErrorState title={t('health.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-44" />
      )}
    </Panel>
  );
}

/** How urgently somebody has to look at it: 0 first. */
function urgency(channel: AnyChannel): number {
  if (channel.status === 'paused') return 2;
  if (!isOnService(channel)) return 3;
  return channel.state === 'connected' ? (channel.day.failed > 0 ? 1 : 3) : 0;
}

function Channels({ items }: { items: readonly AnyChannel[] }) {
  const t = useT('overview');
  if (items.length === 0) {
    return (
      <>
        <Nothing>{t('health.none')}</Nothing>
        <p className="text-center">
          <Link to="/dashboard/multi-channel-intergration" className={buttonLook('secondary', 'small')}>
            {t('health.connect')}
          </Link>
        </p>
      </>
    );
  }
  return (
    <ul className="-my-2.5 divide-y divide-separator">
      {items
        .toSorted((one, other) => urgency(one) - urgency(other))
        .slice(0, SHOWN)
        .map((channel) => (
          <li key={channel.id} className="relative flex items-center gap-3 py-2.5 hover:bg-surface-hover">
            <ServiceMark kind={channel.kind} small />
            <div className="min-w-0 flex-1">
              <ChannelLink channel={channel} />
              <p className="line-clamp-2 text-xs text-muted">
                <Traffic channel={channel} />
              </p>
            </div>
            {isOnService(channel) ? <ConnectionState channel={channel} /> : <WebState channel={channel} />}
          </li>
        ))}
    </ul>
  );
}

function ChannelLink({ channel: { id, kind, name } }: { channel: AnyChannel }) {
  const to =
    kind === 'web'
      ? '/dashboard/integration/web'
      : kind === 'app'
        ? '/dashboard/integration/android'
        : '/dashboard/multi-channel-intergration';
  return (
    <Link
      to={to}
      search={{ channel: id }}
      dir="auto"
      className="block truncate font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-accent"
    >
      {name}
    </Link>
  );
}

/** What came and went last; what was not delivered comes before it. */
function Traffic({ channel }: { channel: AnyChannel }) {
  const t = useT('overview');
  const words = useT('channels');
  const reasonOf = useChannelReason();
  const formats = useFormats();
  if (!isOnService(channel)) {
    if (channel.last_hello_at === null) return words(channel.kind === 'app' ? 'web.app_never' : 'web.never');
    return words(channel.kind === 'app' ? 'web.app_seen' : 'web.seen', { time: formats.relative(channel.last_hello_at) });
  }
  const { last_in_at: lastIn, last_out_at: lastOut, day, state_reason: reason, state } = channel;
  if (state !== 'connected' && reason !== null) return reasonOf(channel.kind, reason);
  const parts = [
    ...(lastIn === null ? [] : [t('health.last_in', { time: formats.relative(lastIn) })]),
    ...(lastOut === null ? [] : [t('health.last_out', { time: formats.relative(lastOut) })]),
  ];
  return (
    <>
      {day.failed > 0 ? (
        <span className="text-danger-text">{t('health.errors', { count: day.failed, shown: formats.number(day.failed) })} · </span>
      ) : null}
      {parts.length === 0 ? t('health.nothing') : parts.join(' · ')}
    </>
  );
}
