import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TakenAnswer } from './judge-channel.ts';
import { openFates, type FaultyService, type Illness } from './faulty-service.ts';

const PEOPLE = '@people.example';

/** An SMTP server that takes mails as badly as mail servers do. A mail that comes again under its name is the same mail: mailboxes show it once. */
export async function openFaultyMail(random: () => number, { ill, hangsMs }: Illness): Promise<FaultyService> {
  const fates = openFates(random, ill);
  const taken = new Map<string, TakenAnswer>();
  const temporary = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then(
        (mail) => {
          // What the business is told of itself is no answer.
          const to = session.envelope.rcptTo.find(({ address }) => address.endsWith(PEOPLE))?.address;
          if (to === undefined) return done();
          const fate = fates.next(to);
          if (fate === 'slows') return done(temporary(451, '4.7.1 try again later'));
          if (fate === 'fails') return done(temporary(421, '4.3.0 service is not available'));
          const providerId = /^Message-ID:\s*(<[^>]+>)/im.exec(mail)?.[1] ?? '';
          const isTold = fate === 'takes';
          if (fate !== 'ignores')
            taken.set(providerId, { providerId, isTold: isTold || (taken.get(providerId)?.isTold ?? false), final: 'sent' });
          if (isTold) return done();
          // The line is cut before the server hears of it, or stays open and silent.
          const cut = () => {
            for (const each of server.connections) if ((each as { session?: unknown }).session === session) close(each);
          };
          if (fate === 'loses') cut();
          else if (hangsMs !== undefined) setTimeout(cut, hangsMs).unref();
          return undefined;
        },
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      MAIL: 'smtp',
      MAIL_FROM: 'Lobby <no-reply@lobby.example>',
    },
    get taken() {
      return [...taken.values()];
    },
    fates: fates.counts,
    hook: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function close(connection: unknown): void {
  (connection as { _socket?: { destroy(): void } })._socket?.destroy();
}
