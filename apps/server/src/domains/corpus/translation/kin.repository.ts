import type { CorpusEntry } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** The same entry in other languages. */
export type Kin = Pick<CorpusEntry, 'is_outdated' | 'siblings'>;
type Sibling = CorpusEntry['siblings'][number];

/** The same entries in the other languages, by entry; one that has none is left out. */
export async function readKin(
  { tenantId, db }: TenantScope,
  rows: readonly { id: string; translation_of: string | null }[],
): Promise<Map<string, Kin>> {
  const roots = [...new Set(rows.map((row) => row.translation_of ?? row.id))];
  if (roots.length === 0) return new Map();
  const list = sql`${sql.param(roots)}::uuid[]`;
  const found =
    await db.execute(sql`SELECT e.id, e.locale, e.status, coalesce(e.translation_of, e.id) AS root, coalesce(o.texts_at > e.texts_at, false) AS is_outdated
    FROM corpus_entry e LEFT JOIN corpus_entry o ON o.tenant_id = e.tenant_id AND o.id = e.translation_of
    WHERE e.tenant_id = ${tenantId} AND (e.id = ANY(${list}) OR e.translation_of = ANY(${list})) ORDER BY e.locale`);
  const all = found.rows as unknown as (Sibling & { root: string })[];
  const families = Map.groupBy(all, ({ root }) => root);
  return new Map(
    rows.map(({ id, translation_of: root }) => {
      const family = families.get(root ?? id) ?? [];
      const siblings = family.filter((each) => each.id !== id).map(({ root: _root, ...each }) => each);
      return [id, { is_outdated: family.find((each) => each.id === id)?.is_outdated ?? false, siblings }];
    }),
  );
}
