import { analysis, ARTICLE_COUNTS, corpus, gaps, help, LOCALES, POOR_HEALTH, STALE_ENTRIES, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { addColleague } from '#test/add-colleague.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const DAY = 86_400_000;
const roll = dice(41);
const pick = <T>(...among: readonly T[]): T => among[Math.floor(roll() * among.length)] as T;

interface MadeEntry {
  status: 'published' | 'draft' | 'archived';
  bad: number;
  hits: number;
  reviewBy: number | null;
  validUntil: number | null;
  /** How long after it its original was changed; null of what is no translation. */
  originalLater: number | null;
}
/** One language of an article; `source` is the version of the original that it was written from. */
interface MadeText {
  locale: Locale;
  version: number;
  source: number | null;
  archived: boolean;
  live: boolean;
  isDue: boolean;
}

const entries = Array.from({ length: 80 }, (): MadeEntry => ({
  status: pick('published', 'published', 'draft', 'archived'),
  bad: pick(0, 0, POOR_HEALTH.bad, 8),
  hits: pick(10, 75, 300),
  reviewBy: pick(null, NOW - DAY, NOW + DAY),
  validUntil: pick(null, NOW - DAY, NOW + DAY),
  originalLater: pick(null, -DAY, DAY),
}));
const articles = Array.from({ length: 30 }, () => {
  const locales = LOCALES.slice(0, 1 + Math.floor(roll() * 4));
  const version = 1 + Math.floor(roll() * 3);
  return locales.map((locale, at): MadeText => {
    const source = at === 0 ? null : 1 + Math.floor(roll() * version);
    return { locale, version: at === 0 ? version : 1, source, archived: roll() < 0.2, live: roll() < 0.5, isDue: roll() < 0.3 };
  });
});

let app: TestApp;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  mina = await app.signUp();
  const { tenantId } = mina;
  await inTenant(app.services.database, tenantId, async (scope) => {
    const named = (no: number) => `Question ${no}`;
    const draft = { answer: 'Yes.', wordings: [], locale: 'en-US' as const };
    const drafts = entries.map(({ status }, no) => ({ ...draft, question: named(no), status }));
    await addEntries(scope, [{ ...draft, question: 'The original', status: 'published' as const }, ...drafts], 'Mina');
    const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
    await scope.db.execute(
      sql`UPDATE corpus_entry SET texts_at = ${at(NOW - 10 * DAY)} WHERE tenant_id = ${tenantId} AND question = 'The original'`,
    );
    for (const [no, { bad, hits, reviewBy, validUntil, originalLater }] of entries.entries())
      await scope.db
        .execute(sql`UPDATE corpus_entry e SET bad_count = ${bad}, hit_count = ${hits}, review_by = ${reviewBy}, valid_until = ${validUntil},
          translation_of = CASE WHEN ${originalLater !== null} THEN (SELECT id FROM corpus_entry o WHERE o.tenant_id = ${tenantId} AND o.question = 'The original') END,
          texts_at = ${at(NOW - 10 * DAY - (originalLater ?? 0))}
        WHERE tenant_id = ${tenantId} AND question = ${named(no)}`);
    for (const texts of articles) {
      const id = randomUUID();
      await scope.db.execute(sql`INSERT INTO help_article (tenant_id, id, source_locale, created_at, updated_at)
        VALUES (${tenantId}, ${id}, ${texts[0]?.locale}, ${at(NOW)}, ${at(NOW)})`);
      for (const { locale, version, source, archived, live, isDue } of texts)
        await scope.db
          .execute(sql`INSERT INTO help_text (tenant_id, article_id, locale, title, slug, summary, body, search, machine, source_version, version, archived, live_version,
            publish_at, updated_at)
          VALUES (${tenantId}, ${id}, ${locale}, 'Tents', ${`${locale}-${id}`}, '', '', 'tents', false, ${source}, ${version}, ${archived}, ${live ? 1 : null},
            ${isDue && !live ? at(NOW + DAY) : null}, ${at(NOW)})`);
    }
    for (const status of ['open', 'open', 'open', 'ignored'])
      await scope.db.execute(sql`INSERT INTO corpus_gap (tenant_id, id, kind, question, locale, status, asked_count, last_at)
        VALUES (${tenantId}, ${randomUUID()}, 'unanswered', 'May I bring a dog?', 'en-US', ${status}, 2, ${at(NOW)})`);
  });
});
afterAll(() => app.close());

const isPoor = ({ bad, hits }: MadeEntry) => bad >= POOR_HEALTH.bad && bad >= POOR_HEALTH.share * hits;
const STALE: Record<(typeof STALE_ENTRIES)[number], (entry: MadeEntry) => boolean> = {
  poor: (entry) => entry.status !== 'archived' && isPoor(entry),
  review: ({ status, reviewBy }) => status !== 'archived' && reviewBy !== null && reviewBy <= NOW,
  outdated: ({ status, originalLater }) => status !== 'archived' && originalLater !== null && originalLater > 0,
  expired: ({ status, validUntil }) => status === 'published' && validUntil !== null && validUntil <= NOW,
};
const STANDS: Record<(typeof ARTICLE_COUNTS)[number], (texts: MadeText[]) => boolean> = {
  published: (texts) => texts.some(({ archived, live }) => !archived && live),
  draft: (texts) => texts.some(({ archived, live, isDue }) => !archived && !live && !isDue),
  outdated: (texts) => texts.some(({ source }) => source !== null && source < (texts[0]?.version ?? 0)),
  missing: (texts) => texts.length < LOCALES.length,
};

test('stale entries, articles and gaps are as many as were made, and as the list has that each number opens', async () => {
  const { token } = mina;
  const { data } = await app.call(analysis.report, { days: 28 }, { token });
  for (const name of STALE_ENTRIES) {
    const filter = name === 'expired' ? { status: name } : { attention: name, status: 'not_archived' as const };
    const listed = (await app.call(corpus.list, { ...filter, limit: 100 }, { token })).data;
    const made = entries.filter(STALE[name]).length;
    expect([name, data.knowledge?.entries[name], listed.total, listed.items.length]).toEqual([name, made, made, made]);
    expect(made).toBeGreaterThan(0);
  }
  for (const status of ARTICLE_COUNTS) {
    const listed = (await app.call(help.list, { status, limit: 100 }, { token })).data;
    const made = articles.filter(STANDS[status]).length;
    expect([status, data.knowledge?.articles[status], listed.total, listed.items.length]).toEqual([status, made, made, made]);
    expect(made).toBeGreaterThan(0);
  }
  expect([data.gaps, (await app.call(gaps.list, { status: 'open' }, { token })).data.total]).toEqual([3, 3]);
});

test('whoever may not edit the corpus sees none of it', async () => {
  const kim = await addColleague(app, mina, 'Kim');
  const { data } = await app.call(analysis.report, { days: 28 }, { token: kim.token });
  expect([data.knowledge, data.gaps]).toEqual([null, null]);
});
