import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { findLiveSessionsOf } from './session.repository.ts';
import { deviceName } from './sign-in/device-name.ts';

/** Where the signed-in person is signed in, the latest seen first. */
export async function listSessions({ actor, services }: Call<typeof user.sessions>) {
  const sessions = await inPlatform(services.database, (scope) => findLiveSessionsOf(scope, actor.userId, new Date(services.now())));
  return {
    items: sessions.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
      id,
      current: id === actor.sessionId,
      ...deviceName(userAgent),
      ip,
      created_at: createdAt.getTime(),
      last_seen_at: lastSeenAt.getTime(),
    })),
  };
}
