import { isDeepStrictEqual } from 'node:util';
import type { TenantScope } from '#/database/transaction.ts';
import { lockSaid, storeSaid } from './identity.repository.ts';
import { planSaid, type Said } from './plan-said.ts';

const NOTHING: Said = { attrs: {} };

/** Keeps what was said of a contact: what is signed, and what is only claimed. What says nothing new is not written. */
export async function keepSaid(
  scope: TenantScope,
  contactId: string,
  { signed = NOTHING, claims = NOTHING }: { signed?: Said | undefined; claims?: Said | undefined },
): Promise<void> {
  const before = await lockSaid(scope, contactId);
  if (!before) return;
  const after = planSaid(before, signed, claims);
  if (!isDeepStrictEqual(before, after)) await storeSaid(scope, contactId, after);
}
