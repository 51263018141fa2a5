import { MESSAGE_MAX, PAGE_URL_MAX, type Locale, type Message } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { cutText } from '#/channels/port/plan-parts.ts';
import type { About, Inbound, MediaRef, Sender } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { askPerson } from '#/domains/bot/handoff/ask-person.ts';
import { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { publicPart } from '#/domains/visitor/note-page.ts';
import { idFrom } from '#/id-from.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import type { Applying } from './apply-event.ts';
import { applyRating, findTypedRating } from './apply-rating.ts';
import { countRecent, reviveSkipped, type LeasedEvent } from './event.repository.ts';
import { findPlace } from './find-place.ts';
import { keepMedia } from './keep-media.ts';
import { lateSince } from './late-since.ts';
import { leaveUnanswered } from './leave-unanswered.ts';
import { keepMarked, markReadThere } from './mark-read.ts';
import { findByProviderId, keepProviderId, saveTurn } from './message-name.repository.ts';
import { sayClosed, sayUntaken } from './say-notice.ts';

const HOUR_MS = 3_600_000;
/** Longest name of an ad or a product in a message, in characters. */
const ABOUT_MAX = 300;

type InboundMessage = Inbound & { kind: 'message' };

/**
 * What somebody has sent in one go is stored message by message, and is one turn: the bot answers the whole of it at its end.
 * @returns false where nobody needs to know of it
 */
export async function applyTurn(applying: Applying, turn: readonly { event: LeasedEvent; inbound: InboundMessage }[]): Promise<boolean> {
  const question = questionOf(turn.map(({ inbound }) => inbound));
  const isOne = turn.length === 1;
  let [isKnown, first]: [boolean, number | undefined] = [false, undefined];
  for (const [at, { event, inbound }] of turn.entries()) {
    const isLast = at === turn.length - 1;
    const part = isOne ? ALONE : { isHeld: !isLast, question, turn: first };
    const applied = await applyMessage(applying, event, inbound, part);
    isKnown ||= applied.isKnown;
    first ??= applied.seq;
    if (at === 0 && !isOne && first !== undefined) await keepTurn(applying, inbound.providerId, first);
  }
  return isKnown;
}

/** What somebody asks in a turn: what they pass on is asked about only where they say nothing to it themselves. Pure. */
function questionOf(turn: readonly InboundMessage[]): string {
  const textsOf = (messages: readonly InboundMessage[]) => messages.map(({ text }) => text).filter((text) => text !== '');
  const own = textsOf(turn.filter(({ isForwarded }) => isForwarded !== true));
  return (own.length > 0 ? own : textsOf(turn)).join('\n').slice(0, MESSAGE_MAX);
}

/** The place of a message in its turn. */
interface TurnPart {
  /** More of the turn follows. */
  isHeld: boolean;
  /** The words of the whole turn. */
  question?: string;
  /** The number of its first message. */
  turn?: number | undefined;
}

const ALONE: TurnPart = { isHeld: false };

/** @returns whether anybody needs to know of it, and the number under which it stands */
interface Applied {
  isKnown: boolean;
  seq?: number | undefined;
}

function keepTurn({ services, connection }: Applying, providerId: string, seq: number): Promise<void> {
  return inTenant(services.database, connection.tenantId, (scope) => saveTurn(scope, connection.channelId, providerId, seq));
}

async function applyMessage(applying: Applying, event: LeasedEvent, inbound: InboundMessage, part: TurnPart): Promise<Applied> {
  const { services, connection, adapter } = applying;
  const { tenantId, channelId } = connection;
  const isUnshown = inbound.isUnshown === true;
  const told = inbound.text === '' && inbound.media.length === 0 && !isUnshown;
  if (told && inbound.isOpening !== true && !inbound.wish) return { isKnown: false };
  const { stored, isTooMuch } = await inTenant(services.database, tenantId, async (scope) => ({
    stored: await findByProviderId(scope, channelId, inbound.providerId),
    isTooMuch: adapter.perHour !== undefined && (await countRecent(scope, event, services.now() - HOUR_MS)) > adapter.perHour,
  }));
  if (stored) return { isKnown: true, seq: stored.seq };
  if (isTooMuch) return { isKnown: false };
  const rating = told ? undefined : await findTypedRating(applying, inbound);
  if (rating) return { isKnown: await applyRating(applying, event, rating) };
  const described = inbound.sender.name === undefined ? await adapter.describe?.(connection, inbound.sender.addresses[0] ?? '') : undefined;
  const sender: Sender = { ...inbound.sender, ...described };
  const heard = await hearLanguages(inbound.text);
  const place = await findPlace(applying, event, { ...inbound, sender }, heard);
  const actor: VisitorActor = { kind: 'visitor', tenantId, contactId: place.contactId, sessionId: '', isIdentified: false };
  const { conversationId } = place;
  // What came before this has to be somebody's before the bot turns to this alone.
  if (place.isLeft) await leaveUnanswered(services, tenantId, conversationId);
  if (inbound.wish) {
    if (inbound.wish === 'person') await askPerson(services, actor, conversationId);
    else await services.ledger.submit(tenantId, conversationId, { kind: 'leave_queue', contactId: place.contactId });
    await adapter.acknowledge(connection, inbound, false);
    return { isKnown: true };
  }
  if (told) return { isKnown: true };
  if (inbound.isSpam === true) await services.ledger.submit(tenantId, conversationId, { kind: 'spam', agent: null });
  const kept = await keepMedia(applying, actor, inbound.media);
  const notes = kept.missing.map(({ media, why }) => say(place.locale, `channel.file_${why}`, { name: media.name }));
  if (isUnshown) notes.push(say(place.locale, 'channel.unshown'));
  if (inbound.about) notes.push(lineAbout(place.locale, inbound.about));
  const text = [place.text, ...notes].filter((line) => line !== '').join('\n');
  // What stands for a file is nothing that the bot was asked.
  const asked = part.question ?? place.text;
  const untaken = kept.missing.find(({ media }) => !isSticker(media))?.why ?? (isUnshown ? 'unshown' : undefined);
  const isSaid = untaken !== undefined && connection.kind !== 'email' && !place.isQuiet;
  const isAnswered = isSaid && asked === '' && kept.ids.length === 0 && connection.settings.bot && !connection.isPaused;
  const replyToSeq = await answeredSeq(applying, conversationId, inbound.replyTo);
  const sent = await submitPieces(services, actor, {
    conversationId,
    key: `${channelId} ${inbound.providerId}`,
    text,
    fileIds: kept.ids,
    heard,
    replyToSeq,
    isHeld: part.isHeld || place.isQuiet || isAnswered,
    question: notes.length > 0 ? asked : part.question,
  });
  if (sent && isSaid) await sayUntaken(services, connection, { conversationId, turn: part.turn ?? sent.message.seq, why: untaken });
  if (sent)
    await inTenant(services.database, tenantId, async (scope) => {
      await Promise.all([
        keepProviderId(scope, channelId, {
          providerId: inbound.providerId,
          conversationId,
          seq: sent.message.seq,
          subject: inbound.thread?.subject ?? null,
          writtenAt: lateSince(inbound.writtenAt, place.isBehind, services.now()),
          turn: part.turn,
          readToken: inbound.readToken,
        }),
        // What changed it may have come before it.
        reviveSkipped(scope, event, services.now()),
      ]);
    });
  if (part.isHeld) return { isKnown: true, seq: sent?.message.seq };
  if (sent?.waits === true) await sayClosed(services, connection, conversationId);
  await acknowledge(applying, inbound, { conversationId, seq: sent?.message.seq ?? 0 }, sent?.isBots === true && !place.isQuiet);
  return { isKnown: true, seq: sent?.message.seq };
}

/** The name as a line of its own, cut to what a line may hold, with the address where it is one of the web. Pure. */
function lineAbout(locale: Locale, { kind, name, url }: About): string {
  const address = url !== undefined && publicPart(url) !== null ? url.slice(0, PAGE_URL_MAX) : undefined;
  const what = [name.slice(0, ABOUT_MAX), address].filter((word) => word !== undefined).join(' ');
  return say(locale, `channel.about_${kind}`, { what });
}

/** Nobody sends one again. Pure. */
function isSticker({ name }: MediaRef): boolean {
  return name.startsWith('sticker.');
}

/** Nothing depends on what the person sees of it. */
async function acknowledge(
  { services, adapter, connection }: Applying,
  inbound: InboundMessage,
  message: { conversationId: string; seq: number },
  isAnswering: boolean,
): Promise<void> {
  try {
    await adapter.acknowledge(connection, inbound, isAnswering);
    if (!isAnswering) return;
    if (adapter.acknowledgesRead === true) await keepMarked(services, connection, message);
    else await markReadThere(services, services.channelWorker.adapters, { tenantId: connection.tenantId, ...message });
  } catch (error) {
    services.log.info({ err: error, channel: connection.channelId }, 'a service was not told that a message was read');
  }
}

interface Submitted {
  conversationId: string;
  key: string;
  text: string;
  fileIds: string[];
  heard: Awaited<ReturnType<typeof hearLanguages>>;
  replyToSeq: number | undefined;
  isHeld: boolean;
  question: string | undefined;
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
  { conversationId, key, text, fileIds, heard, replyToSeq, isHeld, question }: Submitted,
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
      // The bot answers the whole of it.
      isHeld: isHeld || index < pieces.length - 1,
      question: question ?? (pieces.length > 1 ? text.slice(0, MESSAGE_MAX) : undefined),
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
