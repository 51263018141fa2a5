import type { Locale, OrderImportCheck, OrderImportJob, workOrderImports } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { goOnWithImportsOf } from './go-on-with-cut-off.ts';
import { goOnImporting } from './go-on.ts';
import { findImport, insertImport, listImports, readRejected, stopImport, type StoredImport } from './import.repository.ts';
import { planImport, wordRejected } from './plan-import.ts';

/** Imports that a list shows. */
const LISTED = 5;
/** Characters of a file's name that are kept. */
const FILE_NAME_MAX = 120;

/** What an import would do; changes nothing. */
export async function checkImport(call: Call<typeof workOrderImports.check>): Promise<OrderImportCheck> {
  const { good, unchanged, rejected, headers, mapping, encoding } = await planImport(call);
  return { added: good.length, unchanged, rejected: wordRejected(rejected, call.locale), headers, mapping, encoding };
}

/** Writes down what is to be made, and begins; a repeat answers with what was begun first. */
export async function runImport(call: Call<typeof workOrderImports.run>): Promise<OrderImportJob> {
  const { request, actor, locale, file, services } = call;
  const { database } = beyondReach(services);
  const earlier = await inTenant(database, actor.tenantId, (scope) => findImport(scope, request.id, actor.userId));
  if (!earlier) {
    const plan = await planImport(call);
    const begun = {
      id: request.id,
      userId: actor.userId,
      userName: actor.name,
      locale,
      file: (file?.name ?? '').slice(-FILE_NAME_MAX),
      notify: request.notify,
    };
    await inTenant(database, actor.tenantId, (scope) => insertImport(scope, begun, plan, services.now()));
  }
  const job = await readImport(services, actor, request.id, locale);
  if (job.state === 'running')
    goOnImporting(beyondReach(services), actor.tenantId, job.id).catch((error: unknown) =>
      services.log.error({ err: error, job: job.id }, 'an import of work orders was cut off'),
    );
  return job;
}

/** How far it is; what a crash cut off goes on at once. @throws BusinessError not_found, also for somebody else's */
export async function getImport({ request, actor, locale, services }: Call<typeof workOrderImports.get>): Promise<OrderImportJob> {
  const job = await readImport(services, actor, request.id, locale);
  if (job.state === 'running')
    goOnWithImportsOf(beyondReach(services), actor.tenantId).catch((error: unknown) =>
      services.log.error({ err: error, job: job.id }, 'an import of work orders could not be gone on with'),
    );
  return job;
}

export async function listOwnImports({ actor, services }: Call<typeof workOrderImports.list>): Promise<{ items: OrderImportJob[] }> {
  const found = await inTenant(services.database, actor.tenantId, (scope) => listImports(scope, actor.userId, LISTED));
  return { items: found.map((each) => toJob(each, [])) };
}

/** Stops it between two pieces; what was made stays. */
export async function stopOwnImport({ request, actor, locale, services }: Call<typeof workOrderImports.stop>): Promise<OrderImportJob> {
  await readImport(services, actor, request.id, locale);
  await inTenant(services.database, actor.tenantId, (scope) => stopImport(scope, request.id));
  return readImport(services, actor, request.id, locale);
}

async function readImport({ database }: Services, actor: StaffActor, id: string, locale: Locale): Promise<OrderImportJob> {
  return inTenant(database, actor.tenantId, async (scope) => {
    const found = await findImport(scope, id, actor.userId);
    if (!found) throw new BusinessError('not_found');
    return toJob(found, found.state === 'running' ? [] : wordRejected(await readRejected(scope, id), locale));
  });
}

function toJob(
  { id, file, state, total, added, unchanged, refused, createdAt }: StoredImport,
  rejected: OrderImportJob['rejected'],
): OrderImportJob {
  return { id, file, state, total, through: added + unchanged + refused, added, unchanged, refused, created_at: createdAt, rejected };
}
