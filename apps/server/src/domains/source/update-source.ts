import type { CorpusSource, corpusSources } from '@lobby/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { describeSource } from './get-source.ts';
import { forgetAnswers } from './run/page.repository.ts';
import { nextReading } from './run/run-source.ts';
import { toCorpusSource } from './run/source-row.ts';
import { findCounted, lockSource, saveSettings } from './run/source.repository.ts';

/** Changes how a source is read from the next reading on. @throws BusinessError not_found, stale_version with the newer copy */
export async function updateSource({ request, actor, locale, services }: Call<typeof corpusSources.update>): Promise<CorpusSource> {
  const { id, version, name, options } = request;
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await lockSource(scope, id);
    if (!stored) throw new BusinessError('not_found');
    const refresh = stored.address === null ? 'never' : request.refresh;
    if (isDeepStrictEqual([stored.name, stored.options, stored.refresh], [name, options, refresh])) return;
    if (stored.version !== version) {
      const current = await findCounted(scope, id);
      throw new BusinessError('stale_version', current ? { current: toCorpusSource(current, locale) } : {});
    }
    const nextReadAt = stored.refresh === refresh ? stored.nextReadAt : nextReading(refresh, services.now());
    await saveSettings(scope, id, { name, options, refresh, nextReadAt });
    if (!isDeepStrictEqual(stored.options, options)) await forgetAnswers(scope, id);
  });
  return describeSource(services, actor.tenantId, id, locale);
}
