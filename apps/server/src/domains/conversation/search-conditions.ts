import { sql, type SQL } from 'drizzle-orm';

/** Text as it is looked for anywhere in another. */
export function patternOf(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A conversation `c` that has what is looked for: its number, its visitor's name or an address, or a message. */
export function matches(tenantId: number, q: string): SQL {
  const pattern = patternOf(q);
  const number = /^#?(\d{1,15})$/.exec(q)?.[1];
  const byNumber = number ? sql`c.no = ${Number(number)} OR` : sql``;
  // OFFSET 0 keeps the look into the messages to those of one conversation at a time.
  return sql`(${byNumber} c.contact_id IN (SELECT k.id FROM contact k WHERE k.tenant_id = ${tenantId} AND k.find_text LIKE lower(${pattern}))
    OR EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.body ILIKE ${pattern} OFFSET 0))`;
}
