import type { UnansweredEnd, VisitorStatus } from '@lobby/contract';
import type { StoredStatus } from './conversation-state.ts';

/**
 * What the visitor is told of a status: to them, what was put off is simply answered, and so is a work order. That something was
 * marked as spam is told to nobody who may have sent it.
 * @param isAsked a person was asked and has not joined, so that the visitor still waits
 */
export function visitorStatusOf(status: StoredStatus, endedAs: UnansweredEnd | null = null, isAsked = false): VisitorStatus {
  if (endedAs === 'spam') return 'waiting';
  if (isAsked) return 'queued';
  return status === 'snoozed' || status === 'thread' ? 'waiting' : status;
}
