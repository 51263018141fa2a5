import type { ChatState } from './chat-state.ts';
import { needsConsent } from './needs-consent.ts';

/** Whether what is written now has to wait: for the server to be reached, or for the visitor to agree. */
export function waitsToSend(state: ChatState): boolean {
  return !state.reachable || state.throttledUntil !== undefined || state.beginFailure !== undefined || needsConsent(state);
}
