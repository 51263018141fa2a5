import { teams, type Presence } from '@lobby/contract';
import type { Colleague } from './add-colleague.ts';
import type { TestApp } from './open-test-app.ts';

/** Opens a dashboard of a person who is there, and resolves once the server knows it; what it returns closes that dashboard. */
export async function comeOnline(
  app: TestApp,
  { tenantId, userId, token }: Pick<Colleague, 'userId' | 'token'> & { tenantId: number },
  presence: Presence = 'online',
): Promise<() => void> {
  const leave = app.services.presence.connected(tenantId, userId);
  await app.services.presence.idle();
  await app.call(teams.setPresence, { presence }, { token });
  return leave;
}
