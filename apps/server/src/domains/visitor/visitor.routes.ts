import type { visitor } from '@lobby/contract';
import type { Routes, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { askPerson } from '#/domains/bot/handoff/ask-person.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { giveConsent } from '#/domains/privacy/give-consent.ts';
import type { Services } from '#/services.ts';
import { asSurvivor } from './as-survivor.ts';
import { beginSession } from './begin-session.ts';
import { chooseLocale } from './choose-locale.ts';
import { editOwn, removeOwn } from './correct-own.ts';
import { describeHome } from './describe-home.ts';
import { judgeAnswer } from './judge-answer.ts';
import { leaveAddress } from './leave-address.ts';
import { listOwn } from './list-own.ts';
import { markSeen } from './mark-seen.ts';
import { mailTranscript } from './transcript/mail-transcript.ts';
import { requirePreChat } from './require-pre-chat.ts';
import { sendMessage } from './send-message.ts';
import { syncMessages } from './sync-messages.ts';
import { readOwnConversation, readVisitorState } from './visitor-state.ts';

export const visitorRoutes: Routes<typeof visitor> = {
  session: beginSession,
  messages: asSurvivor(sendMessage),
  edit: asSurvivor(editOwn),
  remove: asSurvivor(removeOwn),
  home: describeHome,
  sync: asSurvivor(syncMessages),
  feedback: asSurvivor(judgeAnswer),
  handoff: asSurvivor(async ({ request, actor, services, locale }) => {
    await requirePreChat(services, { actor, conversationId: request.conversation_id, wants: 'person' }, locale);
    await askPerson(services, actor, request.conversation_id);
    return stateOf(services, actor, request.conversation_id);
  }),
  read: asSurvivor(markSeen),
  end: asSurvivor(async ({ request, actor, services }) => {
    const command = { kind: 'end' as const, contactId: actor.contactId };
    acceptOutcome(await services.ledger.submit(actor.tenantId, request.conversation_id, command));
    return stateOf(services, actor, request.conversation_id);
  }),
  csat: asSurvivor(async ({ request, actor, services }) => {
    const command = {
      kind: 'rate' as const,
      contactId: actor.contactId,
      score: request.score,
      comment: request.comment,
      reasons: request.reasons,
    };
    acceptOutcome(await services.ledger.submit(actor.tenantId, request.conversation_id, command));
    return stateOf(services, actor, request.conversation_id);
  }),
  leaveQueue: asSurvivor(async ({ request, actor, services }) => {
    const command = { kind: 'leave_queue' as const, contactId: actor.contactId };
    acceptOutcome(await services.ledger.submit(actor.tenantId, request.conversation_id, command));
    return stateOf(services, actor, request.conversation_id);
  }),
  contact: asSurvivor(async ({ request, actor, services }) => {
    await leaveAddress(services, actor, request);
    return stateOf(services, actor, request.conversation_id);
  }),
  conversations: listOwn,
  typing: asSurvivor(async ({ request, actor, services }) => {
    await inTenant(services.database, actor.tenantId, (scope) => readOwnConversation(scope, actor.contactId, request.conversation_id));
    const who = { conversationId: request.conversation_id, kind: 'contact' as const, name: null };
    services.announcer.typing(actor.tenantId, actor.contactId, who);
    return {};
  }),
  locale: asSurvivor(({ request, actor, services }) => chooseLocale(services, actor, request.conversation_id, request.locale)),
  transcript: asSurvivor(({ request, actor, services }) => mailTranscript(services, actor, request)),
  consent: asSurvivor(({ request, actor, services }) => giveConsent(services, actor, request.version, request.locale)),
};

async function stateOf({ database, office }: Services, { tenantId, contactId }: VisitorActor, conversationId: string) {
  const { state } = await inTenant(database, tenantId, (scope) => readVisitorState(scope, contactId, conversationId, office));
  return state;
}
