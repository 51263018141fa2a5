import type { visitor } from '@lobby/contract';
import type { Routes, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import type { Services } from '#/services.ts';
import { beginSession } from './begin-session.ts';
import { chooseLocale } from './choose-locale.ts';
import { judgeAnswer } from './judge-answer.ts';
import { listOwn } from './list-own.ts';
import { markSeen } from './mark-seen.ts';
import { sendMessage } from './send-message.ts';
import { syncMessages } from './sync-messages.ts';
import { readVisitorState } from './visitor-state.ts';

export const visitorRoutes: Routes<typeof visitor> = {
  session: beginSession,
  messages: sendMessage,
  sync: syncMessages,
  feedback: judgeAnswer,
  async handoff({ request, actor, services }) {
    const command = { kind: 'ask_person' as const, contactId: actor.contactId };
    acceptOutcome(await services.ledger.submit(actor.tenantId, request.conversation_id, command));
    return stateOf(services, actor, request.conversation_id);
  },
  read: markSeen,
  async end({ request, actor, services }) {
    const command = { kind: 'end' as const, contactId: actor.contactId };
    acceptOutcome(await services.ledger.submit(actor.tenantId, request.conversation_id, command));
    return stateOf(services, actor, request.conversation_id);
  },
  async csat({ request, actor, services }) {
    const command = { kind: 'rate' as const, contactId: actor.contactId, score: request.score, comment: request.comment };
    acceptOutcome(await services.ledger.submit(actor.tenantId, request.conversation_id, command));
    return stateOf(services, actor, request.conversation_id);
  },
  conversations: listOwn,
  async typing({ request, actor, services }) {
    await stateOf(services, actor, request.conversation_id);
    const who = { conversationId: request.conversation_id, kind: 'contact' as const, name: null };
    services.announcer.typing(actor.tenantId, actor.contactId, who);
    return {};
  },
  locale: ({ request, actor, services }) => chooseLocale(services, actor, request.conversation_id, request.locale),
};

async function stateOf({ database }: Services, { tenantId, contactId }: VisitorActor, conversationId: string) {
  const { state } = await inTenant(database, tenantId, (scope) => readVisitorState(scope, contactId, conversationId));
  return state;
}
