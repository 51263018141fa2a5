import { FEE_CATEGORIES } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import type { Connection, Inbound, MediaRef, RawEvent, Sender } from '#/channels/port/adapter.ts';
import { readPress } from '#/channels/port/press.ts';
import { reasonOfCode } from './reason-of-code.ts';
import { readAccount } from './read-account.ts';

const media = z.looseObject({
  id: z.string(),
  mime_type: z.optional(z.string()),
  filename: z.optional(z.string()),
  caption: z.optional(z.string()),
});
const reply = z.looseObject({ id: z.optional(z.string()), title: z.optional(z.string()) });
const message = z.looseObject({
  id: z.string(),
  from: z.optional(z.string()),
  from_user_id: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  type: z.string(),
  text: z.optional(z.looseObject({ body: z.string() })),
  image: z.optional(media),
  audio: z.optional(media),
  video: z.optional(media),
  document: z.optional(media),
  sticker: z.optional(media),
  location: z.optional(
    z.looseObject({ latitude: z.number(), longitude: z.number(), name: z.optional(z.string()), address: z.optional(z.string()) }),
  ),
  contacts: z.optional(
    z.array(
      z.looseObject({
        name: z.optional(z.looseObject({ formatted_name: z.optional(z.string()) })),
        // `contact_request` is the person's own card, handed over by the button that asks for it.
        origin: z.optional(z.string()),
        phones: z.optional(z.array(z.looseObject({ phone: z.optional(z.string()), wa_id: z.optional(z.string()) }))),
      }),
    ),
  ),
  interactive: z.optional(z.looseObject({ button_reply: z.optional(reply), list_reply: z.optional(reply) })),
  button: z.optional(z.looseObject({ text: z.optional(z.string()), payload: z.optional(z.string()) })),
  reaction: z.optional(z.looseObject({ message_id: z.optional(z.string()), emoji: z.optional(z.string()) })),
  context: z.optional(
    z.looseObject({ id: z.optional(z.string()), forwarded: z.optional(z.boolean()), frequently_forwarded: z.optional(z.boolean()) }),
  ),
});
type WhatsAppMessage = z.output<typeof message>;

const status = z.looseObject({
  id: z.string(),
  status: z.string(),
  timestamp: z.optional(z.string()),
  recipient_id: z.optional(z.string()),
  recipient_user_id: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.looseObject({
        code: z.optional(z.number()),
        title: z.optional(z.string()),
        error_data: z.optional(z.looseObject({ details: z.optional(z.string()) })),
      }),
    ),
  ),
  pricing: z.optional(z.looseObject({ billable: z.optional(z.boolean()), type: z.optional(z.string()), category: z.optional(z.string()) })),
});

const person = z.looseObject({
  profile: z.optional(z.looseObject({ name: z.optional(z.string()), username: z.optional(z.string()) })),
  wa_id: z.optional(z.string()),
  user_id: z.optional(z.string()),
});
const value = z.looseObject({
  metadata: z.optional(z.looseObject({ phone_number_id: z.optional(z.string()) })),
  contacts: z.optional(z.array(person)),
  messages: z.optional(z.array(z.unknown())),
  statuses: z.optional(z.array(z.unknown())),
  message_echoes: z.optional(z.array(z.unknown())),
});
const body = z.looseObject({
  object: z.optional(z.string()),
  entry: z.array(
    z.looseObject({
      id: z.optional(z.string()),
      time: z.optional(z.number()),
      changes: z.array(z.looseObject({ field: z.string(), value: z.unknown() })),
    }),
  ),
});

/** One message, status or other change, with what it came with. */
const stored = z.object({
  field: z.string(),
  contact: z.optional(person),
  message: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
  value: z.optional(z.unknown()),
});

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
      if (!known.success || (field !== 'messages' && field !== 'smb_message_echoes')) return [otherEvent(field, given, time)];
      return splitMessages(field, known.data);
    }),
  );
}

function splitMessages(
  field: string,
  { contacts = [], messages = [], statuses = [], message_echoes: echoes = [] }: z.output<typeof value>,
): RawEvent[] {
  const said = [...messages, ...echoes].flatMap((payload): RawEvent[] => {
    const known = message.safeParse(payload);
    if (!known.success) return [otherEvent('message', payload)];
    const { id, type, from, from_user_id: userId, timestamp } = known.data;
    const contact = contacts.find((each) => each.user_id === userId || each.wa_id === from) ?? contacts[0];
    const address = addressesOf(from ?? contact?.wa_id, userId ?? contact?.user_id)[0] ?? '';
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

function senderOf({ from, from_user_id: userId, contacts = [] }: WhatsAppMessage, contact: z.output<typeof person> | undefined): Sender {
  const own = contacts.find(({ origin }) => origin === 'contact_request')?.phones?.[0];
  const phone = from ?? contact?.wa_id ?? own?.wa_id ?? own?.phone?.replaceAll(/\D/g, '');
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
  if (field === 'smb_message_echoes') {
    const to = (given as { to?: unknown }).to;
    if (typeof to !== 'string') return { kind: 'nothing' };
    return { kind: 'echo', sender: { addresses: [`wa:${to}`] }, providerId: sent.id, text: wordsOf(sent), media: mediaOf(sent) };
  }
  const sender = senderOf(sent, contact);
  if (sender.addresses.length === 0 || sent.type === 'system') return { kind: 'nothing' };
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
    ...(sent.timestamp === undefined ? {} : { writtenAt: secondsOf(sent.timestamp) * SECOND_MS }),
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
