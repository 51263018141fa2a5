import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { cutOff } from './cut-off.ts';
import { revokeSessions } from './session.repository.ts';

/** Ends one session of the own account, or all but this one. One that is not there, or somebody else's, ends nothing. */
export async function revokeSession({ request, actor, services }: Call<typeof user.revokeSession>) {
  const which = request.id === undefined ? { except: actor.sessionId } : { only: request.id };
  const ended = await inPlatform(services.database, (scope) => revokeSessions(scope, actor.userId, which, new Date(services.now())));
  return cutOff(services, ended);
}
