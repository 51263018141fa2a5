import { MESSAGE_MAX, type Message } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { cutText } from '#/channels/port/plan-parts.ts';
import type { ChannelAdapter, Connection, Inbound, Sender } from '#/channels/port/adapter.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { keepSaid } from '#/domains/contact/identity/keep-said.ts';
import { askPerson } from '#/domains/bot/handoff/ask-person.ts';
import { joinByCode } from '#/domains/diversion-link/join-by-code.ts';
import { divertConversation } from '#/domains/conversation/divert-conversation.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { addVisitor, beginConversation } from '#/domains/visitor/visitor-of-service.ts';
import { idFrom } from '#/id-from.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { applyEcho, correct } from './apply-echo.ts';
import { applyRating, findTypedRating } from './apply-rating.ts';
import { sayClosed } from './say-notice.ts';
import { findByProviderId, keepProviderId, saveStatus } from './delivery.repository.ts';
import { countRecent, keepPlace, type LeasedEvent } from './event.repository.ts';
import { goingOn } from './going-on.ts';
import { keepMedia } from './keep-media.ts';
import { localeOfPerson } from './locale-of-person.ts';
import { findPerson, lockPerson, saveBlocked, seePerson } from './person.repository.ts';
import { changeState } from './change-state.ts';
import { changeTemplate } from './template.repository.ts';
import { reportCost } from './cost.repository.ts';
import { costOfCharge } from './keep-cap.ts';

export interface Applying {
  services: Services;
  adapter: ChannelAdapter;
  connection: Connection;
}

const HOUR_MS = 3_600_000;

type InboundMessage = Inbound & { kind: 'message' };

/**
 * Does what an event means, once, however often it is tried: what it writes has names of its own.
 * @param events several are one message: pictures that were sent together
 * @returns false where nobody needs to know of it
 */
export async function applyEvents(applying: Applying, events: readonly LeasedEvent[]): Promise<boolean> {
  const { adapter, connection, services } = applying;
  const [first] = events;
  if (!first) return false;
  const inbound = await adapter.read(connection, first.kind, first.payload);
  switch (inbound.kind) {
    case 'message': {
      const others = await Promise.all(events.slice(1).map(async (event) => adapter.read(connection, event.kind, event.payload)));
      return applyMessage(applying, first, withOthers(inbound, others));
    }
    case 'edit':
    case 'unsend':
      return correct(applying, inbound);
    case 'blocked':
    case 'unblocked':
      await inTenant(services.database, connection.tenantId, (scope) =>
        saveBlocked(scope, connection.channelId, inbound.sender.addresses, inbound.kind === 'blocked' ? services.now() : null),
      );
      return true;
    case 'echo':
      return applyEcho(applying, first, inbound);
    case 'rating':
      return applyRating(applying, inbound);
    case 'status': {
      const { providerId, state, reason = null, error = null, charge } = inbound;
      const report = { providerId, state, reason, error, price: charge?.way ?? null };
      const told = await inTenant(services.database, connection.tenantId, async (scope) => {
        if (charge)
          await reportCost(scope, connection.channelId, providerId, costOfCharge(charge, connection.settings.cost), services.now());
        return saveStatus(scope, connection.channelId, report);
      });
      if (told) services.announcer.noteChanged(connection.tenantId, told.conversationId);
      return true;
    }
    case 'health':
      await changeState(services, connection, inbound.state, inbound.reason);
      return true;
    case 'template':
      return inTenant(services.database, connection.tenantId, (scope) => changeTemplate(scope, connection.channelId, inbound));
    default:
      return false;
  }
}

/** What was sent together is one message: its words are those that any of them has. */
function withOthers(first: InboundMessage, others: readonly Inbound[]): InboundMessage {
  const more = others.filter((each) => each.kind === 'message');
  return {
    ...first,
    text: [first, ...more]
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n'),
    media: [first, ...more].flatMap(({ media }) => media),
  };
}

async function applyMessage(applying: Applying, event: LeasedEvent, inbound: InboundMessage): Promise<boolean> {
  const { services, connection, adapter } = applying;
  const { tenantId, channelId } = connection;
  const told = inbound.text === '' && inbound.media.length === 0;
  if (told && inbound.isOpening !== true && !inbound.wish) return false;
  const { isKnown, isTooMuch } = await inTenant(services.database, tenantId, async (scope) => ({
    isKnown: (await findByProviderId(scope, channelId, inbound.providerId)) !== undefined,
    isTooMuch: adapter.perHour !== undefined && (await countRecent(scope, event, services.now() - HOUR_MS)) > adapter.perHour,
  }));
  if (isKnown) return true;
  if (isTooMuch) return false;
  const rating = told ? undefined : await findTypedRating(applying, inbound);
  if (rating) return applyRating(applying, rating);
  const described = inbound.sender.name === undefined ? await adapter.describe?.(connection, inbound.sender.addresses[0] ?? '') : undefined;
  const sender: Sender = { ...inbound.sender, ...described };
  const heard = await hearLanguages(inbound.text);
  const place = await findPlace(applying, event, { ...inbound, sender }, heard);
  const actor: VisitorActor = { kind: 'visitor', tenantId, contactId: place.contactId, sessionId: '', isIdentified: false };
  const { conversationId } = place;
  if (inbound.wish) {
    if (inbound.wish === 'person') await askPerson(services, actor, conversationId);
    else await services.ledger.submit(tenantId, conversationId, { kind: 'leave_queue', contactId: place.contactId });
    await adapter.acknowledge(connection, inbound, false);
    return true;
  }
  if (told) return true;
  const kept = await keepMedia(applying, actor, inbound.media);
  const notes = kept.missing.map(({ media, why }) => say(place.locale, `channel.file_${why}`, { name: media.name }));
  const text = [place.text, ...notes].filter((line) => line !== '').join('\n');
  const replyToSeq = await answeredSeq(applying, conversationId, inbound.replyTo);
  const sent = await submitPieces(services, actor, {
    conversationId,
    key: `${channelId} ${inbound.providerId}`,
    text,
    fileIds: kept.ids,
    heard,
    replyToSeq,
  });
  if (sent)
    await inTenant(services.database, tenantId, (scope) =>
      keepProviderId(scope, channelId, {
        providerId: inbound.providerId,
        conversationId,
        seq: sent.message.seq,
        subject: inbound.thread?.subject ?? null,
      }),
    );
  if (sent?.waits === true) await sayClosed(services, connection, conversationId);
  await adapter
    .acknowledge(connection, inbound, sent?.isBots === true)
    .catch((error: unknown) => services.log.info({ err: error, channel: channelId }, 'a service was not told that a message was read'));
  return true;
}

interface Submitted {
  conversationId: string;
  key: string;
  text: string;
  fileIds: string[];
  heard: Awaited<ReturnType<typeof hearLanguages>>;
  replyToSeq: number | undefined;
}

interface Said {
  message: Message;
  /** The bot answers it, or a person is to. */
  isBots: boolean;
  waits: boolean;
}

/** A text longer than a message may be comes in several. */
async function submitPieces(
  services: Services,
  { tenantId, contactId }: VisitorActor,
  { conversationId, key, text, fileIds, heard, replyToSeq }: Submitted,
): Promise<Said | undefined> {
  const pieces = text === '' ? [''] : cutText(text, MESSAGE_MAX);
  let first: Said | undefined;
  for (const [index, piece] of pieces.entries()) {
    const outcome = await services.ledger.submit(tenantId, conversationId, {
      kind: 'contact_message',
      contactId,
      clientMsgId: idFrom(tenantId, key, `message ${index}`),
      text: piece,
      fileIds: index === 0 ? fileIds : [],
      heard,
      ...(index === 0 && replyToSeq !== undefined ? { replyToSeq } : {}),
    });
    if (outcome.refused) throw new Error(`a message was refused: ${outcome.refused}`);
    const { message, state } = outcome;
    const isWaiting = state.ownerKind === 'queue' || state.ownerKind === 'agent';
    if (message) first ??= { message, isBots: state.ownerKind === 'bot', waits: isWaiting };
  }
  return first;
}

async function answeredSeq(
  { services, connection }: Applying,
  conversationId: string,
  replyTo: string | undefined,
): Promise<number | undefined> {
  if (replyTo === undefined) return undefined;
  const answered = await inTenant(services.database, connection.tenantId, (scope) =>
    findByProviderId(scope, connection.channelId, replyTo),
  );
  return answered?.conversationId === conversationId ? answered.seq : undefined;
}

interface Place {
  contactId: string;
  /** What was said, without what a link has put into it. */
  text: string;
  conversationId: string;
  locale: Awaited<ReturnType<typeof localeOfPerson>>;
}

/** Whose it is and where it goes, decided once for an event. */
async function findPlace(
  { services, connection }: Applying,
  event: LeasedEvent,
  { sender, reply, thread, text: said, code }: InboundMessage,
  heard: Submitted['heard'],
): Promise<Place> {
  const { tenantId, channelId, settings } = connection;
  const now = services.now();
  const tenant = await findTenant(services, String(tenantId));
  return inTenant(services.database, tenantId, async (scope) => {
    await lockPerson(scope, channelId, sender.addresses[0] ?? '');
    const found = await findPerson(scope, channelId, sender.addresses);
    const locale = localeOfPerson({ said: sender.locale, heard, phone: sender.phone, fallback: tenant?.defaultLocale ?? 'en-US' });
    const contactId = found === undefined ? await addVisitor(scope, locale, now) : await findSurvivor(scope, found);
    await seePerson(scope, channelId, { contactId, addresses: sender.addresses, name: sender.name ?? null, reply }, now);
    await keepWho(scope, contactId, sender);
    const going = event.conversationId ?? (await goingOn(scope, contactId, connection, now, thread?.answers));
    const conversationId = going ?? (await beginConversation(scope, { contactId, language: locale, channelId }, now));
    const isNew = going === undefined;
    if (isNew && (!settings.bot || connection.isPaused)) await divertToPeople(scope, conversationId, settings.team_id);
    await keepPlace(scope, event.id, conversationId);
    const text = await joinByCode(scope, { kind: connection.kind, conversationId, said, code }, now);
    return { contactId, conversationId, locale, text };
  });
}

/** A service vouches for the number, and for nothing else. */
async function keepWho(scope: TenantScope, contactId: string, { name, phone, email, attrs = {} }: Sender): Promise<void> {
  const signed = phone === undefined ? undefined : { phone, attrs: {} };
  await keepSaid(scope, contactId, {
    signed,
    claims: { ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }), attrs },
  });
}

/** Where the bot is off, the first message is for people already. */
async function divertToPeople(scope: TenantScope, conversationId: string, teamId: string | null): Promise<void> {
  const team = teamId === null ? undefined : (await listTeams(scope)).find(({ id }) => id === teamId);
  await divertConversation(scope, conversationId, team ? { team: { id: team.id, name: team.name } } : {});
}
