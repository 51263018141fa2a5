import type { ChannelReason, MessagingKind } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useServiceName } from './service-mark.tsx';

/** Words for why a channel is not connected; what the service itself said is quoted. */
export function useChannelReason(): (kind: MessagingKind, reason: ChannelReason) => string {
  const t = useT('channels');
  const serviceName = useServiceName();
  return (kind, { code, about }) => {
    const service = serviceName(kind);
    if (code === 'refused' && about !== null) return t('trouble.said', { service, reason: about });
    const text = t(`reason.${code}`, { service, account: about ?? '' });
    const isQuoted = about !== null && (code === 'webhook' || code === 'quality');
    return isQuoted ? t('reason.quoted', { text, about }) : text;
  };
}
