import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import type { HashAsker } from './password-hasher.ts';
import { findUserByEmail, lockUser } from './user.repository.ts';

/** Hash of a password that nobody knows: an unknown address takes as long as a wrong password. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$bG9iYnktZGVjb3ktc2FsdA$zhmXyKJmDHqhpkFFqFYBpDsGBBsgyAZQrsjHPKcq7GY';

/** That a password fits the hash an account had when it was looked up. */
export interface PasswordProof {
  userId: number;
  passwordHash: string;
}

/** Checks the password of an address, one hash long whether or not there is an account with a password. @returns undefined for a wrong one */
export async function provePassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  email: string,
  password: string,
  asker?: HashAsker,
): Promise<PasswordProof | undefined> {
  const found = await inPlatform(database, (scope) => findUserByEmail(scope, email));
  const isRight = await passwords.verify(password, found?.passwordHash ?? DECOY, asker);
  return found?.passwordHash && isRight ? { userId: found.id, passwordHash: found.passwordHash } : undefined;
}

/**
 * The account of a proof, locked: a password that was changed while it was being checked is wrong, so that no sign-in with
 * the old one survives the change. @returns undefined where the proof is worth nothing
 */
export async function claimAccount(scope: PlatformScope, proof: PasswordProof | undefined) {
  const account = proof && (await lockUser(scope, proof.userId));
  return account?.passwordHash === proof?.passwordHash ? account : undefined;
}
