import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { PERSONAL_TABLES, type Person, type PersonalTable } from './personal-tables.ts';

/**
 * What names a contact in other tables; undefined where there is none. An address of theirs is the one that they are known to have,
 * and, as long as it is nobody else's too, the ones that they named or proved and those that their work orders came from.
 */
export async function findPerson({ tenantId, db }: TenantScope, contactId: string): Promise<Person | undefined> {
  const { rows } = await db.execute(sql`SELECT k.phone,
      ARRAY(SELECT c.id::text FROM conversation c WHERE c.tenant_id = k.tenant_id AND c.contact_id = k.id) AS "conversationIds",
      ARRAY(SELECT w.id::text FROM work_order w WHERE w.tenant_id = k.tenant_id AND w.contact_id = k.id) AS "orderIds",
      ARRAY(SELECT DISTINCT a.email FROM (SELECT lower(k.email) AS email
        UNION ALL SELECT lower(p.address) FROM visitor_proof p JOIN conversation c ON c.tenant_id = p.tenant_id AND c.id = p.conversation_id
          WHERE p.tenant_id = k.tenant_id AND c.contact_id = k.id AND p.proven_at IS NOT NULL
        UNION ALL SELECT lower(m.from_address) FROM order_mail m JOIN work_order w ON w.tenant_id = m.tenant_id AND w.id = m.work_order_id
          WHERE m.tenant_id = k.tenant_id AND w.contact_id = k.id AND m.outcome = 'created') a
        WHERE a.email <> '' AND ((a.email = lower(k.email) AND NOT k.email_claimed) OR NOT EXISTS (SELECT FROM contact o
          WHERE o.tenant_id = k.tenant_id AND lower(o.email) = a.email AND o.id <> k.id))) AS emails
    FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = ${contactId}`);
  const found = rows[0] as unknown as Omit<Person, 'tenantId' | 'contactId'> | undefined;
  return found && { tenantId, contactId, ...found };
}

/** What one table tells of them, as the rows are, in an order that stays the same. */
export async function readRows({ db }: TenantScope, { name, rows, told }: PersonalTable, person: Person): Promise<unknown[]> {
  if (!told) return [];
  const found = await db.execute(sql`SELECT ${told} AS row FROM ${sql.identifier(name)} t WHERE ${rows(person)} ORDER BY t`);
  return (found.rows as unknown as { row: unknown }[]).map(({ row }) => row);
}

/** Removes every row of theirs but those of files, which name where they lie in the store. */
export async function deleteRows({ db }: TenantScope, person: Person): Promise<void> {
  for (const { name, rows } of PERSONAL_TABLES)
    if (name !== 'attachment') await db.execute(sql`DELETE FROM ${sql.identifier(name)} WHERE ${rows(person)}`);
}

export interface HeldFile {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

const attachments = PERSONAL_TABLES.find(({ name }) => name === 'attachment') as PersonalTable;
const mails = PERSONAL_TABLES.find(({ name }) => name === 'order_mail') as PersonalTable;

/** Files of theirs that lie in the store. */
export async function listFiles({ db }: TenantScope, person: Person): Promise<HeldFile[]> {
  const { rows } = await db.execute(
    sql`SELECT id, name, epoch_ms(created_at) AS at FROM attachment WHERE ${attachments.rows(person)} AND state = 'ready' ORDER BY created_at, id`,
  );
  return rows as unknown as HeldFile[];
}

export async function countFiles({ db }: TenantScope, person: Person): Promise<{ files: number; bytes: number }> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS files, coalesce(sum(file_bytes), 0)::bigint AS bytes FROM attachment WHERE ${attachments.rows(person)} AND state = 'ready'`,
  );
  const { files, bytes } = rows[0] as { files: number; bytes: number | string };
  return { files, bytes: Number(bytes) };
}

/** Mails of theirs that are kept whole, because somebody may still take them. */
export async function listRawMails({ db }: TenantScope, person: Person): Promise<{ id: string; at: number }[]> {
  const { rows } = await db.execute(
    sql`SELECT id, epoch_ms(received_at) AS at FROM order_mail WHERE ${mails.rows(person)} AND raw IS NOT NULL ORDER BY received_at, id`,
  );
  return rows as unknown as { id: string; at: number }[];
}

export async function readRaw({ tenantId, db }: TenantScope, mailId: string): Promise<Buffer | undefined> {
  const { rows } = await db.execute(sql`SELECT raw FROM order_mail WHERE tenant_id = ${tenantId} AND id = ${mailId} AND raw IS NOT NULL`);
  const raw = (rows[0] as { raw: Uint8Array } | undefined)?.raw;
  return raw && Buffer.from(raw);
}
