import type { TenantScope } from '#/database/transaction.ts';
import { appendMessages } from '#/domains/message/append-messages.ts';
import { attachFiles } from '#/domains/upload/attach-files.ts';
import type { ConversationState } from './conversation-state.ts';
import { publishing } from '#/events/publish-events.ts';
import { lockConversations, saveConversations } from './ledger.repository.ts';
import { insertBrought, insertThread, updateThread, type BroughtThread, type NewThread, type ThreadPlace } from './thread.repository.ts';
import { write, type Draft } from './write-message.ts';

/** Opens the thread of a work order with what was said first, in the caller's transaction. @returns its id */
export async function openThread(scope: TenantScope, thread: NewThread, drafts: readonly Draft[], now: number): Promise<string> {
  const id = await insertThread(scope, thread, now);
  const [state] = await lockConversations(scope, [id]);
  if (state) await say(scope, state, drafts, now);
  return id;
}

/** Takes over threads with what their customers said first, named as their work orders are. @returns their ids by number */
export async function bringThreads(
  scope: TenantScope,
  threads: readonly (BroughtThread & { clientId: string })[],
  now: number,
): Promise<Map<number, string>> {
  const ids = await insertBrought(scope, threads, now);
  const messages = threads.map(({ no, contactId, clientId, body, madeAt }) => ({
    conversationId: ids.get(no) ?? '',
    seq: 1,
    clientMsgId: clientId,
    authorKind: 'contact' as const,
    authorId: contactId,
    authorName: null,
    kind: 'text' as const,
    body,
    event: null,
    answerKind: null,
    sources: null,
    attachments: [],
    cards: null,
    replyToSeq: null,
    createdAt: madeAt,
  }));
  await appendMessages(scope, messages);
  return ids;
}

/** Writes in a thread that the caller's transaction holds locked. */
export async function writeInThread(scope: TenantScope, state: ConversationState, draft: Draft, now: number): Promise<void> {
  await say(scope, state, [draft], now);
}

/** Locks a thread, which is locked before its work order, as everywhere; undefined where it is gone. */
export async function lockThread(scope: TenantScope, id: string): Promise<ConversationState | undefined> {
  const [state] = await lockConversations(scope, [id]);
  return state;
}

/** Locks several threads, always in the same order. */
export function lockThreads(scope: TenantScope, ids: readonly string[]): Promise<ConversationState[]> {
  return lockConversations(scope, [...ids]);
}

/** Lets the thread be seen by whoever has its work order, and ends it with that. */
export function placeThread(scope: TenantScope, id: string, place: ThreadPlace): Promise<void> {
  return updateThread(scope, id, place);
}

async function say(scope: TenantScope, state: ConversationState, drafts: readonly Draft[], now: number): Promise<void> {
  let next = state;
  const messages = drafts.flatMap((draft) => {
    const step = write(next, draft, now);
    next = step.next;
    return step.messages.map((message) => ({ ...message, conversationId: state.id }));
  });
  await appendMessages(scope, messages);
  await attachFiles(scope, messages);
  await saveConversations(scope, [next], publishing(scope, [], now), now);
}
