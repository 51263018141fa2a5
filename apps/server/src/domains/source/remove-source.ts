import type { corpusSources } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { removePassages } from '#/domains/corpus/replace-passages.ts';
import { letGoSourceFile } from '#/domains/upload/source-file.ts';
import { BusinessError } from '#/errors.ts';
import { pageIds } from './run/page.repository.ts';
import { deleteSource, lockSource } from './run/source.repository.ts';

/** Deletes a source with all that was read of it; whoever reads it stops. @throws BusinessError not_found */
export async function removeSource({ request, actor, services }: Call<typeof corpusSources.remove>): Promise<Record<string, never>> {
  const { id } = request;
  services.sourceRunner.halt(id);
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const source = await lockSource(scope, id);
    if (!source) throw new BusinessError('not_found');
    for (const pageId of await pageIds(scope, id)) await removePassages(scope, { kind: 'source', id: pageId });
    if (source.fileId !== null) await letGoSourceFile(scope, source.fileId, services.now());
    await deleteSource(scope, id);
  });
  services.announcer.sourceChanged(actor.tenantId, id);
  return {};
}
