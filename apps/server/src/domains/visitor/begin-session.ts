import { textOn, type visitor } from '@lobby/contract';
import type { Call, VisitorActor } from '#/call.ts';
import { admitsApp } from '#/channels/app/admits-app.ts';
import { findFramingChannel, type FoundChannel } from '#/channels/find-channel-of.ts';
import { verifyIdentity, type KnownVisitor } from '#/channels/identity/verify-identity.ts';
import { unreadTicket } from '#/channels/unread-ticket.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { identifyContact } from '#/domains/contact/identify-contact.ts';
import { keepSaid } from '#/domains/contact/identity/keep-said.ts';
import { joinChat } from '#/domains/diversion-link/join-chat.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { describeConsent } from '#/domains/privacy/describe-consent.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { readSendable } from '#/domains/upload/sendable-files.ts';
import { hasOrdersDoor } from '#/domains/work-order/offer/has-door.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { authenticateVisitor, forgetVisitor, VISITOR_SESSION_TTL_MS } from './authenticate-visitor.ts';
import { describePreChat } from './describe-pre-chat.ts';
import { notePage } from './note-page.ts';
import { readVisitorState } from './visitor-state.ts';
import { hashToken, newVisitorToken, tenantOfToken } from './visitor-token.ts';
import {
  insertContact,
  insertConversation,
  insertSession,
  isSilent,
  latestConversation,
  markVerified,
  updateContact,
} from './visitor.repository.ts';

type SessionCall = Call<typeof visitor.session>;

/** Continues the visitor whose token is sent, or begins a new one; either way answers where the conversation stands. */
export async function beginSession(call: SessionCall) {
  const { request, token, visitToken, services, origin, pageOrigin } = call;
  const tenant = await findTenant(services, request.tenant);
  if (!tenant) throw new BusinessError('unknown_tenant');
  const known = await recognise(token, tenant.id, services);
  const now = services.now();
  const begun = await inTenant(services.database, tenant.id, async (scope) => {
    const channel = await findFramingChannel(scope, request.channel);
    if (channel?.kind === 'app' && !admitsApp(pageOrigin, [origin, services.config.origin])) throw new BusinessError('site_not_allowed');
    const { contactId, sessionId, ownToken, mergedId, isFirst, said } = await enter(scope, call, {
      known,
      channel,
      previewId: tenant.previewId,
    });
    const going = request.new_conversation
      ? undefined
      : await goingOn(scope, contactId, request, { now, hasSignedIn: said.proven !== undefined });
    const conversationId =
      going ??
      (await insertConversation(
        scope,
        { contactId, language: request.locale, isTest: tenant.previewId !== undefined, channelId: channel?.id, begunBy: sessionId },
        now,
      ));
    const first = await joinChat(scope, services, { token: visitToken, conversationId, locale: request.locale });
    const { conversation, state } = await readVisitorState(scope, contactId, conversationId, services.office);
    const consent = await describeConsent(services, scope, contactId, request.locale);
    const mayKeep = consent.mode !== 'required' || consent.agreed;
    if (request.page && mayKeep) await notePage(scope, conversationId, request.page, now);
    await keepSaid(scope, contactId, { signed: said.proven?.fields, claims: mayKeep ? said.claims : undefined });
    const bot = await describeBot(scope, request.locale, tenant.previewId !== undefined, channel?.look.texts[request.locale].disclosure);
    const session = {
      token: ownToken,
      conversation_id: conversationId,
      last_seq: conversation.last_seq,
      tenant: {
        slug: tenant.slug,
        name: tenant.name,
        logo: pictureAddressOf(channel?.look.logo_id ?? tenant.logo),
        work_orders: await hasOrdersDoor(scope, contactId),
        files: await readSendable(scope, 'visitor', now),
        edit_minutes: (await readSettings(scope)).visitor_edit_minutes,
        opens_home: channel?.home.opens_first ?? false,
      },
      bot: first === undefined ? bot : { ...bot, suggested_questions: [first, ...bot.suggested_questions] },
      state,
      consent,
      pre_chat: await describePreChat(scope, { conversationId, contactId, framing: channel?.pre_chat }, request.locale),
      look: channel ? { color: channel.look.color, text_color: textOn(channel.look.color) } : null,
      ticket: channel ? unreadTicket(scope.tenantId, contactId, services.secrets) : null,
    };
    return { session, contactId, mergedId, isFirst };
  });
  // What was believed of the tokens of before is looked up anew.
  if (begun.isFirst) forgetVisitor(services, begun.contactId);
  if (begun.mergedId !== undefined) {
    forgetVisitor(services, begun.mergedId);
    services.announcer.contactMerged(tenant.id, begun.mergedId, begun.contactId);
  }
  return begun.session;
}

const HOUR_MS = 3_600_000;

/** The conversation to go on with. Who has signed in finds theirs of other machines again, unless something was said in this one. */
async function goingOn(
  scope: TenantScope,
  contactId: string,
  { conversation_id: here, last_conversation_id: last }: SessionCall['request'],
  { now, hasSignedIn }: { now: number; hasSignedIn: boolean },
): Promise<string | undefined> {
  if (here !== undefined && !(hasSignedIn && (await isSilent(scope, contactId, here)))) return here;
  const { reopen_hours: hours } = await readSettings(scope);
  const resolvedAfter = now - hours * HOUR_MS;
  const asLeft = last === undefined || hasSignedIn ? undefined : await latestConversation(scope, contactId, resolvedAfter, last);
  return asLeft ?? latestConversation(scope, contactId, resolvedAfter, undefined, hasSignedIn);
}

interface Entering {
  known: { actor: VisitorActor; token: string } | undefined;
  channel: FoundChannel | undefined;
  previewId: string | undefined;
}

/** Who comes in: the holder of the token, whoever the business's site vouches for, or somebody new. */
async function enter(scope: TenantScope, { request, services, locale }: SessionCall, { known, channel, previewId }: Entering) {
  const now = services.now();
  const said = channel ? await verifyIdentity(scope, channel, request.identity, services, locale) : NOTHING_SAID;
  const make = () => insertContact(scope, request.locale, now);
  const { contactId, mergedId, isFirst } = said.proven
    ? await identifyContact({ hooks: services.hooks, now }, scope, {
        externalId: said.proven.externalId,
        before: known?.actor.contactId,
        make,
      })
    : { contactId: known ? await findSurvivor(scope, known.actor.contactId) : await make(), mergedId: undefined, isFirst: false };
  const ownToken = known?.token ?? newVisitorToken(scope.tenantId);
  const tokenHash = hashToken(ownToken);
  if (known) await updateContact(scope, contactId, request.locale, now);
  const sessionId =
    known?.actor.sessionId ??
    (await insertSession(scope, { contactId, tokenHash, expiresAt: now + VISITOR_SESSION_TTL_MS, previewId }, now));
  if (said.proven) await markVerified(scope, tokenHash, { until: said.proven.until, email: said.proven.fields.email });
  return { contactId, sessionId, mergedId, isFirst, ownToken, said };
}

const NOTHING_SAID: KnownVisitor = { proven: undefined, claims: { attrs: {} } };

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
