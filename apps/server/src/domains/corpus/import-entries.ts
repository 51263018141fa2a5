import { FALLBACK_LOCALE, LOCALES, may, type corpus, type ImportReport, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import type { RejectedRow } from './import/check-rows.ts';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { wordRefusal } from '#/domains/sheet/word-refusal.ts';
import type { ImportColumn } from './import/import-column.ts';
import { readInProcess } from './import/read-in-process.ts';
import { corpusKey } from './shelves/corpus-key.ts';
import { readCorpora } from './shelves/shelf.repository.ts';
import { planImport, writeRows, type InScope } from './write-rows.ts';

type ImportCall = Call<typeof corpus.import>;

/** Imports entries from a file: every good row, in one transaction, or with `dry_run` none. Safe to repeat. */
export async function importEntries(call: ImportCall): Promise<ImportReport> {
  const { request, actor, locale, services } = call;
  const { good, rejected, ...facts } = await readUpload(call);
  const inScope: InScope = (work) => inTenant(services.database, actor.tenantId, work);
  const planned = await planImport(inScope, good, may(actor, 'corpus.approve'));
  const tell = progressOf(call, rejected.length, good.length + rejected.length);
  const plan = request.dry_run ? planned : await inScope((scope) => writeRows(scope, good, planned, actor.name, tell));
  const refused = [...rejected, ...plan.rejected].toSorted((a, b) => a.row - b.row);
  return {
    dry_run: request.dry_run,
    added: plan.added.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    rejected: refused.map((row) => wordReject(row, locale)),
    ...facts,
  };
}

async function readUpload({ request, actor, locale, file, services }: ImportCall) {
  if (!file) throw new BusinessError('invalid_request', { fields: [{ path: 'file', message: say(locale, 'fields.required') }] });
  const tenant = await findTenant(services, String(actor.tenantId));
  const corpora = await inTenant(services.database, actor.tenantId, readCorpora);
  const first = corpora.find((each) => each.is_first)?.id ?? '';
  // What another business, in whatever language, calls its first corpus is the first one here too.
  const firstNames = LOCALES.map((each): [string, string] => [corpusKey(say(each, 'corpus.first')), first]);
  const names = new Map([...firstNames, ...corpora.map(({ id, name }): [string, string] => [corpusKey(name), id])]);
  const options = {
    corpora: names,
    mapping: request.mapping ?? {},
    locale: request.locale,
    fallbackLocale: tenant?.defaultLocale ?? FALLBACK_LOCALE,
  };
  return readInProcess(file.bytes, options).catch((error: unknown) => {
    throw error instanceof FileRefused
      ? Object.assign(
          wordRefusal(error.refusal, locale, (column) => say(locale, `columns.${column as ImportColumn}`)),
          { cause: error },
        )
      : error;
  });
}

/** Rows that were refused on reading are done from the start. */
function progressOf(
  { request: { import_id: importId }, actor, services }: ImportCall,
  before: number,
  total: number,
): (done: number) => void {
  return (done) => {
    if (importId) services.announcer.importProgress(actor.userId, { import_id: importId, done: before + done, total });
  };
}

function wordReject({ row, code, words, question }: RejectedRow, locale: Locale): ImportReport['rejected'][number] {
  return { row, code, question, reason: say(locale, `rejects.${code}`, words) };
}
