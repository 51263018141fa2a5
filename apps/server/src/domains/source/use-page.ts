import type { corpusSources, SourcePage } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { removePassages, replacePassages } from '#/domains/corpus/replace-passages.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { toSourcePage } from './list-pages.ts';
import { findPage, keptText, saveUsed, type PageRow } from './run/page.repository.ts';
import { openDocumentReader } from './read/document-reader.ts';
import { draftsOf } from './run/store-document.ts';
import { lockSource } from './run/source.repository.ts';

type UseCall = Call<typeof corpusSources.usePage>;

/** Takes a page out of what the bot finds, or back in from what was read of it. @throws BusinessError not_found */
export async function usePage({ request, actor, locale, services }: UseCall): Promise<SourcePage> {
  const drafts = request.used ? await draftsOfPage(services, actor.tenantId, request) : [];
  const page = await inTenant(services.database, actor.tenantId, async (scope) => {
    await lockSource(scope, request.id);
    const found = await mustFind(scope, request);
    const origin = { kind: 'source', id: found.id } as const;
    await (request.used ? replacePassages(scope, origin, drafts) : removePassages(scope, origin));
    await saveUsed(scope, found.id, request.used, drafts.length);
    return mustFind(scope, request);
  });
  services.announcer.sourceChanged(actor.tenantId, request.id);
  return toSourcePage(page, locale);
}

async function mustFind(scope: TenantScope, { id, page_id: pageId }: UseCall['request']): Promise<PageRow> {
  const page = await findPage(scope, id, pageId);
  if (!page) throw new BusinessError('not_found');
  return page;
}

/** What was read is split anew, away from the thread that serves. */
async function draftsOfPage({ database }: Services, tenantId: number, request: UseCall['request']) {
  const { kept, page, dropped } = await inTenant(database, tenantId, async (scope) => {
    const source = await lockSource(scope, request.id);
    if (!source) throw new BusinessError('not_found');
    return { page: await mustFind(scope, request), kept: await keptText(scope, request.page_id), dropped: source.dropped };
  });
  if (kept === undefined) return [];
  const reader = openDocumentReader();
  try {
    const answer = await reader.do({ kind: 'split', kept, dropped });
    if (!('split' in answer)) throw new Error('the reader spoke of something else');
    const { pieces, locale } = answer.split;
    return draftsOf(pieces, { title: page.title, locale, address: page.address === '' ? undefined : page.address });
  } finally {
    reader.stop();
  }
}
