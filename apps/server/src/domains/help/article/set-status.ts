import type { ArticleText, help, Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { fieldError } from '#/domains/help/field-error.ts';
import { noteChange } from '#/domains/help/public/change-number.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { lockArticles } from './article.repository.ts';
import { toText } from './article-row.ts';
import { feedBot } from './feed-bot.ts';
import { openArticle } from './save-text.ts';
import { findDue, publishTexts, scheduleText, textsOf, unpublishTexts } from './text.repository.ts';

/** Publication can be set this far ahead, in milliseconds. */
const SCHEDULE_MAX_MS = 90 * 86_400_000;
/** Articles that one minute publishes of a tenant; the next minute goes on. */
const DUE_MAX = 200;

/**
 * Publishes what is saved, now or at a time, takes it back, or puts it away.
 * @throws BusinessError not_found, stale_version, invalid_request for a time that is past or too far
 */
export function setArticleStatus({ request, actor, locale: reader, services }: Call<typeof help.setStatus>): Promise<ArticleText> {
  const { id, locale, action, version, at } = request;
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { article, texts } = await openArticle(scope, id);
    const stored = texts.find((each) => each.locale === locale);
    if (!stored) throw new BusinessError('not_found');
    const original = texts.find((each) => each.locale === article.source_locale)?.version;
    if (stored.version !== version) throw new BusinessError('stale_version', { current: toText(stored, original) });
    if (action === 'schedule') {
      if (at === undefined || at <= now || at > now + SCHEDULE_MAX_MS) throw fieldError(reader, 'at', 'fields.time_ahead');
      await scheduleText(scope, id, locale, at);
    } else if (action === 'publish') await publishArticle(scope, id, locale, now);
    else await withdrawArticle(scope, id, locale, action === 'archive');
    const row = (await textsOf(scope, id)).find((each) => each.locale === locale);
    if (!row) throw new BusinessError('internal');
    return toText(row, original);
  });
}

/** Without a locale in all of its languages. */
export async function publishArticle(scope: TenantScope, id: string, locale: Locale | undefined, now: number): Promise<void> {
  await publishTexts(scope, id, locale, now);
  await feedBot(scope, id);
  await noteChange(scope);
}

export async function withdrawArticle(scope: TenantScope, id: string, locale: Locale | undefined, archived: boolean): Promise<void> {
  await unpublishTexts(scope, id, locale, archived);
  await feedBot(scope, id);
  await noteChange(scope);
}

/** Publishes what its time has come for. @returns how many */
export async function publishDue({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> {
  let published = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    published += await inTenant(database, tenantId, async (scope) => {
      const due = await findDue(scope, now(), DUE_MAX);
      await lockArticles(
        scope,
        due.map(({ articleId }) => articleId),
      );
      for (const { articleId, locale } of due) await publishArticle(scope, articleId, locale, now());
      return due.length;
    });
  }
  return published;
}
