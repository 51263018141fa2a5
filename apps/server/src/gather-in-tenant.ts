import type { Database } from '#/database/open-database.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { gather } from '#/gather.ts';

/**
 * `gather` in a transaction of a tenant: what several of its people ask at once is answered in one.
 *
 * @param work gives a value for each key, in their order; where it fails, all of them fail
 * @param max keys of one transaction
 */
export function gatherInTenant<Key, Value, Parts extends { database: Database }>(
  work: (scope: TenantScope, keys: readonly Key[], parts: Parts) => Promise<readonly Value[]>,
  max: number,
): (parts: Parts, tenantId: number, key: Key) => Promise<Value> {
  const ofDatabases = new WeakMap<Database, Map<number, (key: Key) => Promise<Value>>>();
  return (parts, tenantId, key) => {
    const ofTenants = ofDatabases.get(parts.database) ?? new Map<number, (key: Key) => Promise<Value>>();
    ofDatabases.set(parts.database, ofTenants);
    const ask =
      ofTenants.get(tenantId) ??
      gather((keys: readonly Key[]) => inTenant(parts.database, tenantId, (scope) => work(scope, keys, parts)), max);
    ofTenants.set(tenantId, ask);
    return ask(key);
  };
}
