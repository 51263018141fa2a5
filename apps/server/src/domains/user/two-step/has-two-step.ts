import type { PlatformScope } from '#/database/transaction.ts';
import { findTwoStep } from './two-step.repository.ts';

/** Whether an account asks for a second step after its password. A secret whose first code was not entered yet asks for nothing. */
export async function hasTwoStep(scope: PlatformScope, userId: number): Promise<boolean> {
  const found = await findTwoStep(scope, userId);
  return found !== undefined && found.enabledAt !== null;
}
