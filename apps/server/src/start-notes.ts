import type { Config } from './config.ts';

/** What whoever runs a public Lobby should know of its settings, in plain sentences. Pure. */
export function startNotes(config: Config): string[] {
  if (!config.isPublic) return [];
  const { origin, trustProxy, secret, databaseUrl, mailbox, smtpUrl, mailFrom, payments } = config;
  const isSecure = origin?.startsWith('https:') ?? false;
  return [
    origin === undefined && 'LOBBY_ORIGIN is not set: links in mails lead to localhost. Set it to the public address.',
    origin !== undefined && !isSecure && 'LOBBY_ORIGIN is not https: passwords and conversations travel in the clear.',
    isSecure && !trustProxy && 'TRUST_PROXY is not set: behind a proxy for https all callers look like one, and share the limits of one.',
    secret === undefined &&
      (databaseUrl === undefined
        ? 'LOBBY_SECRET is not set: a key file in LOBBY_DATA is used. Keep a copy of it with the backups.'
        : 'LOBBY_SECRET is not set: each machine makes a key of its own, and cannot read what another has sealed.'),
    mailbox === 'everybody' && 'MAIL=mailbox: everybody can read every mail at /dev/mail, and so take over any account.',
    mailbox === 'nobody' && !smtpUrl && 'MAIL=off: no mail leaves, so nobody can register, be invited or reset a password by mail.',
    smtpUrl !== undefined && mailFrom.includes('@localhost') && 'MAIL_FROM is not set: mails from localhost are refused by most servers.',
    payments === undefined && 'PAY_PROVIDER is not set: nobody can pay.',
    payments?.provider === 'sandbox' && 'PAY_PROVIDER=sandbox: no real money moves, so every plan is free.',
  ].filter((note) => note !== false);
}
