import type { MessagingKind } from '@lobby/contract';
import { Chip } from '@lobby/ui';
import { SERVICE_ICONS, useServiceName } from './service-mark.tsx';

/** The service that a conversation is on; `name` of the channel is said too. */
export function ServiceBadge({ kind, name }: { kind: MessagingKind; name: string }) {
  const service = useServiceName()(kind);
  const Icon = SERVICE_ICONS[kind];
  return (
    <span title={name === service ? service : `${service} · ${name}`} className="inline-flex max-w-full min-w-0">
      <Chip icon={<Icon aria-hidden="true" />}>{service}</Chip>
    </span>
  );
}
