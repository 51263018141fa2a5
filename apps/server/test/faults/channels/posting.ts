import type { MessagingKind } from '@lobby/contract';
import { createHmac } from 'node:crypto';
import type { TakenAnswer } from './judge-channel.ts';
import type { PlannedEvent } from './script.ts';

/** A post as a service makes it. */
export interface Post {
  body: string;
  headers: Record<string, string>;
}

/** How a service tells of what people do. */
export interface Posting {
  /** What a business connects with. */
  draft: Record<string, string>;
  /** How it tells of a changed message; undefined where it cannot. */
  change: 'edits' | 'deletes' | undefined;
  /** People of so many events at the most: what a service bears of one of them. */
  eventsEach: number;
  /** What it calls an event. */
  eventId(event: PlannedEvent): string;
  /** @param at when it happens, in milliseconds since 1970 @param secret what the service was told to sign with */
  post(event: PlannedEvent, at: number, secret: string): Post;
  /** Tells how far an answer came, as `final` says, in posts that may come in any order. */
  statuses?(answer: TakenAnswer, to: string, at: number): Post[];
}

const HOOK_SECRET = 'a secret of the run';
const SECOND_MS = 1_000;
const secondsOf = (at: number) => Math.floor(at / SECOND_MS);
/** Numbers have gaps: a service counts what it does not send, too. */
const GAP = 3;

const signed = (header: string, body: string, encoding: 'hex' | 'base64', prefix = ''): Post => ({
  body,
  headers: { 'content-type': 'application/json', [header]: `${prefix}${createHmac('sha256', HOOK_SECRET).update(body).digest(encoding)}` },
});

const ADDRESS = 'help@channel-run.example';
const mailId = (person: number, turn: number) => `<${person}.${turn}@people.example>`;

const whatsAppPost = (value: object): Post =>
  signed(
    'x-hub-signature-256',
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '42',
          changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata: { phone_number_id: '4711' }, ...value } }],
        },
      ],
    }),
    'hex',
    'sha256=',
  );

export const POSTINGS: Readonly<Record<MessagingKind, Posting>> = {
  telegram: {
    draft: { token: '4711:a-token-of-the-run' },
    change: 'edits',
    eventsEach: 50,
    eventId: ({ no }) => String(no * GAP),
    post(event, at, secret) {
      const { person, kind, of, text } = event;
      const id = 1_000 + person;
      const from = { id, first_name: `P${person}` };
      const message = { message_id: of, date: secondsOf(at), chat: { id, type: 'private' }, from, text };
      const body = { update_id: event.no * GAP, [kind === 'changes' ? 'edited_message' : 'message']: message };
      return { body: JSON.stringify(body), headers: { 'x-telegram-bot-api-secret-token': secret } };
    },
  },
  line: {
    draft: { channel_secret: HOOK_SECRET, channel_access_token: 'access' },
    change: 'deletes',
    eventsEach: 50,
    eventId: ({ no }) => `event-${no}`,
    post({ no, person, turn, kind, of, text }, at) {
      const id = `m${person}-${of}`;
      const what =
        kind === 'changes'
          ? { type: 'unsend', unsend: { messageId: id } }
          : { type: 'message', message: { type: 'text', id, quoteToken: 'q', text }, replyToken: `token${person}-${turn}` };
      const event = {
        mode: 'active',
        timestamp: at,
        webhookEventId: `event-${no}`,
        deliveryContext: { isRedelivery: false },
        source: { type: 'user', userId: `U${person}` },
        ...what,
      };
      return signed('x-line-signature', JSON.stringify({ destination: 'U0b07', events: [event] }), 'base64');
    },
  },
  whatsapp: {
    draft: { phone_number_id: '4711', waba_id: '42', access_token: 'token', app_secret: HOOK_SECRET, verify_token: 'verify' },
    change: undefined,
    eventsEach: 50,
    eventId: ({ no }) => `m:wamid.in${no}`,
    post({ no, person, turn, text }, at) {
      const [phone, userId] = [String(85_260_000_000 + person), `HK.${1_000 + person}`];
      // A number is hidden from the third thing on that somebody does.
      const known = turn < 3 ? { wa_id: phone } : {};
      const from = turn < 3 ? { from: phone } : {};
      const contacts = [{ profile: { name: `P${person}` }, user_id: userId, ...known }];
      const message = {
        ...from,
        from_user_id: userId,
        id: `wamid.in${no}`,
        timestamp: String(secondsOf(at)),
        type: 'text',
        text: { body: text },
      };
      return whatsAppPost({ contacts, messages: [message] });
    },
    statuses({ providerId, final }, to, at) {
      const states = final === 'read' ? ['sent', 'delivered', 'read'] : ['sent', 'delivered'];
      return states.map((status) =>
        whatsAppPost({ statuses: [{ id: providerId, status, timestamp: String(secondsOf(at)), recipient_id: to }] }),
      );
    },
  },
  email: {
    draft: { address: ADDRESS },
    change: undefined,
    eventsEach: 24,
    eventId: ({ person, turn }) => mailId(person, turn),
    post({ person, turn, text }, at) {
      const head = {
        From: `P${person} <p${person}@people.example>`,
        To: ADDRESS,
        Date: new Date(at).toUTCString(),
        'Message-ID': mailId(person, turn),
        ...(turn === 1 ? {} : { 'In-Reply-To': mailId(person, 1), References: mailId(person, 1) }),
        'Content-Type': 'text/plain; charset=utf-8',
      };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
      return { body: `${lines.join('\r\n')}\r\n\r\n${text}\r\n`, headers: { 'content-type': 'message/rfc822' } };
    },
  },
};
