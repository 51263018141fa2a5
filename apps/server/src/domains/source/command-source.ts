import type { CorpusSource, corpusSources, RequestOf, SourceState } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { describeSource } from './get-source.ts';
import { FAILED_ONLY, findPage, firstPage, oneOnly, resetPages } from './run/page.repository.ts';
import type { SourceRow } from './run/source-row.ts';
import { findCounted, lockSource, saveAsked } from './run/source.repository.ts';

const AT_WORK: ReadonlySet<SourceState> = new Set(['pending', 'fetching', 'parsing', 'splitting', 'indexing']);

/** Reads a source again, or what failed of it; pauses it, or lets it go on. What is so already stays so. @throws BusinessError not_found */
export async function commandSource({ request, actor, locale, services }: Call<typeof corpusSources.command>): Promise<CorpusSource> {
  const { id } = request;
  const state = await inTenant(services.database, actor.tenantId, async (scope) => {
    const source = await lockSource(scope, id);
    if (!source) throw new BusinessError('not_found');
    const wanted = await wantedState(scope, source, request);
    if (wanted) await saveAsked(scope, id, wanted, services.now());
    return wanted;
  });
  if (state === 'paused') services.sourceRunner.halt(id);
  else if (state) services.sourceRunner.wake(actor.tenantId, id);
  if (state) services.announcer.sourceChanged(actor.tenantId, id);
  return describeSource(services, actor.tenantId, id, locale);
}

/** The state that the source goes to; undefined where it stays as it is. */
async function wantedState(
  scope: TenantScope,
  source: SourceRow,
  { command, page_id: pageId }: RequestOf<typeof corpusSources.command>,
): Promise<SourceState | undefined> {
  const isAtWork = AT_WORK.has(source.state);
  switch (command) {
    case 'pause':
      return isAtWork ? 'paused' : undefined;
    case 'resume':
      return source.state === 'paused' ? unfinishedState(scope, source) : undefined;
    case 'read':
      return isAtWork ? undefined : 'pending';
    case 'retry':
      return retry(scope, source, pageId, isAtWork);
  }
}

/** Goes on where it stopped; what had not begun begins. */
async function unfinishedState(scope: TenantScope, { id }: SourceRow): Promise<SourceState> {
  const waiting = (await findCounted(scope, id))?.waiting ?? 0;
  return waiting > 0 ? 'fetching' : 'pending';
}

async function retry(
  scope: TenantScope,
  { id }: SourceRow,
  pageId: string | undefined,
  isAtWork: boolean,
): Promise<SourceState | undefined> {
  if (pageId !== undefined && !(await findPage(scope, id, pageId))) throw new BusinessError('not_found');
  const first = await firstPage(scope, id);
  // Without its first page nothing was found: it begins anew.
  if (!first || (pageId === undefined && first.state === 'failed')) return isAtWork ? undefined : 'pending';
  await resetPages(scope, id, pageId === undefined ? FAILED_ONLY : oneOnly(pageId));
  return isAtWork ? undefined : 'fetching';
}
