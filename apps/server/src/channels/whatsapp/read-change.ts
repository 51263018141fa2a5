import { FEE_CATEGORIES } from '@lobby/contract';
import { createHash } from 'node:crypto';
import type { z } from 'zod/mini';
import type { Connection, Inbound, MediaRef, RawEvent, Sender } from '#/channels/port/adapter.ts';
import { readPress } from '#/channels/port/press.ts';
import { reasonOfCode } from './reason-of-code.ts';
import { body, message, status, stored, value, type media, type person, type WhatsAppMessage } from './change.ts';
import { readAccount } from './read-account.ts';

/** What was written in the app of the business. */
const ECHOES = 'smb_message_echoes';
/** What became of a message may be told before its own call is answered; it waits so long, in milliseconds. */
const STATUS_MS = 1_500;

/** The events of a posted body; those of another number of the same app are left out. @throws SyntaxError */
export function splitBody({ credentials }: Pick<Connection, 'credentials'>, raw: Buffer): RawEvent[] {
  const read = body.safeParse(JSON.parse(raw.toString('utf8')));
  if (!read.success) throw new SyntaxError('a body has entries with changes');
  return read.data.entry.flatMap(({ id: account, time, changes }) =>
    changes.flatMap(({ field, value: given }): RawEvent[] => {
      const known = value.safeParse(given);
      const number = known.success ? known.data.metadata?.phone_number_id : undefined;
      if (number !== undefined && number !== credentials.phone_number_id) return [];
      // What is said of an account as a whole names no number: one app may serve several accounts.
      if (number === undefined && account !== undefined && account !== credentials.waba_id) return [];
      if (!known.success || (field !== 'messages' && field !== ECHOES)) return [otherEvent(field, given, time)];
      return splitMessages(field, known.data);
    }),
  );
}

function splitMessages(
  field: string,
  { contacts = [], messages = [], statuses = [], message_echoes: echoes = [] }: z.output<typeof value>,
): RawEvent[] {
  const isEcho = field === ECHOES;
  const said = [...messages, ...echoes].flatMap((payload): RawEvent[] => {
    const known = message.safeParse(payload);
    if (!known.success) return [otherEvent('message', payload)];
    const { id, type, timestamp } = known.data;
    const { phone, userId } = customerOf(known.data, isEcho);
    const contact = contacts.find((each) => isOf(each, { phone, userId })) ?? (isEcho ? undefined : contacts[0]);
    const address = addressesOf(phone ?? contact?.wa_id, userId ?? contact?.user_id)[0] ?? '';
    return [
      {
        id: `m:${id}`,
        kind: `message.${type}`,
        person: address,
        order: secondsOf(timestamp),
        payload: { field, contact, message: payload },
      },
    ];
  });
  const told = statuses.flatMap((payload): RawEvent[] => {
    const known = status.safeParse(payload);
    if (!known.success) return [otherEvent('status', payload)];
    const { id, status: state, recipient_id: to, recipient_user_id: userId, timestamp } = known.data;
    const address = addressesOf(to, userId)[0] ?? '';
    return [
      {
        id: `s:${id}:${state}`,
        kind: `status.${state}`,
        person: `status:${address}`,
        order: secondsOf(timestamp),
        payload: { field, status: payload },
        waitMs: STATUS_MS,
      },
    ];
  });
  return [...said, ...told];
}

interface Customer {
  phone: string | undefined;
  userId: string | undefined;
}

/** Who writes, or who is written to. */
function customerOf({ from, from_user_id: fromId, to, to_user_id: toId }: WhatsAppMessage, isEcho: boolean): Customer {
  return isEcho ? { phone: to, userId: toId } : { phone: from, userId: fromId };
}

function isOf({ wa_id: phone, user_id: userId }: z.output<typeof person>, customer: Customer): boolean {
  return (userId !== undefined && userId === customer.userId) || (phone !== undefined && phone === customer.phone);
}

/** What has no name of its own is known by what it says, and when: the same may come to be again. */
function otherEvent(field: string, payload: unknown, time = 0): RawEvent {
  const id = createHash('sha256')
    .update(JSON.stringify([time, payload]))
    .digest('hex');
  return { id: `${field}:${id}`, kind: field, person: '', order: time, payload: { field, value: payload }, waitMs: 0 };
}

const SECOND_MS = 1_000;
const secondsOf = (timestamp: string | undefined): number => Math.trunc(Number(timestamp ?? 0)) || 0;

/** The hidden identity first: it stays when the number is hidden. */
function addressesOf(phone: string | undefined, userId: string | undefined): string[] {
  return [...(userId === undefined ? [] : [`bsuid:${userId}`]), ...(phone === undefined ? [] : [`wa:${phone}`])];
}

/** What a stored change means. */
export function readChange(payload: unknown): Inbound {
  const { data } = stored.safeParse(payload);
  if (!data) return { kind: 'nothing' };
  if (data.status !== undefined) return readStatus(data.status);
  if (data.message !== undefined) return readMessage(data.field, data.message, data.contact);
  return readAccount(data.field, data.value);
}

const STATES: ReadonlySet<string> = new Set(['sent', 'delivered', 'read', 'failed']);

function readStatus(given: unknown): Inbound {
  const { data } = status.safeParse(given);
  if (!data || !STATES.has(data.status)) return { kind: 'nothing' };
  const { id: providerId, errors, pricing } = data;
  const [error] = errors ?? [];
  const charge = pricing && chargeOf(pricing);
  if (data.status !== 'failed') return { kind: 'status', providerId, state: data.status as 'sent', charge };
  return {
    kind: 'status',
    providerId,
    state: 'failed',
    reason: reasonOfCode(error?.code),
    error: [error?.code, error?.title, error?.error_data?.details].filter(Boolean).join(' '),
    // What does not arrive is not charged.
    charge: { way: 'free', category: null },
  };
}

/** `billable` is on its way out; `type` is `regular`, or names why nothing is charged. */
function chargeOf({
  billable,
  type,
  category,
}: NonNullable<z.output<typeof status>['pricing']>): NonNullable<(Inbound & { kind: 'status' })['charge']> {
  const isFree = type === undefined ? billable === false : type !== 'regular';
  // Such as `marketing_lite` and `authentication_international`.
  const known = FEE_CATEGORIES.find((each) => category?.startsWith(each) === true);
  return { way: isFree ? 'free' : 'fee', category: known ?? null };
}

function senderOf(sent: WhatsAppMessage, contact: z.output<typeof person> | undefined, isEcho: boolean): Sender {
  const { phone: number, userId } = customerOf(sent, isEcho);
  // A card that the business hands out is not the customer's.
  const own = isEcho ? undefined : sent.contacts?.find(({ origin }) => origin === 'contact_request')?.phones?.[0];
  const phone = number ?? contact?.wa_id ?? own?.wa_id ?? own?.phone?.replaceAll(/\D/g, '');
  const username = contact?.profile?.username;
  return {
    addresses: addressesOf(phone, userId ?? contact?.user_id),
    ...(contact?.profile?.name === undefined ? {} : { name: contact.profile.name }),
    ...(phone === undefined ? {} : { phone: `+${phone}` }),
    ...(username === undefined ? {} : { attrs: { WhatsApp: `@${username}` } }),
  };
}

function readMessage(field: string, given: unknown, contact: z.output<typeof person> | undefined): Inbound {
  const { data: sent } = message.safeParse(given);
  if (!sent) return { kind: 'nothing' };
  const isEcho = field === ECHOES;
  const sender = senderOf(sent, contact, isEcho);
  if (sender.addresses.length === 0 || sent.type === 'system') return { kind: 'nothing' };
  const writtenAt = sent.timestamp === undefined ? {} : { writtenAt: secondsOf(sent.timestamp) * SECOND_MS };
  if (isEcho) return { kind: 'echo', sender, providerId: sent.id, text: wordsOf(sent), media: mediaOf(sent), ...writtenAt };
  if (sent.type === 'reaction') return readReaction(sender, sent);
  const pressed = sent.interactive?.button_reply ?? sent.interactive?.list_reply;
  const { wish, rating } = readPress(pressed?.id);
  if (rating) return { kind: 'rating', sender, providerId: sent.id, ...rating };
  return {
    kind: 'message',
    sender,
    providerId: sent.id,
    text: wordsOf(sent),
    media: mediaOf(sent),
    ...writtenAt,
    ...(sent.context?.forwarded === true || sent.context?.frequently_forwarded === true ? { isForwarded: true } : {}),
    ...(sent.context?.id === undefined ? {} : { replyTo: sent.context.id }),
    ...(wish ? { wish } : {}),
  };
}

/** One that is empty takes away what was there. */
function readReaction(sender: Sender, { reaction }: WhatsAppMessage): Inbound {
  const { message_id: providerId, emoji = '' } = reaction ?? {};
  return providerId === undefined ? { kind: 'nothing' } : { kind: 'reaction', sender, providerId, emoji: emoji === '' ? null : emoji };
}

function wordsOf(sent: WhatsAppMessage): string {
  const { text, image, video, document, location, contacts = [], interactive, button } = sent;
  const lines = [
    text?.body ?? image?.caption ?? video?.caption ?? document?.caption,
    interactive?.button_reply?.title ?? interactive?.list_reply?.title ?? button?.text,
    location && [location.name, location.address].filter(Boolean).join(', '),
    location &&
      `https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=16/${location.latitude}/${location.longitude}`,
    ...contacts.map(({ name, phones = [] }) => [name?.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' ')),
  ];
  return lines.filter(Boolean).join('\n');
}

function mediaOf({ image, audio, video, document, sticker }: WhatsAppMessage): MediaRef[] {
  const found: [z.output<typeof media> | undefined, string, string][] = [
    [image, 'photo.jpg', 'image/jpeg'],
    [audio, 'voice.ogg', 'audio/ogg'],
    [video, 'video.mp4', 'video/mp4'],
    [document, 'document', 'application/octet-stream'],
    [sticker, 'sticker.webp', 'image/webp'],
  ];
  return found.flatMap(([file, name, mime]) =>
    file ? [{ id: file.id, name: file.filename ?? name, mime: file.mime_type?.split(';')[0] ?? mime }] : [],
  );
}
