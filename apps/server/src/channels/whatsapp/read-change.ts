import { FEE_CATEGORIES } from '@lobby/contract';
import { createHash } from 'node:crypto';
import type { z } from 'zod/mini';
import type { Connection } from '#/channels/port/adapter.ts';
import type { Inbound, RawEvent, Sender } from '#/channels/port/inbound.ts';
import { readPress } from '#/channels/port/press.ts';
import { reasonOfCode } from './reason-of-code.ts';
import { body, message, status, stored, value, type person, type WhatsAppMessage } from './change.ts';
import { readAccount } from './read-account.ts';
import { aboutOf, mediaOf, wordsOf } from './read-content.ts';

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
        // Under what they are known by now they may write at once, which then waits longer than this.
        ...(type === 'system' ? { waitMs: 0 } : {}),
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
function customerOf({ from, from_user_id: fromId, to, to_user_id: toId, system }: WhatsAppMessage, isEcho: boolean): Customer {
  // Of whoever changes their number: in their turn, behind what they wrote before.
  return isEcho ? { phone: to, userId: toId } : { phone: from, userId: system?.previous_user_id ?? fromId };
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
  if (sent.type === 'system') return readMove(sent);
  if (sender.addresses.length === 0) return { kind: 'nothing' };
  if (sent.type === 'edit' || sent.type === 'revoke') return readCorrection(sender, sent);
  const writtenAt = sent.timestamp === undefined ? {} : { writtenAt: secondsOf(sent.timestamp) * SECOND_MS };
  if (isEcho) return { kind: 'echo', sender, providerId: sent.id, text: wordsOf(sent), media: mediaOf(sent), ...writtenAt };
  if (sent.type === 'reaction') return readReaction(sender, sent);
  const pressed = sent.interactive?.button_reply ?? sent.interactive?.list_reply;
  const { wish, rating } = readPress(pressed?.id);
  if (rating) return { kind: 'rating', sender, providerId: sent.id, ...rating };
  const [text, files] = [wordsOf(sent), mediaOf(sent)];
  const isUnshown = text === '' && files.length === 0 && !wish && !UNSAID.has(sent.unsupported?.type ?? sent.type);
  return {
    kind: 'message',
    sender,
    providerId: sent.id,
    text,
    media: files,
    ...(isUnshown ? { isUnshown } : {}),
    ...writtenAt,
    ...(sent.context?.forwarded === true || sent.context?.frequently_forwarded === true ? { isForwarded: true } : {}),
    ...(sent.context?.id === undefined ? {} : { replyTo: sent.context.id }),
    about: aboutOf(sent),
    ...(wish ? { wish } : {}),
  };
}

/** Kinds of messages with which nobody says anything. */
const UNSAID: ReadonlySet<string> = new Set(['text', 'reaction', 'pin', 'keep_in_chat', 'request_welcome']);

/** What was changed or taken back on the other side, by the person or in the app of the business. */
function readCorrection(sender: Sender, { edit, revoke }: WhatsAppMessage): Inbound {
  const providerId = (edit ?? revoke)?.original_message_id;
  if (providerId === undefined) return { kind: 'nothing' };
  return edit ? { kind: 'edit', sender, providerId, text: wordsOf(edit.message ?? {}) } : { kind: 'unsend', sender, providerId };
}

/** Whoever changes their number gets another hidden identity with it. */
function readMove({ from, system }: WhatsAppMessage): Inbound {
  const { type, wa_id: phone, user_id: userId, previous_user_id: before } = system ?? {};
  if (type !== 'user_changed_number' && type !== 'user_changed_user_id') return { kind: 'nothing' };
  const number = type === 'user_changed_number' ? phone : undefined;
  const sender = { addresses: addressesOf(number, userId), ...(number === undefined ? {} : { phone: `+${number}` }) };
  return sender.addresses.length === 0 ? { kind: 'nothing' } : { kind: 'moved', sender, from: addressesOf(from, before) };
}

/** One that is empty takes away what was there. */
function readReaction(sender: Sender, { reaction }: WhatsAppMessage): Inbound {
  const { message_id: providerId, emoji = '' } = reaction ?? {};
  return providerId === undefined ? { kind: 'nothing' } : { kind: 'reaction', sender, providerId, emoji: emoji === '' ? null : emoji };
}
