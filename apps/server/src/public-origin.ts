import type { Config } from '#/config.ts';

/**
 * The address of this Lobby as it stands in mails: the configured one. What a caller says of it is not asked, because a mail
 * that goes to somebody else would carry a stranger's address.
 */
export function publicOrigin({ origin, port }: Pick<Config, 'origin' | 'port'>): string {
  return origin ?? `http://localhost:${port}`;
}
