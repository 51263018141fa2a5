import type { VisitorStatus } from '@lobby/contract';
import type { StoredStatus } from './conversation-state.ts';

/** What the visitor is told of a status: to them, what was put off is simply answered, and so is a work order. */
export function visitorStatusOf(status: StoredStatus): VisitorStatus {
  return status === 'snoozed' || status === 'thread' ? 'waiting' : status;
}
