import { ApiError } from '@lobby/api-client';
import type { ChatState } from '#/state/chat-state.ts';
import { needsConsent } from '#/state/needs-consent.ts';
import { needsPreChat } from '#/state/pre-chat.ts';
import { nextToSend, type Unsent } from '#/state/outbox.ts';
import type { Desk } from './desk.ts';
import { isFormMissing, judgeFailure } from './judge-failure.ts';
import type { Identity } from './visitor-session.ts';

/**
 * Sends what waits, in the order it was written, each message to the conversation that it was written in. One that the
 * server refuses is marked and holds up no other; any other failure is thrown, and the same message is tried again
 * later under the same id. `onSent` hears of those of the open conversation. Before the visitor has agreed to what must be
 * agreed to, and said who they are where that is required, all of it waits.
 */
export async function sendOutbox(desk: Desk, identity: Identity, onSent: (seq: number) => void): Promise<undefined> {
  const next = () => {
    const state = desk.store.get();
    return mustWait(state) ? undefined : nextToSend(state.unsent);
  };
  for (let unsent = next(); unsent; unsent = next()) {
    const { conversationId = identity.conversationId } = unsent;
    const seq = await sendOne(desk, identity.token, { ...unsent, conversationId });
    if (seq !== undefined && conversationId === desk.store.get().conversationId) onSent(seq);
  }
}

/** The visitor has to agree first, or to say who they are. */
const mustWait = (state: ChatState) => needsConsent(state) || needsPreChat(state);

/** What is not there: the conversation, or a file that waited too long for its message. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'conversation_closed';
}

async function sendOne(
  desk: Desk,
  token: string,
  { conversationId, clientMsgId, text, attachments, replyToSeq }: Unsent & { conversationId: string },
): Promise<number | undefined> {
  const { api, store, session } = desk;
  try {
    const message = await api.send(token, { conversationId, clientMsgId, text, attachments: attachments?.map(({ id }) => id), replyToSeq });
    store.dispatch({ type: 'stored', message });
    // The answer may be known already, and must not be sent again whatever the page holds.
    store.dispatch({ type: 'discarded', clientMsgId });
    return message.seq;
  } catch (error) {
    const { conversationId: open } = store.get();
    if (open !== undefined && conversationId !== open && (isClosed(error) || (isGone(error) && !attachments)))
      return takeOver(desk, conversationId, open);
    const verdict = attachments && isGone(error) ? ({ kind: 'refused', reason: 'upload_over' } as const) : judgeFailure(error);
    if (verdict.kind !== 'refused') throw error;
    // What ended long ago does not go on: the message begins a conversation of its own.
    if (verdict.reason === 'conversation_closed') return void (await session.beginNew(conversationId));
    // The business asks for it since this page was opened: the message waits for the visitor's yes, or for the form.
    if (verdict.reason === 'consent_required' || isFormMissing(error)) {
      await session.goBack(open ?? conversationId);
      if (mustWait(store.get())) return undefined;
      if (verdict.reason === 'consent_required') throw error;
    }
    store.dispatch({ type: 'refused', clientMsgId, reason: verdict.reason });
    return undefined;
  }
}

/** An earlier conversation takes no more. What was for it begins the open one; where that is about something else, its writer decides. */
function takeOver({ store }: Desk, from: string, to: string): undefined {
  const { thread, unsent } = store.get();
  const begins = thread.latest === 0 && unsent.every(({ conversationId }) => conversationId !== to);
  store.dispatch({ type: 'readdressed', from, to, failure: begins ? undefined : 'elsewhere_closed' });
}
