import { isMessagingKind, type Conversation } from '@lobby/contract';
import { lazy, Suspense } from 'react';

/** Its code and texts load with the first conversation that is on a service. */
const ServiceBadge = lazy(() => import('./service-badge.tsx').then((module) => ({ default: module.ServiceBadge })));

const WindowChip = lazy(() => import('./window-chip.tsx').then((module) => ({ default: module.WindowChip })));

interface LazyServiceBadgeProps extends Pick<Conversation, 'channel'> {
  narrow?: boolean;
  /** Beside it stands how long the service takes free text still. */
  withWindow?: boolean;
}

/** The service that a conversation is on; nothing for a chat on the web. */
export function LazyServiceBadge({ channel, narrow, withWindow = false }: LazyServiceBadgeProps) {
  if (channel === null || !isMessagingKind(channel.kind)) return null;
  const { window_closes_at: closesAt } = channel;
  return (
    <Suspense fallback={null}>
      <ServiceBadge kind={channel.kind} name={channel.name} {...(narrow === true ? { narrow } : {})} />
      {withWindow && closesAt !== undefined ? <WindowChip closesAt={closesAt} /> : null}
    </Suspense>
  );
}
