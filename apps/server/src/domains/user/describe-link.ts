import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findLiveLink } from './email-code/email-code.repository.ts';
import { hashToken } from './session-token.ts';
import { findUserByEmail } from './user.repository.ts';

/**
 * What the link of a sign-up mail is good for. Looking uses nothing up: mail scanners open every link.
 * @throws BusinessError link_expired for one that was used, has expired or never was
 */
export async function describeLink({ request, services }: Call<typeof user.active>) {
  const hash = hashToken(request.key);
  return inPlatform(services.database, async (scope) => {
    const link = hash && (await findLiveLink(scope, hash, new Date(services.now())));
    if (!link) throw new BusinessError('link_expired');
    return { email: link.email, has_account: (await findUserByEmail(scope, link.email)) !== undefined };
  });
}
