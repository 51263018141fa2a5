import { may, type conversations } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { assignConversation } from './assign-conversation.ts';
import { agentOf, changeOwner, getConversation, submitAs, takeOver } from './change-owner.ts';
import { chooseTranslation } from './choose-translation.ts';
import { exportConversations } from './export/export-conversations.ts';
import { findVisitor } from './find-visitor.ts';
import { listConversations } from './list-conversations.ts';
import { markRead } from './mark-read.ts';
import { snoozeConversation } from './snooze-conversation.ts';
import { listTags } from './tags-in-use.ts';

export const conversationRoutes: Routes<typeof conversations> = {
  list: listConversations,
  export: exportConversations,
  get: ({ request, actor, services }) => getConversation(services, actor, request.id),
  takeover: ({ request, actor, services }) => takeOver(services, actor, request.id, request.owner_epoch),
  return: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'return'),
  resolve: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'resolve'),
  reopen: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'reopen'),
  spam: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'spam'),
  snooze: snoozeConversation,
  unsnooze: ({ request, actor, services }) => changeOwner(services, actor, request.id, 'unsnooze'),
  assign: assignConversation,
  update({ request: { id, ...change }, actor, services }) {
    return submitAs(services, actor, id, { kind: 'update', agent: agentOf(actor), ...change });
  },
  translate: chooseTranslation,
  tags: listTags,
  async colleagues({ actor, services }) {
    const members = await inTenant(services.database, actor.tenantId, listMembers);
    return { items: members.filter((member) => may(member, 'session.reply')) };
  },
  visitor: ({ request, actor, services }) => findVisitor(services, actor, request.id),
  read: ({ request, actor, services }) => markRead(services, actor, request.id, request.seq),
  async typing({ request, actor, services }) {
    const { contact } = await getConversation(services, actor, request.id);
    const who = { conversationId: request.id, kind: 'agent', name: actor.name, userId: actor.userId } as const;
    services.announcer.typing(actor.tenantId, contact.id, who);
    services.typists.note(request.id, actor.name);
    return {};
  },
};
