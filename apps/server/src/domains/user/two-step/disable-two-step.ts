import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { deleteTwoStep } from './two-step.repository.ts';
import { withBothSteps } from './with-both-steps.ts';

/** Turns two-step codes off. @throws BusinessError wrong_password, wrong_two_step, sign_in_locked, two_step_state */
export async function disableTwoStep(call: Call<typeof user.disableTwoStep>) {
  await withBothSteps(call, (scope) => deleteTwoStep(scope, call.actor.userId));
  return {};
}
