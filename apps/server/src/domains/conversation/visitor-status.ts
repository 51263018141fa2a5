import type { Conversation, VisitorStatus } from '@lobby/contract';

/** What the visitor is told of a status: to them, what was put off is simply answered. */
export function visitorStatusOf(status: Conversation['status']): VisitorStatus {
  return status === 'snoozed' ? 'waiting' : status;
}
