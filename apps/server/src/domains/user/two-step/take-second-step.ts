import { TWO_STEP_LENGTH } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { matchingStep } from './totp.ts';
import { hashRecoveryCode, openSecret } from './two-step-secret.ts';
import { findTwoStep, takeRecoveryCode, takeStep } from './two-step.repository.ts';

const AUTHENTICATOR_CODE = new RegExp(String.raw`^\d{${TWO_STEP_LENGTH}}$`);

/**
 * Uses up what was entered as the second step: a code of the authenticator app, or a recovery code. The tables decide who
 * was first, so that of two who enter the same code at once, one gets in.
 * @returns false for a wrong code, and for one that was used before
 */
export async function takeSecondStep(
  scope: PlatformScope,
  services: Pick<Services, 'secrets' | 'now'>,
  userId: number,
  entered: string,
): Promise<boolean> {
  const code = readRecoveryCode(entered);
  if (code === undefined) return takeAuthenticatorCode(scope, services, userId, entered);
  return takeRecoveryCode(scope, userId, hashRecoveryCode(services, userId, code), new Date(services.now()));
}

/** Uses up a code of the authenticator app; good for a secret that is not turned on yet, too. */
export async function takeAuthenticatorCode(
  scope: PlatformScope,
  services: Pick<Services, 'secrets' | 'now'>,
  userId: number,
  entered: string,
): Promise<boolean> {
  const digits = entered.replaceAll(/[\s-]/g, '');
  const stored = await findTwoStep(scope, userId);
  if (!stored || !AUTHENTICATOR_CODE.test(digits)) return false;
  const step = matchingStep(openSecret(services, userId, stored.secret), digits, services.now());
  return step !== undefined && takeStep(scope, userId, step);
}
