import { ANSWER_MAX, BUTTON_LABEL_MAX, QUESTION_MAX, WORDINGS_MAX, type Locale } from '@lobby/contract';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { lockJob, moveJob, readPiece, type StoredJob } from '#/domains/corpus/bulk/job.repository.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { insertEntry, type Stamp } from '#/domains/corpus/corpus-writes.repository.ts';
import { findByKeys, findEntry } from '#/domains/corpus/corpus.repository.ts';
import { countEntries } from '#/domains/corpus/count-entries.ts';
import { questionKey } from '#/domains/corpus/draft/question-key.ts';
import { tidyDraft } from '#/domains/corpus/draft/tidy-draft.ts';
import { draftOf, type EntryRow } from '#/domains/corpus/entry-row.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import type { Services } from '#/services.ts';
import { describeEntry } from './describe-entry.ts';
import { translateEntry, type TranslatedTexts, type TranslateServices } from './translate-entry.ts';

/** Entries that are translated at once. */
const PIECE = 4;

interface Translated {
  row: EntryRow;
  texts: TranslatedTexts;
}

/** Translates the next entries of a job into drafts. The model is asked outside of the transaction; a piece that somebody else has done meanwhile is thrown away. */
export async function translatePiece(
  services: TranslateServices & Pick<Services, 'now'>,
  tenantId: number,
  { id, done, startedBy }: StoredJob,
  locale: Locale,
): Promise<StoredJob | undefined> {
  const { database, now } = services;
  const { ids, rows } = await inTenant(database, tenantId, async (scope) => {
    const piece = await readPiece(scope, id, done, PIECE);
    return { ids: piece, rows: await untranslated(scope, piece, locale) };
  });
  const translated = await Promise.all(
    rows.map(async (row): Promise<Translated> => ({ row, texts: await translateEntry(services, tenantId, row, locale) })),
  );
  return inTenant(database, tenantId, async (scope) => {
    const job = await lockJob(scope, id);
    if (job?.state !== 'running' || job.done !== done) return job;
    const changeNo = await lockCorpus(scope);
    let changed = 0;
    for (const each of translated) changed += Number(await store(scope, each, locale, { changeNo, by: startedBy }));
    if (changed > 0) await publishChange(scope, changeNo, id);
    return moveJob(scope, id, { done: ids.length, changed, refused: translated.length - changed }, now());
  });
}

/** Those of the entries that are not in this language yet, neither themselves nor as a translation. */
async function untranslated(scope: TenantScope, ids: readonly string[], locale: Locale): Promise<EntryRow[]> {
  const rows: EntryRow[] = [];
  for (const id of ids) {
    const row = await findEntry(scope, id);
    if (!row || row.locale === locale) continue;
    const { siblings } = await describeEntry(scope, row);
    if (!siblings.some((sibling) => sibling.locale === locale)) rows.push(row);
  }
  return rows;
}

/** @returns whether there was room for it, in the plan and beside the questions that are there */
async function store(scope: TenantScope, { row, texts }: Translated, locale: Locale, stamp: Stamp): Promise<boolean> {
  const { translated_by: translatedBy, ...words } = texts;
  const cut = {
    question: words.question.slice(0, QUESTION_MAX),
    answer: words.answer.slice(0, ANSWER_MAX),
    wordings: words.wordings.slice(0, WORDINGS_MAX).map((wording) => wording.slice(0, QUESTION_MAX)),
    buttons: words.buttons.map((button) => ({ ...button, label: button.label.slice(0, BUTTON_LABEL_MAX) })),
  };
  const original = row.translation_of ?? row.id;
  const draft = tidyDraft({ ...draftOf(row), ...cut, locale, status: 'draft', translation_of: original });
  const same = await findByKeys(scope, [{ locale, key: questionKey(draft.question) }]);
  const { corpus_entries: limit } = await planLimits(scope);
  if (same.length > 0 || (await countEntries(scope)) >= limit) return false;
  await insertEntry(scope, draft, { translatedBy }, stamp);
  return true;
}
