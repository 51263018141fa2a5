import type { ChatState } from './chat-state.ts';
import { needsConsent } from './needs-consent.ts';
import { needsPreChat } from './pre-chat.ts';

/** Whether what is written now has to wait: for the server to be reached, or for the visitor to agree or to say who they are. */
export function waitsToSend(state: ChatState): boolean {
  return (
    !state.reachable || state.throttledUntil !== undefined || state.beginFailure !== undefined || needsConsent(state) || needsPreChat(state)
  );
}
