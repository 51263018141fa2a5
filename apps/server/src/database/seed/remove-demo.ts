import type { UploadPurpose } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant, type PlatformScope, type TenantScope } from '#/database/transaction.ts';
import { enterTenant } from '#/database/enter-scope.ts';
import { everyKey } from '#/domains/upload/file-key.ts';
import type { FileStore } from '#/outside/file-store.ts';
import { listDemos } from './demo-businesses.ts';

interface Removing {
  database: Database;
  files: Pick<FileStore, 'remove'>;
  now: number;
}

/** Removes every made-up business, with whoever belongs to it alone, and sees to it that none comes back. @returns how many there were */
export async function removeDemo({ database, files, now }: Removing): Promise<number> {
  const demos = await listDemos(database);
  if (demos.length === 0) return 0;
  const keys: string[] = [];
  for (const { tenantId } of demos) keys.push(...(await inTenant(database, tenantId, listFileKeys)));
  await inPlatform(database, async (scope) => {
    for (const { tenantId } of demos) await removeBusiness(scope, tenantId);
    await scope.db.execute(sql`INSERT INTO demo_removal (removed_at) VALUES (to_timestamp(${now} / 1000.0))`);
  });
  // Behind the commit: a file that stays lies there for nothing, one that is missed does harm.
  await files.remove(keys);
  return demos.length;
}

async function listFileKeys({ tenantId, db }: TenantScope): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT id, coalesce(cardinality(received), 0) AS parts, purpose FROM attachment WHERE tenant_id = ${tenantId}`,
  );
  return (rows as unknown as { id: string; parts: number; purpose: UploadPurpose }[]).flatMap(({ id, parts, purpose }) =>
    everyKey(tenantId, id, parts, purpose),
  );
}

async function removeBusiness(scope: PlatformScope, tenantId: number): Promise<void> {
  const tenant = await enterTenant(scope, tenantId);
  const members = await memberIds(tenant);
  await tenant.db.execute(sql`UPDATE tenant SET owner_id = NULL WHERE id = ${tenantId}`);
  const tables = await tablesOf(tenant);
  // Twice: the end of a conversation is counted where its business counts, also by its removal.
  for (const { name, column } of [...tables, ...tables])
    await tenant.db.execute(sql`DELETE FROM ${sql.identifier(name)} WHERE ${sql.identifier(column)} = ${tenantId}`);
  await tenant.db.execute(sql`DELETE FROM tenant WHERE id = ${tenantId}`);
  for (const id of members) await removeUser(tenant, id);
}

async function memberIds({ tenantId, db }: TenantScope): Promise<number[]> {
  const { rows } = await db.execute(sql`SELECT user_id AS id FROM tenant_member WHERE tenant_id = ${tenantId}`);
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** Every table with rows of businesses, each before those that its rows point to. */
async function tablesOf({ db }: TenantScope): Promise<{ name: string; column: string }[]> {
  const { rows } = await db.execute(sql`WITH RECURSIVE own AS (
      SELECT c.oid, c.relname AS name, a.attname AS "column" FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('tenant_id', 'business_id') AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace),
    points AS (SELECT DISTINCT k.conrelid AS "from", k.confrelid AS "to" FROM pg_constraint k JOIN own f ON f.oid = k.conrelid JOIN own t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND k.conrelid <> k.confrelid),
    ranked AS (SELECT oid, 0 AS rank FROM own UNION ALL SELECT p."to", r.rank + 1 FROM ranked r JOIN points p ON p."from" = r.oid WHERE r.rank < 20)
    SELECT o.name, o."column" FROM own o JOIN (SELECT oid, max(rank) AS rank FROM ranked GROUP BY oid) r ON r.oid = o.oid ORDER BY r.rank, o.name`);
  return rows as unknown as { name: string; column: string }[];
}

/** An account that belongs to no business any more, with its sign-ins. */
async function removeUser({ db }: TenantScope, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT set_config('app.user_id', ${String(id)}, true), EXISTS (SELECT FROM tenant_member WHERE user_id = ${id}) AS "isMember"`,
  );
  if ((rows[0] as { isMember: boolean }).isMember) return;
  for (const table of ['login_session', 'known_device', 'policy_acceptance', 'two_step'])
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE user_id = ${id}`);
  await db.execute(sql`DELETE FROM app_user WHERE id = ${id}`);
}
