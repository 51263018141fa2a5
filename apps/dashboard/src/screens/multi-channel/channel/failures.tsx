import type { MessagingChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { CircleCheck } from 'lucide-react';
import { useServiceName } from '#/components/messaging/service-mark.tsx';
import type { ChannelHealth } from '#/data/messaging.ts';

/** What did not arrive, by why, and what can be done about it. */
export function Failures({ failures, kind }: Pick<ChannelHealth, 'failures'> & Pick<MessagingChannel, 'kind'>) {
  const t = useT('channels');
  const messaging = useT('messaging');
  const formats = useFormats();
  const service = useServiceName()(kind);
  return (
    <Panel title={t('failures.title')}>
      {failures.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-success-text" />
          {t('failures.none')}
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {failures.map(({ reason, count, last_at: lastAt, error }) => (
            <li key={reason} className="min-w-0">
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-semibold">{messaging(`reasons.${reason}`)}</span>
                <span className="shrink-0 tabular-nums">{t('failures.count', { count })}</span>
              </p>
              <p className="text-pretty">{t(`failures.help.${reason}`)}</p>
              <p className="text-13 wrap-anywhere text-muted">
                {t('failures.last', { time: formats.momentWithin(lastAt) })}
                {error === null ? '' : ` · ${t('trouble.said', { service, reason: error })}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
