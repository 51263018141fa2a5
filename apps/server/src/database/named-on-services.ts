import { sql, type SQL } from 'drizzle-orm';

/** SQL: the ids of contacts whose name on a service, such as LINE, is like one of some patterns, whatever colleagues call them. */
export function namedOnServices(tenantId: number, patterns: readonly string[]): SQL {
  return sql`SELECT p.contact_id FROM channel_person p WHERE p.tenant_id = ${tenantId} AND lower(p.name) LIKE ANY(${sql.param(patterns.map((pattern) => pattern.toLowerCase()))}::text[])`;
}
