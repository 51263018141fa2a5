import type { PlatformScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { makeRecoveryCodes, readRecoveryCode } from './recovery-code.ts';
import { hashRecoveryCode } from './two-step-secret.ts';
import { replaceRecoveryCodes } from './two-step.repository.ts';

/** New recovery codes in place of all earlier ones. @returns them as they are shown, this once */
export async function writeRecoveryCodes(scope: PlatformScope, services: Pick<Services, 'secrets'>, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(services, userId, readRecoveryCode(code) ?? code));
  await replaceRecoveryCodes(scope, userId, hashes);
  return codes;
}
