import { ApiError } from '@lobby/api-client';
import { nextToSend, type Unsent } from '#/state/outbox.ts';
import type { Desk } from './desk.ts';
import { judgeFailure } from './judge-failure.ts';
import type { Rest } from './lane.ts';
import type { Identity } from './visitor-session.ts';

/**
 * Sends what waits, in the order it was written. A message that the server refuses is marked and holds up no other;
 * any other failure is thrown, and the same message is tried again later under the same id. It stops where another
 * conversation has begun meanwhile: what waits goes there.
 */
export async function sendOutbox(desk: Desk, identity: Identity, onSent: (seq: number) => void): Promise<Rest | undefined> {
  const next = () => (desk.store.get().conversationId === identity.conversationId ? nextToSend(desk.store.get().unsent) : undefined);
  for (let unsent = next(); unsent; unsent = next()) {
    const seq = await sendOne(desk, identity, unsent);
    if (seq !== undefined) onSent(seq);
  }
  return desk.store.get().conversationId === identity.conversationId ? undefined : { ms: 0 };
}

/** A file that waited too long for its message is no longer there; no other try brings it back. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

async function sendOne(
  { api, store, session }: Desk,
  { token, conversationId }: Identity,
  { clientMsgId, text, attachments }: Unsent,
): Promise<number | undefined> {
  try {
    const message = await api.send(token, { conversationId, clientMsgId, text, attachments: attachments?.map(({ id }) => id) });
    store.dispatch({ type: 'stored', message });
    // The answer may be known already, and must not be sent again whatever the page holds.
    store.dispatch({ type: 'discarded', clientMsgId });
    return message.seq;
  } catch (error) {
    const verdict = attachments && isGone(error) ? ({ kind: 'refused', reason: 'upload_over' } as const) : judgeFailure(error);
    if (verdict.kind !== 'refused') throw error;
    // What ended long ago does not go on: the message begins a conversation of its own.
    if (verdict.reason === 'conversation_closed') return void (await session.beginNew());
    store.dispatch({ type: 'refused', clientMsgId, reason: verdict.reason });
    return undefined;
  }
}
