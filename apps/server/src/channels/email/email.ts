import { wayOfFile } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ChannelAdapter, Connection, Part, Sending, SendResult } from '#/channels/port/adapter.ts';
import type { Inbound } from '#/channels/port/inbound.ts';
import { htmlLetter, plainLetter, type Block } from '#/domains/mail/letter-blocks.ts';
import { senderHost } from '#/domains/mail/sender-host.ts';
import { readApart } from '#/domains/order-mail/inbound/apart/read-apart.ts';
import { MailTooComplex } from '#/domains/order-mail/inbound/mail-too-complex.ts';
import { readHead } from '#/domains/order-mail/inbound/read-mail.ts';
import type { Mailer } from '#/outside/mailer.ts';

const TEXT_MAX = 100_000;
/** Parts of one mail. */
const BATCH = 20;
/** Mails of one sender within an hour that are answered: two machines that answer each other stop there. */
const PER_HOUR = 30;

/**
 * E-mail as a channel: mails are posted to the channel's address as they came, and answered by the platform's mail server.
 * @param mailFrom the platform's own address, whose mails are never answered
 */
export function createEmail(mailer: Mailer, mailFrom: string): ChannelAdapter {
  const host = senderHost(mailFrom);

  async function send({ name, credentials, settings }: Connection, { to, parts, file }: Sending): Promise<SendResult[]> {
    const results = (result: SendResult) => parts.map((): SendResult => result);
    const [address] = to.addresses.flatMap((each) => (each.startsWith('mail:') ? [each.slice('mail:'.length)] : []));
    if (address === undefined) return results({ state: 'failed', reason: 'no_address', error: null });
    const messageId = `<${parts[0]?.requestId}@${host}>`;
    const blocks = [...parts.flatMap(({ part }): Block[] => paragraphs(part)), ...signatureOf(settings.signature)];
    const files = parts.flatMap(({ part }) => (part.kind === 'file' ? [{ part, from: file(part) }] : []));
    const { subject = name, references = [] } = to.thread ?? {};
    try {
      await mailer.send({
        to: address,
        subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
        text: plainLetter(blocks),
        html: htmlLetter(blocks),
        fromName: name,
        messageId,
        references: [...references],
        ...(credentials.address === undefined ? {} : { replyTo: credentials.address }),
        files: await Promise.all(
          files.map(async ({ part, from }) => ({
            name: part.name,
            mime: part.mime,
            content: Readable.from([Buffer.from(await from.read())]),
          })),
        ),
      });
    } catch (error) {
      const { responseCode: code } = error as { responseCode?: number };
      const text = (error as Error).message;
      // A mail that is sent again has the same name: mailboxes show it once.
      return results(
        code !== undefined && code >= 500
          ? { state: 'failed', reason: code === 550 ? 'no_address' : 'refused', error: text }
          : { state: 'retry', reason: 'unreachable', error: text },
      );
    }
    return parts.map((_, at) => ({ state: 'sent', providerId: at === 0 ? messageId : null, price: 'free' }));
  }

  return {
    kind: 'email',
    capabilities: {
      textMax: TEXT_MAX,
      captionMax: 0,
      buttonsMax: 0,
      buttonMax: 0,
      opensAddresses: false,
      fileWay: (file) => wayOfFile('email', file),
    },
    batch: BATCH,
    isRepeatable: true,
    isMovable: true,
    perHour: PER_HOUR,
    pace: { perSecond: 20, perPersonMs: 0 },
    identify: ({ address = '' }) => Promise.resolve({ id: `email:${address}`, account: address, link: `mailto:${address}` }),
    subscribe: () => Promise.resolve(),
    unsubscribe: () => Promise.resolve(),
    check: ({ account }) => Promise.resolve({ checks: [{ check: 'token', result: 'ok', value: account }] }),
    // Only whoever was given the address that mails are posted to knows it: services that pass on mails sign nothing.
    isAuthentic: () => true,
    async split(_connection, raw) {
      const head = await readHead(raw);
      const id = head?.messageId ?? createHash('sha256').update(raw).digest('hex');
      return [
        {
          id,
          kind: 'mail',
          person: head ? `mail:${head.from.address}` : '',
          // Mails of one person overtake each other on their way.
          order: head?.writtenAt ?? 0,
          payload: { mail: raw.toString('base64') },
        },
      ];
    },
    read: ({ credentials }, _kind, payload) => readMail(payload, [credentials.address ?? '', mailFrom.toLowerCase()]),
    fetchMedia: (_connection, { content }) => Promise.resolve(content ?? 'gone'),
    send,
    acknowledge: () => Promise.resolve(),
  };
}

async function readMail(payload: unknown, own: readonly string[]): Promise<Inbound> {
  const { mail: base64 } = payload as { mail?: string };
  if (base64 === undefined) return { kind: 'nothing' };
  const mail = await readApart(Buffer.from(base64, 'base64')).catch((error: unknown) => {
    if (error instanceof MailTooComplex) return undefined;
    throw error;
  });
  if (
    !mail ||
    mail.isAutomatic ||
    own.some((address) => address !== '' && (address === mail.from.address || address.includes(`<${mail.from.address}>`)))
  )
    return { kind: 'nothing' };
  const { messageId, from, answers, subject, shown, files, writtenAt, isSpam } = mail;
  return {
    kind: 'message',
    sender: { addresses: [`mail:${from.address}`], email: from.address, ...(from.name === '' ? {} : { name: from.name }) },
    providerId: messageId ?? createHash('sha256').update(base64).digest('hex'),
    text: answers.length > 0 || subject === '' ? shown : [subject, shown].filter((words) => words !== '').join('\n\n'),
    media: files.map(({ name, mime, content }, at) => ({ id: `${messageId ?? ''} ${at}`, name, mime, content })),
    thread: { subject, answers },
    ...(isSpam ? { isSpam } : {}),
    ...(writtenAt === null ? {} : { writtenAt }),
  };
}

/** Behind a line by which mail programs tell it from what was written. */
function signatureOf(signature: string): Block[] {
  return signature === '' ? [] : [{ kind: 'small', text: `-- \n${signature}` }];
}

function paragraphs(part: Part): Block[] {
  return part.kind === 'text' ? part.text.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })) : [];
}
