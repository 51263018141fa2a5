import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { withBothSteps } from './with-both-steps.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';

/** New recovery codes; the earlier ones are worth nothing from then on. @throws BusinessError as turning off does */
export async function renewRecoveryCodes(call: Call<typeof user.renewRecoveryCodes>) {
  const codes = await withBothSteps(call, (scope) => writeRecoveryCodes(scope, call.services, call.actor.userId));
  return { recovery_codes: codes };
}
