import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#/database/open-database.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { insertPassages } from '#/domains/corpus/passage/passage.repository.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';

const PIECE = 500;
/** Words that the passages are made of: few enough that most are in many of them, as in the texts of one business. */
const WORDS = Array.from({ length: 4_000 }, (_, number) => `w${((number * 7_919) % 46_656).toString(36)}`);
const SENTENCE = 9;
const SENTENCES = 6;

const sentence = (seed: number) =>
  Array.from({ length: SENTENCE }, (_, place) => WORDS[(seed * 31 + place * place * 17 + ((seed * place) >> 3)) % WORDS.length]).join(' ');

/** Text of about 300 characters, as a piece of a help page is long. */
const bodyOf = (number: number) => Array.from({ length: SENTENCES }, (_, part) => `${sentence(number * SENTENCES + part)}.`).join(' ');

/** Gives the demo business so many things that its bot finds: half of them entries, half passages. */
export async function fillCorpus(at: { url: string | undefined; directory: string }, chunks: number): Promise<void> {
  const database = await openDatabase(at);
  try {
    const [tenantId = 0] = await inPlatform(database, listTenantIds);
    for (let start = 0; start < chunks / 2; start += PIECE) {
      const numbers = Array.from({ length: Math.min(PIECE, chunks / 2 - start) }, (_, index) => start + index);
      await inTenant(database, tenantId, async (scope) => {
        const drafts = numbers.map((number) => ({
          question: `What of ${sentence(number)} ${number}?`,
          answer: bodyOf(number),
          wordings: [],
          locale: 'en-US' as const,
          status: 'published' as const,
        }));
        await addEntries(scope, drafts, 'Lobby');
      });
      await inTenant(database, tenantId, async (scope) => {
        const changeNo = await lockCorpus(scope);
        const passages = numbers.map((number) => ({
          title: `Page ${number}`,
          heading: '',
          body: bodyOf(number + chunks),
          locale: 'en-US' as const,
          address: undefined,
          ord: number,
        }));
        await insertPassages(scope, { kind: 'source', id: randomUUID() }, passages, changeNo);
        await publishChange(scope, changeNo);
      });
    }
    await inPlatform(database, ({ db }) => db.execute(sql`SELECT 1`));
  } finally {
    await database.close();
  }
}
