import {
  articleImageIds,
  articleImagePath,
  type ArticleText,
  type ArticleView,
  type help,
  type HelpCategory,
  type Locale,
} from '@lobby/contract';
import { zipSync, type Zippable } from 'fflate';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { viewArticle } from '#/domains/help/article/write-article.ts';
import { listCategories } from '#/domains/help/category/list-categories.ts';
import { findArticleFile } from '#/domains/upload/article-files.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { writeFrontMatter } from './front-matter.ts';
import { categoryPath } from './read-file.ts';
import { articleIds } from './transfer.repository.ts';

/** Largest export, in bytes: it is put together in memory. */
const EXPORT_MAX = 200 * 1024 * 1024;
const MIB = 1024 * 1024;
const IMAGES = 'images';
/** Pictures are packed as well as they can be already. */
const STORED = { level: 0 } as const;

type ExportCall = Call<typeof help.export>;

/** Every article as Markdown, in a folder for each language, with its pictures. @throws BusinessError too_large */
export async function exportArticles({ request, actor, services }: ExportCall): Promise<FileAnswer> {
  const { database, now } = services;
  const [ids, tree] = await inTenant(
    database,
    actor.tenantId,
    async (scope) => [await articleIds(scope), await listCategories(scope)] as const,
  );
  const bundle: Zippable = {};
  const images = new Map<string, string | undefined>();
  let size = 0;
  const add = (path: string, bytes: Uint8Array, isPacked: boolean) => {
    size += bytes.length;
    if (size > EXPORT_MAX) throw new BusinessError('too_large', { limit: EXPORT_MAX }, { limit: `${EXPORT_MAX / MIB} MB` });
    bundle[path] = isPacked ? [bytes, STORED] : bytes;
  };
  // Article by article, each in a transaction of its own, so that an export never holds a connection for long.
  for (const id of ids) {
    const article = await inTenant(database, actor.tenantId, (scope) => viewArticle(scope, id));
    for (const text of article.texts.filter(({ locale }) => request.locale === undefined || locale === request.locale)) {
      for (const image of articleImageIds(text.body)) {
        if (images.has(image)) continue;
        const file = await readImage(services, actor.tenantId, image);
        images.set(image, file?.path);
        if (file) add(file.path, file.bytes, true);
      }
      const file = fileOf(article, text, tree, (body) => withPaths(body, actor.tenantId, images));
      add(file.path, Buffer.from(file.words), false);
    }
  }
  const day = new Date(now()).toISOString().slice(0, 10);
  return { name: `help-${day}.zip`, type: 'application/zip', bytes: Buffer.from(zipSync(bundle)) };
}

function fileOf(
  article: ArticleView,
  text: ArticleText,
  tree: readonly HelpCategory[],
  body: (body: string) => string,
): { path: string; words: string } {
  const original = article.texts.find(({ locale }) => locale === article.source_locale)?.slug ?? text.slug;
  const words = writeFrontMatter(
    [
      ['title', text.title],
      ['language', text.locale],
      ['slug', text.slug],
      ['article', original],
      ['category', categoryPath(namesOf(tree, article.category_id, text.locale))],
      // A time to publish is of the business that set it.
      ['status', text.status === 'scheduled' ? 'draft' : text.status],
      ['summary', text.summary],
    ],
    body(text.body),
  );
  return { path: `${text.locale}/${text.slug}.md`, words };
}

/** What a category and those above it are called in a language; nothing where one of them has no name in it. */
function namesOf(tree: readonly HelpCategory[], id: string | null, locale: Locale): string[] {
  const names: string[] = [];
  for (let at = tree.find((each) => each.id === id); at; at = tree.find((each) => each.id === at?.parent_id)) {
    const name = at.names[locale];
    if (name === undefined || name === '') return [];
    names.unshift(name);
  }
  return names;
}

function withPaths(body: string, tenantId: number, images: ReadonlyMap<string, string | undefined>): string {
  return articleImageIds(body).reduce((text, id) => {
    const path = images.get(id);
    return path === undefined ? text : text.replaceAll(articleImagePath(tenantId, id), `../${path}`);
  }, body);
}

async function readImage(
  { database, files }: Services,
  tenantId: number,
  id: string,
): Promise<{ path: string; bytes: Uint8Array } | undefined> {
  const found = await inTenant(database, tenantId, (scope) => findArticleFile(scope, id));
  const stored = found && (await files.read(found.key));
  if (!stored) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stored.stream) chunks.push(chunk);
  return { path: `${IMAGES}/${id}${/\.[a-z0-9]{1,5}$/i.exec(found.name)?.[0] ?? ''}`, bytes: Buffer.concat(chunks) };
}
