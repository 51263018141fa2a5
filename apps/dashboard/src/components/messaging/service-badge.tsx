import type { MessagingKind } from '@lobby/contract';
import { Chip } from '@lobby/ui';
import { SERVICE_ICONS, useServiceName } from './service-mark.tsx';

/** The service that a conversation is on; `name` of the channel is said too. @param narrow on a phone there is room for its picture only */
export function ServiceBadge({ kind, name, narrow = false }: { kind: MessagingKind; name: string; narrow?: boolean }) {
  const service = useServiceName()(kind);
  const Icon = SERVICE_ICONS[kind];
  return (
    <span title={name === service ? service : `${service} · ${name}`} className="inline-flex max-w-full min-w-0">
      <Chip icon={<Icon aria-hidden="true" />}>{narrow ? <span className="max-sm:sr-only">{service}</span> : service}</Chip>
    </span>
  );
}
