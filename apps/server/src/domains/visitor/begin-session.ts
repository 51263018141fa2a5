import { textOn, type visitor } from '@lobby/contract';
import type { Call, VisitorActor } from '#/call.ts';
import { findFramingChannel } from '#/channels/find-channel-of.ts';
import { unreadTicket } from '#/channels/unread-ticket.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { joinChat } from '#/domains/diversion-link/join-chat.ts';
import { describeConsent } from '#/domains/privacy/describe-consent.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { readSendable } from '#/domains/upload/sendable-files.ts';
import { hasOrdersDoor } from '#/domains/work-order/offer/has-door.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { authenticateVisitor, VISITOR_SESSION_TTL_MS } from './authenticate-visitor.ts';
import { notePage } from './note-page.ts';
import { readVisitorState } from './visitor-state.ts';
import { hashToken, newVisitorToken, tenantOfToken } from './visitor-token.ts';
import { insertContact, insertConversation, insertSession, latestConversation, updateContact } from './visitor.repository.ts';

type SessionCall = Call<typeof visitor.session>;

/** Continues the visitor whose token is sent, or begins a new one; either way answers where the conversation stands. */
export async function beginSession({ request, token, visitToken, services }: SessionCall) {
  const tenant = await findTenant(services, request.tenant);
  if (!tenant) throw new BusinessError('unknown_tenant');
  const known = await recognise(token, tenant.id, services);
  const now = services.now();
  return inTenant(services.database, tenant.id, async (scope) => {
    const { contactId, ownToken } = known
      ? { contactId: await findSurvivor(scope, known.actor.contactId), ownToken: known.token }
      : await beginVisitor(scope, request.locale, now, tenant.previewId);
    if (known) await updateContact(scope, contactId, request.locale, now);
    const going = request.new_conversation
      ? undefined
      : (request.conversation_id ?? (await goingOn(scope, contactId, request.last_conversation_id, now)));
    const channel = await findFramingChannel(scope, request.channel);
    const conversationId =
      going ??
      (await insertConversation(
        scope,
        { contactId, language: request.locale, isTest: tenant.previewId !== undefined, channelId: channel?.id },
        now,
      ));
    const first = await joinChat(scope, services, { token: visitToken, conversationId, locale: request.locale });
    const { conversation, state } = await readVisitorState(scope, contactId, conversationId, services.office);
    const consent = await describeConsent(services, scope, contactId, request.locale);
    if (request.page && (consent.mode !== 'required' || consent.agreed)) await notePage(scope, conversationId, request.page, now);
    const bot = await describeBot(scope, request.locale, tenant.previewId !== undefined, channel?.look.texts[request.locale].disclosure);
    return {
      token: ownToken,
      conversation_id: conversationId,
      last_seq: conversation.last_seq,
      tenant: {
        slug: tenant.slug,
        name: tenant.name,
        work_orders: await hasOrdersDoor(scope, contactId),
        files: await readSendable(scope, 'visitor', now),
        edit_minutes: (await readSettings(scope)).visitor_edit_minutes,
        opens_home: channel?.home.opens_first ?? false,
      },
      bot: first === undefined ? bot : { ...bot, suggested_questions: [first, ...bot.suggested_questions] },
      state,
      consent,
      look: channel ? { color: channel.look.color, text_color: textOn(channel.look.color) } : null,
      ticket: channel ? unreadTicket(scope.tenantId, contactId, services.secrets) : null,
    };
  });
}

const HOUR_MS = 3_600_000;

async function goingOn(scope: TenantScope, contactId: string, last: string | undefined, now: number): Promise<string | undefined> {
  const { reopen_hours: hours } = await readSettings(scope);
  const resolvedAfter = now - hours * HOUR_MS;
  const asLeft = last === undefined ? undefined : await latestConversation(scope, contactId, resolvedAfter, last);
  return asLeft ?? latestConversation(scope, contactId, resolvedAfter);
}

async function beginVisitor(
  scope: TenantScope,
  locale: SessionCall['request']['locale'],
  now: number,
  previewId: string | undefined,
): Promise<{ contactId: string; ownToken: string }> {
  const contactId = await insertContact(scope, locale, now);
  const ownToken = newVisitorToken(scope.tenantId);
  await insertSession(scope, { contactId, tokenHash: hashToken(ownToken), expiresAt: now + VISITOR_SESSION_TTL_MS, previewId }, now);
  return { contactId, ownToken };
}

/** A token of another tenant, or one that has expired, is no error here: the visitor begins anew. */
async function recognise(
  token: string | undefined,
  tenantId: number,
  services: Services,
): Promise<{ actor: VisitorActor; token: string } | undefined> {
  if (token === undefined || tenantOfToken(token) !== tenantId) return undefined;
  try {
    return { actor: await authenticateVisitor(token, services), token };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'signed_out') return undefined;
    throw error;
  }
}
