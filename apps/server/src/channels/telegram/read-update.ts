import { negotiateLocale } from '@lobby/contract';
import { z } from 'zod/mini';
import type { Connection, Inbound, MediaRef, RawEvent, Sender } from '#/channels/port/adapter.ts';
import { readPress as readData } from '#/channels/port/press.ts';

const user = z.looseObject({
  id: z.number(),
  is_bot: z.optional(z.boolean()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  username: z.optional(z.string()),
  language_code: z.optional(z.string()),
});
const chat = z.looseObject({ id: z.number(), type: z.optional(z.string()) });
const file = z.looseObject({
  file_id: z.string(),
  file_unique_id: z.optional(z.string()),
  file_name: z.optional(z.string()),
  mime_type: z.optional(z.string()),
  file_size: z.optional(z.number()),
});
const place = z.looseObject({ latitude: z.number(), longitude: z.number() });

const message = z.looseObject({
  message_id: z.number(),
  date: z.optional(z.number()),
  chat,
  from: z.optional(user),
  text: z.optional(z.string()),
  caption: z.optional(z.string()),
  photo: z.optional(z.array(z.looseObject({ ...file.shape, width: z.optional(z.number()) }))),
  document: z.optional(file),
  voice: z.optional(file),
  audio: z.optional(file),
  video: z.optional(file),
  video_note: z.optional(file),
  animation: z.optional(file),
  sticker: z.optional(
    z.looseObject({
      ...file.shape,
      emoji: z.optional(z.string()),
      is_animated: z.optional(z.boolean()),
      is_video: z.optional(z.boolean()),
    }),
  ),
  location: z.optional(place),
  venue: z.optional(z.looseObject({ location: place, title: z.optional(z.string()), address: z.optional(z.string()) })),
  contact: z.optional(
    z.looseObject({
      phone_number: z.string(),
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
      user_id: z.optional(z.number()),
    }),
  ),
  reply_to_message: z.optional(z.looseObject({ message_id: z.number(), from: z.optional(user) })),
  media_group_id: z.optional(z.string()),
});
export type TelegramMessage = z.output<typeof message>;

const keyboard = z.looseObject({
  inline_keyboard: z.array(z.array(z.looseObject({ text: z.string(), callback_data: z.optional(z.string()) }))),
});

const update = z.looseObject({
  update_id: z.number(),
  message: z.optional(message),
  edited_message: z.optional(message),
  business_message: z.optional(message),
  edited_business_message: z.optional(message),
  deleted_business_messages: z.optional(z.looseObject({ chat, message_ids: z.array(z.number()) })),
  callback_query: z.optional(
    z.looseObject({
      id: z.string(),
      from: user,
      message: z.optional(z.looseObject({ message_id: z.number(), chat, reply_markup: z.optional(keyboard) })),
      data: z.optional(z.string()),
    }),
  ),
  my_chat_member: z.optional(z.looseObject({ chat, from: user, new_chat_member: z.looseObject({ status: z.string() }) })),
});

/** Kinds of updates that are asked for. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
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
  const chatOf = (sent ?? edited ?? business ?? editedBusiness ?? pressed?.message ?? member ?? deleted)?.chat;
  const group = (sent ?? business)?.media_group_id;
  const event = {
    id: String(no),
    kind,
    person: chatOf === undefined ? '' : addressOf(chatOf.id),
    order: no,
    payload,
    ...(group === undefined ? {} : { waitMs: GROUP_MS }),
  };
  if (!deleted || deleted.message_ids.length < 2) return [event];
  // Several messages that were taken back together: an event for each.
  return deleted.message_ids.slice(0, DELETED_MAX).map((messageId, index) => ({
    ...event,
    id: index === 0 ? event.id : `${event.id}:${index}`,
    payload: { ...(payload as object), deleted_business_messages: { ...deleted, message_ids: [messageId] } },
  }));
}

export function addressOf(chatId: number): string {
  return `tg:${chatId}`;
}

/** What an update means. */
export function readUpdate({ settings, account }: Pick<Connection, 'settings' | 'account'>, payload: unknown): Inbound {
  const read = update.safeParse(payload);
  if (!read.success) return { kind: 'nothing' };
  const { message: sent, edited_message: edited, callback_query: pressed, my_chat_member: member } = read.data;
  const { business_message: business, edited_business_message: editedBusiness, deleted_business_messages: deleted } = read.data;
  if (member) return readMember(member);
  if (pressed) return readPress(pressed);
  if (deleted) {
    const [first] = deleted.message_ids;
    return first === undefined
      ? { kind: 'nothing' }
      : { kind: 'unsend', sender: senderOf(deleted.chat), providerId: idOf(deleted.chat.id, first) };
  }
  const changed = edited ?? editedBusiness;
  if (changed) {
    if (!isHeard(changed, settings.groups, account)) return { kind: 'nothing' };
    const { chat: where, from, message_id: no } = changed;
    return { kind: 'edit', sender: senderOf(where, from), providerId: idOf(where.id, no), text: wordsOf(changed) };
  }
  const written = sent ?? business;
  return written && isHeard(written, settings.groups, account) ? readMessage(written) : { kind: 'nothing' };
}

/** Whether it is for the business: in a group only where it was asked to listen there. */
function isHeard(
  { chat: { type }, text = '', caption = '', from, reply_to_message: repliedTo }: TelegramMessage,
  groups: string,
  account: string | null,
): boolean {
  if (from?.is_bot === true || type === 'channel') return false;
  if (type === undefined || type === 'private') return true;
  if (groups !== 'mention') return groups === 'all';
  const isNamed = account !== null && `${text} ${caption}`.toLowerCase().includes(account.toLowerCase());
  return isNamed || repliedTo?.from?.is_bot === true;
}

export function idOf(chatId: number, messageId: number): string {
  return `${chatId}:${messageId}`;
}

function senderOf(where: z.output<typeof chat>, from?: z.output<typeof user>): Sender {
  const name = [from?.first_name, from?.last_name].filter(Boolean).join(' ');
  return {
    addresses: [addressOf(where.id)],
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
  return { kind: status === 'kicked' || status === 'left' ? 'blocked' : 'unblocked', sender: senderOf(where, from) };
}

/** What a button says is what the person answers. */
function readPress({ id, from, message: on, data = '' }: NonNullable<z.output<typeof update>['callback_query']>): Inbound {
  if (!on) return { kind: 'nothing' };
  const pressed = on.reply_markup?.inline_keyboard.flat().find(({ callback_data: each }) => each === data);
  const { wish, rating } = readData(data);
  const about = { sender: senderOf(on.chat, from), providerId: `press:${id}`, press: id };
  if (rating) return { kind: 'rating', ...about, ...rating };
  const words = { text: pressed?.text ?? (wish ? '' : data), media: [] };
  return { kind: 'message', ...about, ...words, ...(wish ? { wish } : {}) };
}

function readMessage(sent: TelegramMessage): Inbound {
  const { chat: where, from, message_id: no, date, reply_to_message: repliedTo, media_group_id: group, text } = sent;
  const start = /^\/start(?:@\w+)?(?:\s+(.*))?$/su.exec(text ?? '');
  const sender = senderOf(where, from);
  const { contact } = sent;
  const isOwnNumber = contact !== undefined && contact.user_id === from?.id;
  return {
    kind: 'message',
    sender: isOwnNumber ? { ...sender, phone: contact.phone_number } : sender,
    providerId: idOf(where.id, no),
    text: start ? '' : wordsOf(sent),
    media: mediaOf(sent),
    ...(date === undefined ? {} : { writtenAt: date * SECOND_MS }),
    ...(repliedTo ? { replyTo: idOf(where.id, repliedTo.message_id) } : {}),
    ...(group === undefined ? {} : { group }),
    ...(start ? { isOpening: true } : {}),
    ...(start?.[1] ? { code: start[1].trim() } : {}),
  };
}

/** What was written, or what stands for what cannot be. */
function wordsOf({ text, caption, sticker, location, venue, contact }: TelegramMessage): string {
  const at = venue?.location ?? location;
  const lines = [
    text ?? caption,
    sticker?.emoji,
    venue && [venue.title, venue.address].filter(Boolean).join(', '),
    at && `https://www.openstreetmap.org/?mlat=${at.latitude}&mlon=${at.longitude}#map=16/${at.latitude}/${at.longitude}`,
    contact && [[contact.first_name, contact.last_name].filter(Boolean).join(' '), contact.phone_number].filter(Boolean).join(' '),
  ];
  return lines.filter(Boolean).join('\n');
}

function mediaOf(sent: TelegramMessage): MediaRef[] {
  const { photo, document, voice, audio, video, video_note: round, animation, sticker } = sent;
  const largest = photo?.at(-1);
  const media: (MediaRef | undefined)[] = [
    largest && toMedia(largest, 'photo.jpg', 'image/jpeg'),
    // An animation comes as a document too.
    animation ? toMedia(animation, 'animation.mp4', 'video/mp4') : document && toMedia(document, 'document', 'application/octet-stream'),
    voice && toMedia(voice, 'voice.ogg', 'audio/ogg'),
    audio && toMedia(audio, 'audio.mp3', 'audio/mpeg'),
    video && toMedia(video, 'video.mp4', 'video/mp4'),
    round && toMedia(round, 'video.mp4', 'video/mp4'),
    (sticker &&
      sticker.is_animated !== true &&
      toMedia(
        sticker,
        sticker.is_video === true ? 'sticker.webm' : 'sticker.webp',
        sticker.is_video === true ? 'video/webm' : 'image/webp',
      )) ||
      undefined,
  ];
  return media.filter((each) => each !== undefined);
}

function toMedia(
  { file_id: id, file_name: name, mime_type: mime, file_size: bytes }: z.output<typeof file>,
  otherName: string,
  otherMime: string,
): MediaRef {
  return { id, name: name ?? otherName, mime: mime ?? otherMime, bytes };
}
