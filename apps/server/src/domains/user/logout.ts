import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { revokeSession } from './session.repository.ts';

/** Ends this session, its live connections included; the user's others go on. */
export async function logout({ actor, services }: Call<typeof user.logout>) {
  await inPlatform(services.database, (scope) => revokeSession(scope, actor.sessionId, new Date(services.now())));
  services.announcer.signedOut(actor.sessionId);
  return {};
}
