import { negotiateLocale } from '@lobby/contract';
import type { z } from 'zod/mini';
import type { Connection } from '#/channels/port/adapter.ts';
import type { Inbound, RawEvent, Sender } from '#/channels/port/inbound.ts';
import { readPress as readData } from '#/channels/port/press.ts';
import type { AskedBusiness } from '#/channels/port/standing.ts';
import { addressOf, idOf, type Chat } from './names.ts';
import { isUnshown, mediaOf, wordsOf } from './read-content.ts';
import { update, type BusinessConnection, type Reacted, type chat, type TelegramMessage, type user } from './update.ts';

/** Kinds of updates that are asked for. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'message_reaction',
  'stopped_message_generation',
  'business_connection',
  'business_message',
  'edited_business_message',
  'deleted_business_messages',
];
/** Pictures that are sent together come as several updates, so long after one another at most, in milliseconds. */
const GROUP_MS = 1_200;
const SECOND_MS = 1_000;
/** Messages that Telegram tells of as taken back in one update, at the most. */
const DELETED_MAX = 100;
/** What a button sends back; which of them it was, the message that it stands below tells. */
export const CHOICE = 'choice:';

/** A posted update as an event. @throws SyntaxError where it is none */
export function splitUpdate(raw: Buffer): RawEvent[] {
  const payload: unknown = JSON.parse(raw.toString('utf8'));
  const read = update.safeParse(payload);
  const { update_id: no } = payload as { update_id?: unknown };
  // What cannot be read is kept too, and looked at by people.
  if (typeof no !== 'number') throw new SyntaxError('an update has a number');
  const kind = Object.keys(payload as object).find((key) => key !== 'update_id') ?? 'update';
  if (!read.success) return [{ id: String(no), kind, person: '', order: no, payload }];
  const { message: sent, edited_message: edited, callback_query: pressed, my_chat_member: member } = read.data;
  const { business_message: business, edited_business_message: editedBusiness, deleted_business_messages: deleted } = read.data;
  const { stopped_message_generation: stopped, message_reaction: reacted } = read.data;
  const chatOf = (sent ?? edited ?? business ?? editedBusiness ?? pressed?.message ?? member ?? deleted ?? stopped ?? reacted)?.chat;
  const written = sent ?? business;
  const waits = written?.media_group_id !== undefined || written?.forward_origin !== undefined;
  const event = {
    id: String(no),
    kind,
    person: chatOf === undefined ? '' : addressOf({ chatId: chatOf.id }),
    order: no,
    payload,
    ...(stopped ? { waitMs: 0 } : waits ? { waitMs: GROUP_MS } : {}),
  };
  if (!deleted || deleted.message_ids.length < 2) return [event];
  // Several messages that were taken back together: an event for each.
  return deleted.message_ids.slice(0, DELETED_MAX).map((messageId, index) => ({
    ...event,
    id: index === 0 ? event.id : `${event.id}:${index}`,
    payload: { ...(payload as object), deleted_business_messages: { ...deleted, message_ids: [messageId] } },
  }));
}

/** What an update means. */
export function readUpdate(
  { settings, account, accountId }: Pick<Connection, 'settings' | 'account' | 'accountId'>,
  payload: unknown,
): Inbound {
  const read = update.safeParse(payload);
  if (!read.success) return { kind: 'nothing' };
  const { message: sent, edited_message: edited, callback_query: pressed, my_chat_member: member } = read.data;
  const { business_message: business, edited_business_message: editedBusiness, deleted_business_messages: deleted } = read.data;
  const { business_connection: connected, stopped_message_generation: stopped, message_reaction: reacted } = read.data;
  if (member) return readMember(member);
  if (pressed) return readPress(pressed);
  if (reacted) return readReaction(reacted);
  if (connected) return readBusiness(connected);
  if (stopped) return { kind: 'stop', sender: senderOf({ chatId: stopped.chat.id }), draftId: stopped.draft_id };
  if (deleted) {
    const [first] = deleted.message_ids;
    const where = { chatId: deleted.chat.id, businessId: deleted.business_connection_id };
    return first === undefined ? { kind: 'nothing' } : { kind: 'unsend', sender: senderOf(where), providerId: idOf(where, first) };
  }
  const changed = edited ?? editedBusiness;
  if (changed) {
    if (!isHeard(changed, settings, account)) return { kind: 'nothing' };
    const where = placeOf(changed);
    const from = isOwners(changed) ? undefined : changed.from;
    return { kind: 'edit', sender: senderOf(where, from), providerId: idOf(where, changed.message_id), text: wordsOf(changed) };
  }
  const written = sent ?? business;
  if (!written || !isHeard(written, settings, account)) return { kind: 'nothing' };
  return isOwners(written) ? readOwners(written, accountId) : readMessage(written);
}

function placeOf({ chat: where, business_connection_id: businessId }: TelegramMessage): Chat {
  return { chatId: where.id, businessId };
}

/** Of several signs the first counts; in a group whose it is would not be seen. */
function readReaction({ chat: where, message_id: no, user: from, new_reaction: signs }: Reacted): Inbound {
  if (where.type !== 'private' || from?.is_bot === true) return { kind: 'nothing' };
  const place = { chatId: where.id };
  const emoji = signs.find(({ type }) => type === 'emoji')?.emoji;
  // What a member has bought and a bot cannot show is no other than the one before.
  if (emoji === undefined && signs.length > 0) return { kind: 'nothing' };
  return { kind: 'reaction', sender: senderOf(place, from), providerId: idOf(place, no), emoji: emoji ?? null };
}

/** In a chat of a business account everything that is not the customer's is its owner's. */
function isOwners({ chat: where, from, business_connection_id: businessId }: TelegramMessage): boolean {
  return businessId !== undefined && from !== undefined && from.id !== where.id;
}

/** What the owner wrote on the phone; what the bot has sent for them is known already. */
function readOwners(sent: TelegramMessage, accountId: string): Inbound {
  const { sender_business_bot: bot, from, message_id: no, date } = sent;
  if (bot !== undefined && `telegram:${bot.id}` === accountId) return { kind: 'nothing' };
  const where = placeOf(sent);
  const author = [from?.first_name, from?.last_name].filter(Boolean).join(' ');
  const about = { sender: senderOf(where, sent.chat), providerId: idOf(where, no), text: wordsOf(sent), media: mediaOf(sent) };
  return { kind: 'echo', ...about, ...writtenAt(date), ...(author === '' ? {} : { author }) };
}

/** Whether the bot may reply there, and see what was read. Pure. */
export function stateOfBusiness({ id, is_enabled: isOn = true, can_reply: could, rights }: BusinessConnection): AskedBusiness {
  const state = !isOn ? 'ended' : (rights?.can_reply ?? could ?? false) ? 'connected' : 'no_reply';
  return { id, state, canRead: isOn && rights?.can_read_messages === true };
}

function readBusiness(connection: BusinessConnection): Inbound {
  const { user: owner } = connection;
  const name = [owner.first_name, owner.last_name].filter(Boolean).join(' ');
  return {
    kind: 'business',
    name: owner.username === undefined ? name : `${name} @${owner.username}`.trim(),
    ...stateOfBusiness(connection),
  };
}

/** Whether it is for the business: in a group only where it was asked to listen there, and of a business account only where it may answer for it. */
function isHeard(
  { chat: { type }, text = '', caption = '', from, reply_to_message: repliedTo, business_connection_id: businessId }: TelegramMessage,
  { groups, business_ids: allowed }: Pick<Connection['settings'], 'groups' | 'business_ids'>,
  account: string | null,
): boolean {
  const isBusiness = businessId !== undefined;
  if (isBusiness && !allowed.includes(businessId)) return false;
  if (type === 'channel' || (from?.is_bot === true && !isBusiness)) return false;
  if (type === undefined || type === 'private') return true;
  if (groups !== 'mention') return groups === 'all';
  const isNamed = account !== null && `${text} ${caption}`.toLowerCase().includes(account.toLowerCase());
  return isNamed || repliedTo?.from?.is_bot === true;
}

const writtenAt = (date: number | undefined) => (date === undefined ? {} : { writtenAt: date * SECOND_MS });

/** @param from who is known of there: whoever wrote, or whose chat it is */
function senderOf(where: Chat, from?: Pick<z.output<typeof user>, 'first_name' | 'last_name' | 'username' | 'language_code'>): Sender {
  const name = [from?.first_name, from?.last_name].filter(Boolean).join(' ');
  return {
    // Whoever writes to a business account is known by their chat with the bot, too.
    addresses: where.businessId === undefined ? [addressOf(where)] : [addressOf(where), addressOf({ chatId: where.chatId })],
    ...(name === '' ? {} : { name }),
    ...(from?.language_code === undefined ? {} : { locale: negotiateLocale(from.language_code) }),
    ...(from?.username === undefined ? {} : { attrs: { Telegram: `@${from.username}` } }),
  };
}

function readMember({
  chat: where,
  from,
  new_chat_member: { status },
}: {
  chat: z.output<typeof chat>;
  from: z.output<typeof user>;
  new_chat_member: { status: string };
}): Inbound {
  if (where.type !== undefined && where.type !== 'private') return { kind: 'nothing' };
  return { kind: status === 'kicked' || status === 'left' ? 'blocked' : 'unblocked', sender: senderOf({ chatId: where.id }, from) };
}

/** What a button says is what the person answers. */
function readPress({ id, from, message: on, data = '' }: NonNullable<z.output<typeof update>['callback_query']>): Inbound {
  if (!on) return { kind: 'nothing' };
  const pressed = on.reply_markup?.inline_keyboard.flat().find(({ callback_data: each }) => each === data);
  const { wish, rating } = readData(data);
  const where = { chatId: on.chat.id, businessId: on.business_connection_id };
  const about = { sender: senderOf(where, from), providerId: `press:${id}`, press: id };
  if (rating) return { kind: 'rating', ...about, ...rating };
  const words = { text: pressed?.text ?? (wish ? '' : data), media: [] };
  return { kind: 'message', ...about, ...words, ...(wish ? { wish } : {}) };
}

function readMessage(sent: TelegramMessage): Inbound {
  const { from, message_id: no, date, reply_to_message: repliedTo, media_group_id: group, text } = sent;
  const where = placeOf(sent);
  const start = /^\/start(?:@\w+)?(?:\s+(.*))?$/su.exec(text ?? '');
  const sender = senderOf(where, from);
  const { contact } = sent;
  const isOwnNumber = contact !== undefined && contact.user_id === from?.id;
  return {
    kind: 'message',
    sender: isOwnNumber ? { ...sender, phone: contact.phone_number } : sender,
    providerId: idOf(where, no),
    text: start ? '' : wordsOf(sent),
    media: mediaOf(sent),
    ...(isUnshown(sent) ? { isUnshown: true } : {}),
    ...writtenAt(date),
    ...(repliedTo ? { replyTo: idOf(where, repliedTo.message_id) } : {}),
    ...(group === undefined ? {} : { group }),
    ...(sent.forward_origin === undefined ? {} : { isForwarded: true }),
    ...(start ? { isOpening: true } : {}),
    ...(start?.[1] ? { code: start[1].trim() } : {}),
  };
}
