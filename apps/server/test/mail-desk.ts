import {
  orderMailSetup,
  type visitorWorkOrders,
  type OrderMailSettings,
  type RequestInput,
  type VisitorWorkOrder,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { deliverOutbox } from '#/domains/mail/deliver-outbox.ts';
import { noticesWritten, sendNotices } from '#/domains/order-mail/notice/send-notices.ts';
import { HOOK_PATH } from '#/domains/order-mail/settings/save-settings.ts';
import { signatureOf } from '#/domains/order-mail/settings/sealed.ts';
import { PATIENCE } from './patience.ts';
import type { SignedUp, TestApp } from './open-test-app.ts';
import { addCustomer, addType, type Customer } from './order-desk.ts';

/** A real mail server on loopback. */
export interface MailServer {
  url: string;
  /** What it has taken, in the order of arrival. */
  taken: ParsedMail[];
  /** While it is set, it refuses every recipient with these words. */
  refuse(words: string | undefined): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const taken: ParsedMail[] = [];
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal === undefined ? undefined : new Error(refusal)),
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          taken.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    taken,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    refuse(words) {
      refusal = words;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Lets the clock's jobs run: mails are written and brought out of the house. */
export async function postAll({ services }: TestApp): Promise<void> {
  await noticesWritten();
  await sendNotices(services);
  await deliverOutbox(services);
  // What somebody else has taken is on its way: it has neither arrived nor been refused yet.
  await vi.waitFor(async () => {
    const { rows } = await services.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM outbox WHERE state = 'waiting' AND last_error IS NULL`,
    );
    if (rows[0]?.count !== 0) throw new Error('mails are on their way');
  }, PATIENCE);
  await sendNotices(services);
}

/** A business that takes mails for its work orders, and one customer who has left an address. */
export interface MailDesk {
  mina: SignedUp;
  type: WorkOrderType;
  ada: Customer;
  order: VisitorWorkOrder;
  secret: string;
  settings: OrderMailSettings;
}

export const ADA = 'ada@example.com';

export async function openMailDesk(
  app: TestApp,
  {
    draft = {},
    order: asked = {},
  }: { draft?: Partial<RequestInput<typeof orderMailSetup.update>>; order?: Partial<RequestInput<typeof visitorWorkOrders.create>> } = {},
): Promise<MailDesk> {
  const mina = await app.signUp({ name: 'Mina' });
  const type = await addType(app, mina);
  const { secret } = (await app.call(orderMailSetup.rotateSecret, {}, { token: mina.token })).data;
  const { code, msg, data } = await app.call(
    orderMailSetup.update,
    {
      notices: ['received', 'replied', 'pending', 'solved', 'closed', 'merged'],
      address: 'help@shop.example',
      authserv_id: null,
      new_type_id: null,
      imap: null,
      version: 1,
      ...draft,
    },
    { token: mina.token },
  );
  if (code !== 1) throw new Error(msg);
  const ada = await addCustomer(app, mina);
  const order = await ada.submitted(type, { email: ADA, ...asked });
  return { mina, type, ada, order, secret, settings: data.settings };
}

/** A mail as somebody sends it; header lines and body are given as they are. */
export function rawMail(head: Record<string, string>, body: string): Buffer {
  const all = { 'Message-ID': `<${randomUUID()}@mail.example>`, From: `Ada <${ADA}>`, Subject: 'Re: A zip came off', ...head };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  const type = 'Content-Type' in head ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return Buffer.from([...lines, ...type, '', body].join('\r\n'));
}

/** Posts a raw mail as a mail server does. */
export async function postMail(
  app: TestApp,
  { mina, secret }: Pick<MailDesk, 'mina' | 'secret'>,
  raw: Buffer,
): Promise<{ status: number; received: boolean; outcome?: string; reason?: string | null }> {
  const timestamp = String(Math.floor(app.services.now() / 1_000));
  const response = await app.fetch(`${HOOK_PATH}/${mina.tenantId}`, {
    method: 'POST',
    body: new Uint8Array(raw),
    headers: { 'x-lobby-timestamp': timestamp, 'x-lobby-signature': signatureOf(secret, timestamp, raw) },
  });
  const body = (await response.json()) as { received: boolean; outcome?: string; reason?: string | null };
  return { status: response.status, ...body };
}
