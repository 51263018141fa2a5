import type { TenantScope } from '#/database/transaction.ts';
import { findTimezone } from './tenant.repository.ts';

/** The IANA name of the zone that the business counts its days in. */
export function tenantTimezone(scope: TenantScope): Promise<string> {
  return findTimezone(scope);
}
