import type { ConnectionCheck, ConnectionCheckName, MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames, ProgressBar, Skeleton } from '@lobby/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleX, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useChannelReason } from '#/components/messaging/use-channel-reason.ts';
import { useApi } from '#/data/api.ts';
import { channelQuery, channelsQuery } from '#/data/channel.ts';
import { connectionQuery } from '#/data/messaging.ts';

const NONE: readonly ConnectionCheck[] = [];
const UNREACHABLE = { code: 'unreachable', about: null } as const;

/** Whether everything is in place, looked at again and again until it is. */
export function CheckList({ channel }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(connectionQuery(api, channel.id));
  const { data, error, isFetching, refetch } = query;
  // Nobody signs an email that is passed on.
  const checks = data?.checks.filter(({ check }) => channel.kind !== 'email' || check !== 'signature') ?? NONE;
  const passed = checks.filter(({ result }) => result === 'ok').length;
  const found = data?.checks.map(({ check, result }) => check + result).join();
  useEffect(() => {
    // What was found changes how the channel stands.
    if (found === undefined) return;
    void queryClient.invalidateQueries({ queryKey: channelsQuery(api).queryKey });
    void queryClient.invalidateQueries({ queryKey: channelQuery(api, channel.id).queryKey });
  }, [found, queryClient, api, channel.id]);
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-semibold">{t('check.title')}</h3>
        {data ? (
          <span role="status" className="text-13 text-muted">
            {t('check.passed', { number: passed, total: checks.length })}
          </span>
        ) : null}
      </div>
      {!data && error ? (
        <QueryFailed title={t('check.failed')} query={query} />
      ) : data ? (
        <>
          <div className="mt-2">
            <ProgressBar hideLabel label={t('check.title')} value={passed} max={checks.length} />
          </div>
          <ul className="mt-3 divide-y divide-separator rounded-card border border-border">
            {checks.map((check) => (
              <Check key={check.check} check={check} channel={channel} />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 flex-1 text-13 text-muted">{passed === checks.length ? t('check.all') : t('check.again')}</p>
            <Button size="small" icon={<RotateCw size={14} aria-hidden="true" />} loading={isFetching} onClick={() => void refetch()}>
              {t('check.now')}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton className="mt-3 h-64" />
      )}
    </section>
  );
}

const LOOKS = {
  ok: { Icon: CircleCheck, color: 'text-success-text' },
  failed: { Icon: CircleX, color: 'text-danger-text' },
  waiting: { Icon: Circle, color: 'text-muted' },
} as const;

function Check({ check: { check, result, value, unreachable }, channel: { kind } }: { check: ConnectionCheck; channel: MessagingChannel }) {
  const t = useT('channels');
  const reasonOf = useChannelReason();
  const { Icon, color } = LOOKS[result];
  const help = unreachable ? 'unreachable' : result === 'ok' ? undefined : helpOf(check, result);
  return (
    <li className={classNames('flex gap-3 px-4 py-3', result === 'failed' && 'bg-danger-soft')}>
      <Icon size={18} aria-hidden="true" className={classNames('mt-0.5 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        <p>{t(`check.${check}`)}</p>
        {unreachable ? <p className="text-13 text-muted">{reasonOf(kind, UNREACHABLE)}</p> : null}
        {value === null ? null : <p className="text-13 wrap-anywhere text-muted">{value}</p>}
        {help === undefined ? null : (
          <p className="text-13 text-pretty text-muted">
            {help === 'webhook_failed' ? t(`check.help.webhook_${kind}`) : t(`check.help.${help}`)}
          </p>
        )}
      </div>
      <span className={classNames('shrink-0 text-13', color)}>{t(`check.result.${result}`)}</span>
    </li>
  );
}

type Help =
  | 'token_failed'
  | 'account_failed'
  | 'account_waiting'
  | 'webhook_failed'
  | 'webhook_waiting'
  | 'business_failed'
  | 'signature_failed'
  | 'signature_waiting'
  | 'received_waiting'
  | 'sent_waiting';

/** What to do about a check that has not passed. */
function helpOf(check: ConnectionCheckName, result: 'failed' | 'waiting'): Help | undefined {
  if (check === 'token') return result === 'failed' ? 'token_failed' : undefined;
  if (check === 'account') return result === 'failed' ? 'account_failed' : 'account_waiting';
  if (check === 'webhook') return result === 'failed' ? 'webhook_failed' : 'webhook_waiting';
  if (check === 'business') return 'business_failed';
  if (check === 'signature') return result === 'failed' ? 'signature_failed' : 'signature_waiting';
  return check === 'received' ? 'received_waiting' : 'sent_waiting';
}
