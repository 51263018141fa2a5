import type { VisitorPreChat } from '@lobby/contract';
import type { ChatState } from './chat-state.ts';

type Known = Pick<ChatState, 'preChat' | 'personWanted' | 'thread'>;

/** The pre-chat form that stands before the visitor now; undefined where nothing is asked. Nobody is asked in the middle of a conversation. */
export function preChatNow({ preChat, personWanted, thread }: Known): VisitorPreChat | undefined {
  if (!preChat) return undefined;
  if (preChat.asks === 'handoff') return personWanted ? preChat : undefined;
  return thread.messages.some((message) => message.author_kind === 'contact') ? undefined : preChat;
}

/** What is asked of the visitor is asked before a person is called for them. */
export function asksBeforePerson(state: Known): boolean {
  return state.preChat?.asks === 'handoff' || needsPreChat(state);
}

/** What is written waits for the form: something that it asks before the first message is required. */
export function needsPreChat(state: Known): boolean {
  const form = preChatNow(state);
  return form?.asks === 'first_message' && form.fields.some(({ required }) => required);
}
