import { sql, type SQL } from 'drizzle-orm';

/** A conversation `c` that has what is looked for: its number, its visitor's name or an address, or a message. */
export function matches(tenantId: number, q: string): SQL {
  const pattern = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const number = /^#?(\d{1,15})$/.exec(q)?.[1];
  const byNumber = number ? sql`c.no = ${Number(number)} OR` : sql``;
  return sql`(${byNumber} c.contact_id IN (SELECT k.id FROM contact k WHERE k.tenant_id = ${tenantId}
      AND (k.name ILIKE ${pattern} OR k.email ILIKE ${pattern} OR k.phone ILIKE ${pattern} OR k.external_id ILIKE ${pattern}))
    OR EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.body ILIKE ${pattern}))`;
}
