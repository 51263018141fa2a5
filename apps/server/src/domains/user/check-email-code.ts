import { EMAIL_CODE_TTL_MS, type user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { proveAddress, useProof } from './email-code/prove-address.ts';
import { insertResetKey } from './reset-key.repository.ts';
import { makeToken } from './session-token.ts';

/** Life of the key that a code is exchanged for, in milliseconds; as long as the code's own. */
const KEY_TTL_MS = EMAIL_CODE_TTL_MS;

/**
 * Uses up a code of "forgot password" and gives a key that sets the password once. An address without an account takes
 * the same path: nobody gets its code.
 * @throws BusinessError wrong_code, code_expired
 */
export async function checkEmailCode({ request, services, ip }: Call<typeof user.checkEmailCode>) {
  const { email, email_type: emailType, code } = request;
  const proof = await proveAddress(services, email, emailType, code, ip);
  const now = services.now();
  const { token, hash } = makeToken();
  await inPlatform(services.database, async (scope) => {
    await useProof(scope, proof, now);
    await insertResetKey(scope, { keyHash: hash, email, createdAt: new Date(now), expiresAt: new Date(now + KEY_TTL_MS) });
  });
  return { token };
}
