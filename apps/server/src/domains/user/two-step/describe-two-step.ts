import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { hasTwoStep } from './has-two-step.ts';
import { countRecoveryCodes } from './two-step.repository.ts';

/** Whether two-step codes are on, and how many recovery codes are left. */
export function describeTwoStep({ actor, services }: Call<typeof user.twoStep>) {
  return inPlatform(services.database, async (scope) => ({
    enabled: await hasTwoStep(scope, actor.userId),
    recovery_codes_left: await countRecoveryCodes(scope, actor.userId),
  }));
}
