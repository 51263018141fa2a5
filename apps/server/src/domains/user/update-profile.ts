import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { describeUser } from './describe-user.ts';
import { updateUser } from './user.repository.ts';

/** Changes the own name or language; what is left out stays. */
export async function updateProfile(call: Call<typeof user.updateProfile>) {
  const { request, actor, services } = call;
  const { name, locale } = request;
  if (name !== undefined || locale !== undefined)
    await inPlatform(services.database, (scope) => updateUser(scope, actor.userId, { ...(name && { name }), ...(locale && { locale }) }));
  return describeUser({ actor, services });
}
