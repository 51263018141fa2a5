import type { CodeName } from '@lobby/contract';
import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import type { HashAsker } from '#/domains/user/password-hasher.ts';
import { findAccount } from '#/domains/user/find-account.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { deviceKey } from './device-name.ts';
import { findDevicesOn } from './known-device.repository.ts';
import { networkOf } from './network-of.ts';
import { findFailures, forgetFailures, lockSubjects, saveFailure } from './sign-in-failure.repository.ts';
import { afterFailure, subjectsOf, waitLeft, type FailureCount, type Subject } from './sign-in-wait.ts';

/** No account has this id. */
const NOBODY = 0;

/** Who claims to be the owner of an address, and from where. */
export interface Claimant {
  email: string;
  ip: string;
  userAgent: string;
}

/** Somebody new, who waits for a hash in the turn of their network and the address that they enter. */
export function newcomer({ email, ip }: { email: string; ip: string }): HashAsker {
  const source = networkOf(ip);
  return { own: `new ${email} ${source}`, source, account: email };
}

/** `wrong` counts as a wrong entry and is what the call answers with. */
export type Verdict<T> = { value: T } | { wrong: CodeName };

/**
 * One try at a secret: a password or a code. Wrong ones are counted and make the next ones wait, longer each time; those
 * sent at once count as if sent one by one, because each is judged with its subjects locked.
 * @param prepare the slow part (hashing), outside of any transaction, in the turn of its asker
 * @param judge decides in one transaction; what it throws is not counted and undoes what it wrote
 * @throws BusinessError sign_in_locked while a wait lasts, whatever was entered; the code of a wrong verdict
 */
export async function attempt<Prepared, T>(
  services: Pick<Services, 'database' | 'now'>,
  claimant: Claimant,
  prepare: (asker: HashAsker) => Promise<Prepared>,
  judge: (scope: PlatformScope, prepared: Prepared) => Promise<Verdict<T>>,
): Promise<T> {
  const { database, now } = services;
  const prepared = await prepare(await beginTry(services, claimant));
  const at = now();
  const verdict = await inPlatform(database, async (scope) => {
    const { subjects } = await findSubjects(scope, claimant);
    const names = subjects.map(({ name }) => name);
    await lockSubjects(scope, names);
    const counts = await findFailures(scope, names);
    refuseWaiting(counts, at);
    const verdict = await judge(scope, prepared);
    if ('wrong' in verdict) for (const { name, free } of subjects) await saveFailure(scope, name, afterFailure(counts.get(name), free, at));
    // Only the own count ends: the others are about strangers too.
    else if (counts.has(subjects[0].name)) await forgetFailures(scope, subjects[0].name);
    return verdict;
  });
  if ('wrong' in verdict) throw new BusinessError(verdict.wrong);
  return verdict.value;
}

/** Ends the wait of an owner there. */
export async function forgetOwnFailures(scope: PlatformScope, claimant: Claimant): Promise<void> {
  const { subjects } = await findSubjects(scope, claimant);
  await forgetFailures(scope, subjects[0].name);
}

/** Who waits for the hash of a try. When its turn comes, the wrong ones before it are judged: a flood of them costs few hashes. */
async function beginTry({ database, now }: Pick<Services, 'database' | 'now'>, claimant: Claimant): Promise<HashAsker> {
  const { subjects, isKnownDevice } = await inPlatform(database, (scope) => findSubjects(scope, claimant));
  const names = subjects.map(({ name }) => name);
  const mayBegin = async () => refuseWaiting(await inPlatform(database, (scope) => findFailures(scope, names)), now());
  await mayBegin();
  const { email: account, ip } = claimant;
  return { own: subjects[0].name, source: networkOf(ip), account, isTrusted: isKnownDevice, mayBegin };
}

interface Found {
  subjects: [own: Subject, ...others: Subject[]];
  /** Whether the account has signed in with it, there. */
  isKnownDevice: boolean;
}

async function findSubjects(scope: PlatformScope, { email, ip, userAgent }: Claimant): Promise<Found> {
  const [network, device] = [networkOf(ip), deviceKey(userAgent)];
  const account = await findAccount(scope, { email });
  // Asked for nobody too, so that an address without an account takes as long.
  const devices = await findDevicesOn(scope, account?.id ?? NOBODY, network);
  const known = devices.includes(device) ? 'device' : devices.length > 0 ? 'network' : 'nothing';
  return { subjects: subjectsOf({ email, network, device, known }), isKnownDevice: known === 'device' };
}

function refuseWaiting(counts: Map<string, FailureCount>, now: number): void {
  const wait = Math.max(0, ...[...counts.values()].map((count) => waitLeft(count, now)));
  if (wait > 0) throw new BusinessError('sign_in_locked', { retry_after: Math.ceil(wait / 1000) });
}
