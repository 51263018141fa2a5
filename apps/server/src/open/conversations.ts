import type { Conversation, openConversations } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call, Routes } from '#/call.ts';
import { assignConversation } from '#/domains/conversation/assign-conversation.ts';
import { agentOf, changeOwner, getConversation, submitAs } from '#/domains/conversation/change-owner.ts';
import { listConversations } from '#/domains/conversation/list-conversations.ts';
import { addNote } from '#/domains/note/add-note.ts';
import { listThread, writeInName } from './thread.ts';

type Of<Verb extends keyof typeof openConversations> = Call<(typeof openConversations)[Verb]>;

export const conversationRoutes: Routes<typeof openConversations> = {
  async list({ request: { order: sort, ...filter }, ...call }: Of<'list'>) {
    const { items, next_cursor } = await listConversations({ ...call, request: { ...filter, sort } });
    return { items, next_cursor };
  },
  get: ({ request, actor, services }) => getConversation(services, actor, request.id),
  messages: ({ request, ...call }) => listThread({ ...call, request }),
  write: ({ request, ...call }) => (request.kind === 'note' ? note({ ...call, request }) : writeInName(call, request)),
  update,
};

async function note({ request: { id, text }, ...call }: Of<'write'>) {
  const written = await addNote({ ...call, request: { id, text, mentions: [], client_msg_id: call.onceId ?? randomUUID() } });
  const { id: noteId, conversation_id, author, body, created_at } = written;
  return { id: noteId, conversation_id, kind: 'note' as const, seq: null, author_name: author?.name ?? null, text: body, created_at };
}

/** What changes nothing again changes nothing, so that a repeat of a whole change is safe. */
async function update({ request, ...call }: Of<'update'>): Promise<Conversation> {
  const { services, actor } = call;
  const { id, status, assignee, priority, tags } = request;
  if (status === 'open') await changeOwner(services, actor, id, 'reopen');
  if (priority !== undefined || tags !== undefined)
    await submitAs(services, actor, id, { kind: 'update', agent: agentOf(actor), priority, tags });
  if (assignee !== undefined) await assignConversation({ ...call, request: { id, ...assignee } });
  if (status === 'resolved') await changeOwner(services, actor, id, 'resolve');
  return getConversation(services, actor, id);
}
