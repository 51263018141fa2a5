import type { PlatformScope } from '#/database/transaction.ts';
import { findAccount } from '#/domains/user/find-account.ts';
import { findDevicesOn } from './known-device.repository.ts';

/** No account has this id. */
const NOBODY = 0;

/** Whether the account of an address has signed in from a network before. */
export async function isKnownNetwork(scope: PlatformScope, email: string, network: string): Promise<boolean> {
  const account = await findAccount(scope, { email });
  // Asked for nobody too, so that an address without an account takes as long.
  return (await findDevicesOn(scope, account?.id ?? NOBODY, network)).length > 0;
}
