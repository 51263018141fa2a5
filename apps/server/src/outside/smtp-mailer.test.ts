import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  from: string;
  to: string[];
  text: string;
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())));

/** A real SMTP server on a free port, which takes mail for one domain only. */
async function openMailServer(received: Received[]): Promise<string> {
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.endsWith('@shop.example') ? undefined : new Error('no such user here')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(opened.server.address() as AddressInfo).port}`;
}

test('a mail reaches the mail server with sender, recipient, subject and text', async () => {
  const received: Received[] = [];
  const mailer = createSmtpMailer(await openMailServer(received), 'Lobby <no-reply@lobby.example>');
  const { providerId } = await mailer.send({ to: 'mina@shop.example', subject: '012345 は確認コードです', text: 'コード：012345' });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@lobby.example', to: ['mina@shop.example'] });
  expect(received[0]?.text).toContain('From: Lobby <no-reply@lobby.example>');
  expect(received[0]?.text).toContain(providerId);
  expect(received[0]?.text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
});

test('an address names one recipient, whatever it contains', async () => {
  const received: Received[] = [];
  const mailer = createSmtpMailer(await openMailServer(received), 'no-reply@lobby.example');
  await mailer.send({ to: 'mina@shop.example, nori@shop.example', subject: 'Hello', text: 'Hello' }).catch((error: Error) => error);
  expect(received.flatMap(({ to }) => to).filter((to) => to === 'nori@shop.example')).toEqual([]);
});

test.each([
  ['a mail server that refuses the recipient', () => openMailServer([]), 'nobody@elsewhere.example', 'no such user here'],
  ['no mail server', () => Promise.resolve('smtp://127.0.0.1:1'), 'mina@shop.example', 'ECONNREFUSED'],
])('with %s sending fails and says why', async (_, url, to, complaint) => {
  const mailer = createSmtpMailer(await url(), 'no-reply@lobby.example');
  await expect(mailer.send({ to, subject: 'Hello', text: 'Hello' })).rejects.toThrow(complaint);
});
