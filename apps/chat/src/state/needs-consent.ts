import type { ChatState } from './chat-state.ts';

/** Nothing is sent before the visitor has agreed. */
export function needsConsent({ consent }: Pick<ChatState, 'consent'>): boolean {
  return consent?.mode === 'required' && !consent.agreed;
}

/** Writing agrees to it, and nothing was written yet. */
export function saysConsent({ consent, thread }: Pick<ChatState, 'consent' | 'thread'>): boolean {
  return consent?.mode === 'line' && !consent.agreed && thread.messages.every((message) => message.author_kind !== 'contact');
}
