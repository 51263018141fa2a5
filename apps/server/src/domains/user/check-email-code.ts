import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { countTry, findLatestCode, lockAddress, markUsed } from './email-code.repository.ts';
import { hashCode, judgeCode, type EmailType } from './email-code.ts';

/** A code that was entered right and is not used up yet. */
export interface CheckedCode {
  id: string;
}

/**
 * Checks an entered code in a transaction of its own, so that a wrong entry counts even though the call fails.
 * @throws BusinessError wrong_code; code_expired for a code that was used, has expired or was guessed at too often
 */
export async function checkEmailCode(
  services: Pick<Services, 'database' | 'now'>,
  email: string,
  emailType: EmailType,
  code: string,
): Promise<CheckedCode> {
  const { verdict, id } = await inPlatform(services.database, async (scope) => {
    await lockAddress(scope, email, emailType);
    const stored = await findLatestCode(scope, email, emailType);
    const verdict = judgeCode(stored, hashCode(email, emailType, code), services.now());
    if (stored && verdict === 'wrong') await countTry(scope, stored.id);
    return { verdict, id: stored?.id };
  });
  if (verdict === 'expired') throw new BusinessError('code_expired');
  if (verdict === 'wrong' || id === undefined) throw new BusinessError('wrong_code');
  return { id };
}

/**
 * Uses a checked code up in the caller's transaction, so that a code opens one door once and stays good when the door does not open.
 * @throws BusinessError code_expired where somebody was faster
 */
export async function useEmailCode(scope: PlatformScope, { id }: CheckedCode, now: number): Promise<void> {
  if (!(await markUsed(scope, id, new Date(now)))) throw new BusinessError('code_expired');
}
