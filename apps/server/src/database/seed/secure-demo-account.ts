import { ConfigError } from '#/config.ts';
import { replaceKnownPassword } from '#/domains/user/replace-known-password.ts';
import type { Services } from '#/services.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

/**
 * Closes the demo account of a database that was tried out before strangers could come.
 * @throws ConfigError where there is no other password to give it
 */
export async function secureDemoAccount(services: Pick<Services, 'database' | 'passwords' | 'now' | 'config'>): Promise<void> {
  if (await replaceKnownPassword(services, DEMO_ACCOUNT, services.config.demoPassword))
    throw new ConfigError(
      `Everybody knows the password of ${DEMO_ACCOUNT.email}, the demo account in this database. Set DEMO_PASSWORD to another one, or begin with an empty database.`,
    );
}
