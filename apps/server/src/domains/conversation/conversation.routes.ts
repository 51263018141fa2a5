import type { conversations } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { changeOwner, getConversation } from './change-owner.ts';
import { listConversations } from './list-conversations.ts';
import { markRead } from './mark-read.ts';

export const conversationRoutes: Routes<typeof conversations> = {
  list: listConversations,
  get: ({ request, actor, services }) => getConversation(services, actor, request.id),
  takeover: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'takeover'),
  return: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'return'),
  resolve: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'resolve'),
  reopen: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'reopen'),
  read: ({ request, actor, services }) => markRead(services, actor, request.id, request.seq),
  async typing({ request, actor, services }) {
    const { contact } = await getConversation(services, actor, request.id);
    services.announcer.typing(actor.tenantId, contact.id, { conversationId: request.id, kind: 'agent', name: actor.name });
    return {};
  },
};
