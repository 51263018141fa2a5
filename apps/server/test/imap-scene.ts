import { createGuardedAddress } from '#/outside/guarded/guarded-address.ts';
import { createImap } from '#/outside/imap/imap.ts';
import { openImapServer, type ImapServer } from './imap-server.ts';
import type { TestApp } from './open-test-app.ts';

/** A mailbox on a real server that an app reads, although it is on loopback. */
export interface ImapScene {
  server: ImapServer;
  /** Where it is, and what opens it. */
  mailbox(rest?: object): ReturnType<typeof addressOf>;
  /** To be called once the app is closed. */
  close(): Promise<void>;
}

const addressOf = ({ tlsPort, user, password }: ImapServer) => ({
  host: 'localhost',
  port: tlsPort,
  security: 'tls' as const,
  user,
  password,
  folder: 'INBOX',
});

export async function openImapScene(app: TestApp): Promise<ImapScene> {
  const server = await openImapServer();
  app.services.imap = createImap(createGuardedAddress({ isAllowed: () => true }), server.ca);
  return { server, mailbox: (rest = {}) => ({ ...addressOf(server), ...rest }), close: () => server.close() };
}
