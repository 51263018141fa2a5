import { POOR_HEALTH, type EntryFilter } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';
import { and, arrayContains, eq, gt, ilike, like, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { corpusEntry } from './corpus.table.ts';

/** SQL: the entry is one that the filter names. @param now decides what has expired, in milliseconds since 1970 */
export function matching(
  tenantId: number,
  { q, locale, status, corpus_id: corpusId, tag, attention }: EntryFilter,
  now: number,
): SQL | undefined {
  return and(
    eq(corpusEntry.tenantId, tenantId),
    locale && eq(corpusEntry.locale, locale),
    status && inState(status, now),
    corpusId ? eq(corpusEntry.corpus_id, corpusId) : undefined,
    tag ? arrayContains(corpusEntry.tags, [tag]) : undefined,
    attention && needing(attention, now),
    containing(q?.trim()),
  );
}

function inState(status: NonNullable<EntryFilter['status']>, now: number): SQL | undefined {
  if (status === 'not_archived') return ne(corpusEntry.status, 'archived');
  if (status === 'expired') return and(eq(corpusEntry.status, 'published'), lte(corpusEntry.valid_until, now));
  if (status === 'upcoming') return and(eq(corpusEntry.status, 'published'), gt(corpusEntry.valid_from, now));
  return eq(corpusEntry.status, status);
}

function needing(attention: NonNullable<EntryFilter['attention']>, now: number): SQL | undefined {
  const { bad, share } = POOR_HEALTH;
  const reasons = {
    poor: sql`(${corpusEntry.badCount} >= ${bad} AND ${corpusEntry.badCount} >= ${share}::float8 * greatest(${corpusEntry.hitCount}, 1))`,
    review: lte(corpusEntry.review_by, now),
    outdated: sql`(${corpusEntry.translation_of} IS NOT NULL AND EXISTS (SELECT 1 FROM corpus_entry o
      WHERE o.tenant_id = ${corpusEntry.tenantId} AND o.id = ${corpusEntry.translation_of} AND o.texts_at > ${corpusEntry.textsAt}))`,
  };
  return attention === 'any' ? or(...Object.values(reasons)) : reasons[attention];
}

/** The folded question finds 退貨 by 退货 and ＡＢＣ by abc. */
function containing(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const pattern = containment(q);
  const folded = containment(foldText(q).replaceAll(/\s+/gu, ' '));
  return or(
    ilike(corpusEntry.question, pattern),
    ilike(corpusEntry.answer, pattern),
    sql`array_to_string(${corpusEntry.wordings}, E'\n') ILIKE ${pattern}`,
    like(corpusEntry.questionKey, folded),
  );
}

function containment(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
