import { createIndex } from '@lobby/retrieval';
import { inTenant } from '#/database/transaction.ts';
import { writeToAdmins } from '#/domains/pay/notice/write-to-admins.ts';
import type { Services } from '#/services.ts';
import type { Embedder } from '#/outside/embedder.ts';
import { say } from '#/words.ts';
import { countWorded, readCheck, readChecked, writeCheck, type CheckedEntry, type EmbeddingCheck } from './check.repository.ts';
import { cosineOf, packVector } from './packed-vector.ts';

/** Wordings that are asked: fewer say nothing, more cost too much; and the entries among which theirs is looked for. */
const ASKED_MIN = 8;
const ASKED_MAX = 40;
const ENTRIES_MAX = 200;
/** Texts that a model gets at once, the characters of each, and the longest wait for them, in milliseconds. */
const BATCH = 64;
const TEXT_MAX = 4_000;
const BATCH_MS = 30_000;
/** With so many times the entries it is checked again. */
const AGAIN_AT = 2;

export type CheckingParts = Pick<Services, 'database' | 'config' | 'now'>;

/** Whether a model finds fewer of the business's own wordings than the words alone do. Pure. */
export function isWorse({ byMeaning, byWords }: Pick<EmbeddingCheck, 'byMeaning' | 'byWords'>): boolean {
  return byMeaning < byWords;
}

/** Whether a model was found worse than words, and is switched off. */
export async function isSwitchedOff({ database }: Pick<CheckingParts, 'database'>, tenantId: number, model: string): Promise<boolean> {
  const check = await inTenant(database, tenantId, readCheck);
  return check?.model === model && isWorse(check);
}

/**
 * Asks each of some entries' own wordings, which are hidden meanwhile, by words and by the model, and writes down which finds more. Once for
 * a model, and again when there are twice as many; the admins hear of one that is switched off.
 * @throws what `embed` threw
 */
export async function checkEmbedder(parts: CheckingParts, tenantId: number, embedder: Embedder): Promise<void> {
  const { database, now } = parts;
  const { last, worded, entries } = await inTenant(database, tenantId, async (scope) => {
    const [before, count] = [await readCheck(scope), await countWorded(scope)];
    const isDue = count >= ASKED_MIN && (before?.model !== embedder.name || count >= before.entries * AGAIN_AT);
    return { last: before, worded: count, entries: isDue ? await readChecked(scope, ENTRIES_MAX) : [] };
  });
  if (entries.length === 0) return;
  const asked = entries.flatMap(({ id, wordings: [text = ''] }) => (text === '' ? [] : [{ id, text }])).slice(0, ASKED_MAX);
  const check = {
    model: embedder.name,
    entries: worded,
    asked: asked.length,
    byWords: foundByWords(entries, asked),
    byMeaning: await foundByMeaning(embedder, entries, asked),
  };
  const wasOff = last?.model === embedder.name && isWorse(last);
  await inTenant(database, tenantId, async (scope) => {
    await writeCheck(scope, check, now());
    if (!isWorse(check) || wasOff) return;
    await writeToAdmins(scope, parts, (locale, { business }) => {
      const words = { business, asked: `${check.asked}`, words: `${check.byWords}`, meaning: `${check.byMeaning}` };
      return { subject: say(locale, 'limits.embedding_subject', words), text: say(locale, 'limits.embedding_text', words) };
    });
  });
}

interface AskedWording {
  /** The entry whose wording it is. */
  id: string;
  text: string;
}

function foundByWords(entries: readonly CheckedEntry[], asked: readonly AskedWording[]): number {
  const index = createIndex<Omit<CheckedEntry, 'wordings'>>();
  for (const { id, question, answer, locale } of entries) index.add({ id, question, answer, locale });
  return asked.filter(({ id, text }) => index.search(text, { limit: 1 })[0]?.entry.id === id).length;
}

async function foundByMeaning(embedder: Embedder, entries: readonly CheckedEntry[], asked: readonly AskedWording[]): Promise<number> {
  const known = await embedAll(
    embedder,
    entries.map(({ question, answer }) => `${question}\n${answer}`),
  );
  const questions = await embedAll(
    embedder,
    asked.map(({ text }) => text),
  );
  return asked.filter(({ id }, place) => {
    const close = known.map((numbers) => cosineOf(questions[place] as Buffer, numbers));
    return entries[close.indexOf(Math.max(...close))]?.id === id;
  }).length;
}

async function embedAll(embedder: Embedder, texts: readonly string[]): Promise<Buffer[]> {
  const vectors: Buffer[] = [];
  for (let start = 0; start < texts.length; start += BATCH) {
    const batch = texts.slice(start, start + BATCH).map((text) => text.slice(0, TEXT_MAX));
    for (const vector of await embedder.embed(batch, BATCH_MS)) vectors.push(packVector(vector).numbers);
  }
  return vectors;
}
