import { ARTICLE_IMAGES_MAX, articleImageIds, foldCanned, type ArticleText, type help, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { fieldError } from '#/domains/help/field-error.ts';
import { keepArticleFiles } from '#/domains/upload/article-files.ts';
import { BusinessError } from '#/errors.ts';
import { findArticle, lockArticles, touchArticle } from './article.repository.ts';
import { toText, type ArticleFields, type TextRow } from './article-row.ts';
import { freeSlug, makeSlug } from './make-slug.ts';
import { slugsLike, takeSlug } from './slug.repository.ts';
import { saveText, textsOf } from './text.repository.ts';

type Request = Call<typeof help.save>['request'];

/**
 * Saves one language as a new version; the same words again save nothing. The second of two writers gets `stale_version` with the
 * newer copy. @throws BusinessError not_found, stale_version, invalid_request for a slug that another article has or too many pictures
 */
export function saveArticleText({ request, actor, locale, services }: Call<typeof help.save>): Promise<ArticleText> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { article, texts } = await openArticle(scope, request.id);
    return writeText(scope, { article, texts, request, author: actor.name, now: services.now(), reader: locale });
  });
}

/** An article that nobody else writes until the transaction ends. @throws BusinessError not_found */
export async function openArticle(scope: TenantScope, id: string): Promise<{ article: ArticleFields; texts: TextRow[] }> {
  await lockArticles(scope, [id]);
  const article = await findArticle(scope, id);
  if (!article) throw new BusinessError('not_found');
  return { article, texts: await textsOf(scope, id) };
}

export interface TextWriting {
  article: ArticleFields;
  texts: readonly TextRow[];
  request: Request;
  author: string;
  now: number;
  /** The language of whoever writes, for what is refused. */
  reader: Locale;
}

export async function writeText(scope: TenantScope, { article, texts, request, author, now, reader }: TextWriting): Promise<ArticleText> {
  const { id, locale, title, summary, body, machine } = request;
  const stored = texts.find((each) => each.locale === locale);
  const original = texts.find((each) => each.locale === article.source_locale)?.version;
  if ((stored?.version ?? 0) !== request.version)
    throw new BusinessError('stale_version', { current: stored ? toText(stored, original) : null });
  const images = articleImageIds(body);
  if (images.length > ARTICLE_IMAGES_MAX) throw fieldError(reader, 'body', 'fields.too_many_images', { max: ARTICLE_IMAGES_MAX });
  const slug = await chooseSlug(scope, request, stored, reader);
  const isOriginal = locale === article.source_locale;
  const sourceVersion = isOriginal ? null : (request.source_version ?? stored?.source_version ?? original ?? null);
  const same =
    stored &&
    [stored.title, stored.summary, stored.body, stored.slug, stored.machine, stored.source_version].every(
      (value, index) => value === [title, summary, body, slug, machine, sourceVersion][index],
    );
  if (same) return toText(stored, original);
  const version = request.version + 1;
  const search = foldCanned([title, summary, body].join('\n'));
  await saveText(scope, { articleId: id, locale, title, slug, summary, body, search, machine, sourceVersion, version, author, now });
  await takeSlug(scope, locale, slug, id);
  await keepArticleFiles(scope, images);
  await touchArticle(scope, id, now);
  const row = (await textsOf(scope, id)).find((each) => each.locale === locale);
  if (!row) throw new BusinessError('internal');
  return toText(row, isOriginal ? version : original);
}

/** The slug that was wished for, where it is free; without a wish the one it has, or one made from the title. */
async function chooseSlug(
  scope: TenantScope,
  { id, locale, slug, title }: Request,
  stored: TextRow | undefined,
  reader: Locale,
): Promise<string> {
  if (slug === '' && stored) return stored.slug;
  const wanted = slug === '' ? makeSlug(title) : slug.normalize('NFKC').toLowerCase();
  const taken = await slugsLike(scope, locale, wanted, id);
  if (slug !== '' && taken.has(wanted)) throw fieldError(reader, 'slug', 'fields.article_slug_taken');
  return freeSlug(wanted, taken);
}
