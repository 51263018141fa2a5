import { FALLBACK_LOCALE, LOCALES, may, type corpus, type ImportReport, type Locale, type ResponseOf } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inBackground } from '#/database/give-way.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import type { RejectedRow } from './import/check-rows.ts';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { wordRefusal } from '#/domains/sheet/word-refusal.ts';
import type { ImportColumn } from './import/import-column.ts';
import { readInProcess } from './import/read-in-process.ts';
import { findImport, lockImport, rejectedRows, saveImportState } from './import-job/import-job.repository.ts';
import { storeImport } from './import-job/store-import.ts';
import { forecastImport } from './plan-import.ts';
import { corpusKey } from './shelves/corpus-key.ts';
import { readCorpora } from './shelves/shelf.repository.ts';

type ImportCall = Call<typeof corpus.import>;

/**
 * Imports entries from a file: every good row, or with `dry_run` none. The rows are stored first and written then, piece by piece: a server
 * that dies meanwhile is followed by one that goes on. Safe to repeat, and repeated with the same `import_id` it is the same import.
 */
export async function importEntries(call: ImportCall): Promise<ImportReport> {
  const { request, actor, locale, services } = call;
  const database = inBackground(services.database);
  const inScope = <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(database, actor.tenantId, work);
  const id = request.import_id ?? randomUUID();
  if (!request.dry_run && (await inScope((scope) => findImport(scope, id)))) return finish(call, id);
  const { good, rejected, ...facts } = await readUpload(call);
  if (request.dry_run) {
    const forecast = await forecastImport(inScope, good, may(actor, 'corpus.approve'));
    const refused = [...rejected, ...forecast.rejected].toSorted((a, b) => a.row - b.row);
    return { dry_run: true, ...forecast, rejected: refused.map((row) => wordReject(row, locale)), ...facts };
  }
  const job = {
    id,
    total: good.length + rejected.length,
    done: rejected.length,
    facts,
    mayApprove: may(actor, 'corpus.approve'),
    userId: actor.userId,
    startedBy: actor.name,
  };
  await storeImport(database, actor.tenantId, job, { good, rejected }, services.now);
  return finish(call, id);
}

/** Writes an import to its end, and tells what came of it. @throws BusinessError unavailable where it goes on without this server */
async function finish(call: ImportCall, id: string): Promise<ImportReport> {
  await call.services.importRunner.run(call.actor.tenantId, id);
  const { state, report } = await stateOf(call, id);
  if (state === 'failed') throw new Error('the import failed; the log says why');
  if (!report) throw new BusinessError('unavailable');
  return report;
}

/** How far an import is, and what came of it. @throws BusinessError not_found */
export function importState(call: Call<typeof corpus.importState>): Promise<ResponseOf<typeof corpus.importState>> {
  return stateOf(call, call.request.import_id);
}

/** Stops an import after the rows that are being written. @throws BusinessError not_found */
export async function importStop(call: Call<typeof corpus.importStop>): Promise<ResponseOf<typeof corpus.importStop>> {
  const { actor, services, request } = call;
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const job = await lockImport(scope, request.import_id);
    const isOn = job?.state === 'reading' || job?.state === 'running';
    if (isOn) await saveImportState(scope, job.id, 'stopped', services.now());
  });
  return stateOf(call, request.import_id);
}

function stateOf({ actor, locale, services }: Pick<ImportCall, 'actor' | 'locale' | 'services'>, id: string) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const job = await findImport(scope, id);
    if (!job) throw new BusinessError('not_found');
    const { state, done, total, added, updated, unchanged, facts } = job;
    if (state !== 'done' && state !== 'stopped') return { state, done, total, report: null };
    const rejected = (await rejectedRows(scope, id)).map((row) => wordReject(row, locale));
    const left = state === 'stopped' ? { left: total - done } : {};
    return { state, done, total, report: { dry_run: false, added, updated, unchanged, rejected, ...facts, ...left } };
  });
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
    zone: await inTenant(services.database, actor.tenantId, tenantTimezone),
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

function wordReject({ row, code, words, question }: RejectedRow, locale: Locale): ImportReport['rejected'][number] {
  return { row, code, question, reason: say(locale, `rejects.${code}`, words) };
}
