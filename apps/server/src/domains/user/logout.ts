import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { cutOff } from './cut-off.ts';
import { revokeSessions } from './session.repository.ts';

/** Ends this session, its live connections included; the user's others go on. */
export async function logout({ actor, services }: Call<typeof user.logout>) {
  const { userId, sessionId } = actor;
  await inPlatform(services.database, (scope) => revokeSessions(scope, userId, { only: sessionId }, new Date(services.now())));
  cutOff(services, [sessionId]);
  return {};
}
