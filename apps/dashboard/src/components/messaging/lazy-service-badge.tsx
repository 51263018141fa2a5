import { isMessagingKind, type Conversation } from '@lobby/contract';
import { lazy, Suspense } from 'react';

/** Its code and texts load with the first conversation that is on a service. */
const ServiceBadge = lazy(() => import('./service-badge.tsx').then((module) => ({ default: module.ServiceBadge })));

/** The service that a conversation is on; nothing for a chat on the web. */
export function LazyServiceBadge({ channel, narrow }: Pick<Conversation, 'channel'> & { narrow?: boolean }) {
  if (channel === null || !isMessagingKind(channel.kind)) return null;
  return (
    <Suspense fallback={null}>
      <ServiceBadge kind={channel.kind} name={channel.name} {...(narrow === true ? { narrow } : {})} />
    </Suspense>
  );
}
