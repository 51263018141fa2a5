import { createHash } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { beginWrite, dropWrite, findWrite, keepAnswer, type NamedWrite } from './once.repository.ts';

/** Seconds after which a program asks again for a write that is being done. */
const RETRY_S = 1;

/**
 * Does a write that a program has named once: the same again gets the same answer, also while it is being done elsewhere.
 * @throws BusinessError idempotency_reused where the name stands for another write, idempotency_running with a time to come again
 */
export async function doOnce(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenantId: number,
  write: NamedWrite,
  act: () => Promise<unknown>,
): Promise<unknown> {
  if (!(await inTenant(database, tenantId, (scope) => beginWrite(scope, write, now())))) {
    const stored = await inTenant(database, tenantId, (scope) => findWrite(scope, write));
    if (stored && !stored.digest.equals(write.digest)) throw new BusinessError('idempotency_reused');
    if (!stored || stored.answer === null) throw new BusinessError('idempotency_running', { retry_after: RETRY_S });
    return stored.answer;
  }
  try {
    const answer = await act();
    await inTenant(database, tenantId, (scope) => keepAnswer(scope, write, answer));
    return answer;
  } catch (error) {
    await inTenant(database, tenantId, (scope) => dropWrite(scope, write));
    throw error;
  }
}

/** What a write asks for, whatever the order of its fields on the way. */
export function digestOf(call: string, request: unknown): Buffer {
  return createHash('sha256')
    .update(`${call}\n${JSON.stringify(request)}`)
    .digest();
}

/** An id of its own for a write that may be repeated: a version 8 UUID out of the key and the name. */
export function idOf(keyId: string, name: string): string {
  const bytes = createHash('sha256').update(`${keyId}\n${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
