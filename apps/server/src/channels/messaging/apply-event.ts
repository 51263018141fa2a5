import { MESSAGE_MAX, type Message } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { cutText } from '#/channels/port/plan-parts.ts';
import type { ChannelAdapter, Connection, Inbound, Sender } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import { askPerson } from '#/domains/bot/handoff/ask-person.ts';
import { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { idFrom } from '#/id-from.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { applyEcho } from './apply-echo.ts';
import { applyRating, findTypedRating } from './apply-rating.ts';
import { correctReceived } from './correct-received.ts';
import { saveStatus } from './delivery.repository.ts';
import { countRecent, reviveSkipped, type LeasedEvent } from './event.repository.ts';
import { findPlace } from './find-place.ts';
import { keepMedia } from './keep-media.ts';
import { findByProviderId, keepProviderId } from './message-name.repository.ts';
import { saveBlocked } from './person.repository.ts';
import { changeState } from './change-state.ts';
import { sayClosed } from './say-notice.ts';
import { changeTemplate } from './template.repository.ts';
import { reportCost } from './cost.repository.ts';
import { costOfCharge } from './keep-cap.ts';

export interface Applying {
  services: Services;
  adapter: ChannelAdapter;
  connection: Connection;
}

const HOUR_MS = 3_600_000;
/** What comes so long after it was written is late, in milliseconds. */
const LATE_MS = 60_000;
/** No service keeps a message for longer, in milliseconds: a clock is wrong that says so. */
const LATE_MAX_MS = 30 * 24 * HOUR_MS;

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
      return correctReceived(applying, first, inbound);
    case 'blocked':
    case 'unblocked':
      await inTenant(services.database, connection.tenantId, (scope) =>
        saveBlocked(scope, connection.channelId, inbound.sender.addresses, inbound.kind === 'blocked' ? services.now() : null),
      );
      return true;
    case 'echo':
      return applyEcho(applying, first, inbound);
    case 'rating':
      return applyRating(applying, first, inbound);
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
  if (rating) return applyRating(applying, event, rating);
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
    await inTenant(services.database, tenantId, async (scope) => {
      await Promise.all([
        keepProviderId(scope, channelId, {
          providerId: inbound.providerId,
          conversationId,
          seq: sent.message.seq,
          subject: inbound.thread?.subject ?? null,
          writtenAt: lateSince(inbound.writtenAt, place.isBehind, services.now()),
        }),
        // What changed it may have come before it.
        reviveSkipped(scope, event, services.now()),
      ]);
    });
  if (sent?.waits === true) await sayClosed(services, connection, conversationId);
  await adapter
    .acknowledge(connection, inbound, sent?.isBots === true)
    .catch((error: unknown) => services.log.info({ err: error, channel: channelId }, 'a service was not told that a message was read'));
  return true;
}

/** When a message was written that came late, or behind what was written after it; null for any other. */
function lateSince(writtenAt: number | undefined, isBehind: boolean, now: number): number | null {
  const ago = writtenAt === undefined ? -1 : now - writtenAt;
  return ago >= (isBehind ? 0 : LATE_MS) && ago <= LATE_MAX_MS ? (writtenAt ?? null) : null;
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
