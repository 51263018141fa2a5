import { z } from 'zod/mini';
import type { Connection } from '#/channels/port/adapter.ts';
import type { Inbound, MediaRef, RawEvent, Sender } from '#/channels/port/inbound.ts';
import { readPress as readData } from '#/channels/port/press.ts';

// Fields get added: whatever is not named here passes.
const source = z.looseObject({
  type: z.string(),
  userId: z.optional(z.string()),
  groupId: z.optional(z.string()),
  roomId: z.optional(z.string()),
});
const message = z.looseObject({
  id: z.string(),
  type: z.string(),
  text: z.optional(z.string()),
  fileName: z.optional(z.string()),
  fileSize: z.optional(z.number()),
  title: z.optional(z.string()),
  address: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  packageId: z.optional(z.string()),
  stickerId: z.optional(z.string()),
  keywords: z.optional(z.array(z.string())),
  quotedMessageId: z.optional(z.string()),
  markAsReadToken: z.optional(z.string()),
  imageSet: z.optional(z.looseObject({ id: z.string() })),
  mention: z.optional(z.looseObject({ mentionees: z.array(z.looseObject({ isSelf: z.optional(z.boolean()) })) })),
});
const event = z.looseObject({
  type: z.string(),
  timestamp: z.optional(z.number()),
  webhookEventId: z.string(),
  source: z.optional(source),
  replyToken: z.optional(z.string()),
  message: z.optional(message),
  postback: z.optional(z.looseObject({ data: z.string() })),
  unsend: z.optional(z.looseObject({ messageId: z.string() })),
});
type LineEvent = z.output<typeof event>;

const body = z.looseObject({ destination: z.optional(z.string()), events: z.array(z.unknown()) });

/** A reply token lives about a minute; it is given up a little earlier, in milliseconds. */
const REPLY_MS = 50_000;
/** Pictures that are sent together come one by one, in milliseconds. */
const GROUP_MS = 1_200;

/** The events of a posted body. @throws SyntaxError */
export function splitBody(raw: Buffer): RawEvent[] {
  const read = body.safeParse(JSON.parse(raw.toString('utf8')));
  if (!read.success) throw new SyntaxError('a body has events');
  return read.data.events.flatMap((payload): RawEvent[] => {
    const known = event.safeParse(payload);
    if (!known.success) return [];
    const { webhookEventId: id, type, timestamp = 0, message: sent } = known.data;
    const person = personOf(known.data);
    return [
      {
        id,
        kind: sent ? `${type}.${sent.type}` : type,
        person: person ?? '',
        order: timestamp,
        payload,
        ...(sent?.imageSet ? { waitMs: GROUP_MS } : {}),
      },
    ];
  });
}

function personOf({ source: from }: LineEvent): string | undefined {
  const id = from?.groupId ?? from?.roomId ?? from?.userId;
  return id === undefined ? undefined : `line:${id}`;
}

/** What an event means. */
export function readEvent({ settings }: Pick<Connection, 'settings'>, payload: unknown, receivedAt: number): Inbound {
  const known = event.safeParse(payload);
  const address = known.success ? personOf(known.data) : undefined;
  if (!known.success || address === undefined) return { kind: 'nothing' };
  const { type, replyToken, message: sent, postback, unsend, source: from, timestamp } = known.data;
  const isGroup = from?.type !== 'user';
  const isNamed = sent?.mention?.mentionees.some(({ isSelf }) => isSelf === true) === true;
  if (isGroup && settings.groups !== 'all' && !(settings.groups === 'mention' && isNamed)) return { kind: 'nothing' };
  const sender: Sender = { addresses: [address] };
  const reply = replyToken === undefined ? {} : { reply: { token: replyToken, until: (timestamp ?? receivedAt) + REPLY_MS } };
  if (type === 'message' && sent)
    return { ...readMessage(sent, sender), ...reply, ...(timestamp === undefined ? {} : { writtenAt: timestamp }) };
  if (type === 'postback' && postback) return { ...readPress(known.data, postback.data, sender), ...reply };
  if (type === 'unsend' && unsend) return { kind: 'unsend', sender, providerId: unsend.messageId };
  if (type === 'follow') return { kind: 'unblocked', sender, ...reply };
  return type === 'unfollow' ? { kind: 'blocked', sender } : { kind: 'nothing' };
}

function readPress({ webhookEventId: id }: LineEvent, data: string, sender: Sender): Inbound & { kind: 'message' | 'rating' } {
  const { wish, rating } = readData(data);
  const about = { sender, providerId: `press:${id}` };
  if (rating) return { kind: 'rating', ...about, ...rating };
  return { kind: 'message', ...about, media: [], ...(wish ? { text: '', wish } : { text: data }) };
}

type LineMessage = z.output<typeof message>;

/** Kinds of messages whose words or files are read. */
const KNOWN: ReadonlySet<string> = new Set(['text', 'image', 'video', 'audio', 'file', 'location', 'sticker']);

function readMessage(sent: LineMessage, sender: Sender): Inbound & { kind: 'message' } {
  const { id, quotedMessageId: quoted, imageSet, markAsReadToken: readToken } = sent;
  return {
    kind: 'message',
    sender,
    providerId: id,
    text: wordsOf(sent),
    media: mediaOf(sent),
    ...(KNOWN.has(sent.type) ? {} : { isUnshown: true }),
    ...(quoted === undefined ? {} : { replyTo: quoted }),
    ...(imageSet === undefined ? {} : { group: imageSet.id }),
    ...(readToken === undefined ? {} : { readToken }),
  };
}

function wordsOf({ type, text = '', title, address, latitude, longitude, keywords = [] }: LineMessage): string {
  if (type === 'location') {
    const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
    return [title, address, map].filter(Boolean).join('\n');
  }
  // A sticker says what it is for, beside its picture.
  return type === 'sticker' ? keywords.slice(0, 3).join(', ') : text;
}

const MEDIA: Readonly<Record<string, readonly [name: string, mime: string]>> = {
  image: ['photo.jpg', 'image/jpeg'],
  video: ['video.mp4', 'video/mp4'],
  audio: ['voice.m4a', 'audio/mp4'],
};

/** Where LINE shows its stickers. */
export const STICKER = 'sticker:';

function mediaOf({ id, type, fileName, fileSize, stickerId }: LineMessage): MediaRef[] {
  if (type === 'sticker' && stickerId !== undefined) return [{ id: `${STICKER}${stickerId}`, name: 'sticker.png', mime: 'image/png' }];
  if (type === 'file') return [{ id, name: fileName ?? 'file', mime: 'application/octet-stream', bytes: fileSize }];
  const known = Object.hasOwn(MEDIA, type) ? MEDIA[type] : undefined;
  return known ? [{ id, name: known[0], mime: known[1] }] : [];
}
