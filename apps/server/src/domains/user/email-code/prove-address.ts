import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { networkOf } from '#/domains/user/sign-in/network-of.ts';
import { countWrongEntry, readWrongEntries } from '#/domains/user/sign-in/wrong-entries.ts';
import { hashToken } from '#/domains/user/session-token.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { countTry, findLatestCode, findLiveLink, lockAddress, markUsed } from './email-code.repository.ts';
import { hashCode, judgeCode, type EmailType } from './email-code.ts';

/** Entries that all networks together have which did not ask for a code: a phone where the mail is read, and not many guesses. */
const STRANGERS_TRIES = 9;

/** What proved that somebody reads the mail of an address; not used up yet. */
export interface AddressProof {
  id: string;
  by: 'code' | 'link';
}

/**
 * Checks the six digits of a mail, or the secret of its link. Digits are checked in a transaction of its own, so that a
 * wrong entry counts even though the call fails; a secret is too long to be guessed, and its tries are not counted.
 * @throws BusinessError wrong_code; code_expired for a code that was used, has expired or was guessed at too often; link_expired
 */
export async function proveAddress(
  services: Pick<Services, 'database' | 'now'>,
  email: string,
  emailType: EmailType,
  entered: string,
  ip: string,
): Promise<AddressProof> {
  const linkHash = hashToken(entered);
  if (linkHash) return proveByLink(services, email, linkHash);
  const { verdict, id } = await inPlatform(services.database, async (scope) => {
    await lockAddress(scope, email, emailType);
    const network = networkOf(ip);
    // A stranger who asks for another code does not end the one that the owner is about to enter.
    const own = await findLatestCode(scope, email, emailType, network);
    const latest = await findLatestCode(scope, email, emailType);
    const judged = [];
    for (const stored of own && own.id !== latest?.id ? [own, latest] : [latest]) {
      judged.push({
        ...(await judge(scope, stored, { network, hash: hashCode(email, emailType, entered), now: services.now() })),
        id: stored?.id,
      });
    }
    return (
      judged.find(({ verdict }) => verdict === 'right') ??
      judged.find(({ verdict }) => verdict === 'wrong') ?? { verdict: 'expired', id: undefined }
    );
  });
  if (verdict === 'expired') throw new BusinessError('code_expired');
  if (verdict === 'wrong' || id === undefined) throw new BusinessError('wrong_code');
  return { id, by: 'code' };
}

/** Entries from the network that asked for a code count for it; those of strangers count by their own networks, and a few for all of them. */
async function judge(
  scope: PlatformScope,
  stored: Awaited<ReturnType<typeof findLatestCode>>,
  { network, hash, now }: { network: string; hash: Buffer; now: number },
): Promise<{ verdict: 'right' | 'wrong' | 'expired' }> {
  if (!stored || stored.network === network) {
    const verdict = judgeCode(stored, hash, now);
    if (stored && verdict === 'wrong') await countTry(scope, stored.id);
    return { verdict };
  }
  const [own, ofStrangers] = [`code ${stored.id} ${network}`, `code ${stored.id}`];
  const entries = await readWrongEntries(scope, [own, ofStrangers]);
  const verdict = entries(ofStrangers) >= STRANGERS_TRIES ? 'expired' : judgeCode({ ...stored, tries: entries(own) }, hash, now);
  if (verdict === 'wrong') await countWrongEntry(scope, [own, ofStrangers], now);
  return { verdict };
}

async function proveByLink({ database, now }: Pick<Services, 'database' | 'now'>, email: string, linkHash: Buffer): Promise<AddressProof> {
  const link = await inPlatform(database, (scope) => findLiveLink(scope, linkHash, new Date(now())));
  if (link?.email !== email) throw new BusinessError('link_expired');
  return { id: link.id, by: 'link' };
}

/**
 * Uses a proof up in the caller's transaction, code and link together, so that a mail opens one door once and stays good
 * when the door does not open.
 * @throws BusinessError code_expired or link_expired where somebody was faster
 */
export async function useProof(scope: PlatformScope, { id, by }: AddressProof, now: number): Promise<void> {
  if (!(await markUsed(scope, id, new Date(now)))) throw new BusinessError(by === 'link' ? 'link_expired' : 'code_expired');
}
