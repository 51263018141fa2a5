import type { ArticleStatus, ArticleText, Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { openArticle, writeText } from '#/domains/help/article/save-text.ts';
import { publishArticle, withdrawArticle } from '#/domains/help/article/set-status.ts';
import { beginArticle, moveInto, viewArticle } from '#/domains/help/article/write-article.ts';
import { noteChange } from '#/domains/help/public/change-number.ts';
import { ensureCategory, nameCategories } from '#/domains/help/category/ensure-category.ts';
import type { FileGroup } from './group-files.ts';
import type { FileText } from './read-file.ts';
import { findWritten } from './transfer.repository.ts';

export type FileAction = 'create' | 'update' | 'unchanged';

/** What a file does to a language that is stored. Pure. @param body with the addresses that its pictures have, or would have */
export function actionOf(stored: ArticleText | undefined, text: FileText, body: string): FileAction {
  if (!stored) return 'create';
  const isSame = stored.title === text.title && stored.slug === text.slug && stored.summary === text.summary && stored.body === body;
  return isSame && stands(stored, text.status) ? 'unchanged' : 'update';
}

/** Whether a language already stands as a file wants it: what is scheduled waits as a draft does. */
function stands(stored: ArticleText, wanted: ArticleStatus): boolean {
  const { status, changed } = stored;
  if (wanted === 'published') return status === 'published' && !changed;
  return wanted === 'archived' ? status === 'archived' : status === 'draft' || status === 'scheduled';
}

interface Writing {
  group: FileGroup;
  /** Bodies by the paths of the files. */
  bodies: ReadonlyMap<string, string>;
  author: string;
  now: number;
  reader: Locale;
}

/** Writes one article, in one transaction. undefined where the business has as many as it can have. */
export async function writeGroup(
  scope: TenantScope,
  { group, bodies, author, now, reader }: Writing,
): Promise<Map<string, FileAction> | undefined> {
  const [first] = group.texts;
  if (!first) return new Map();
  const id = group.articleId ?? (await findWritten(scope, group.texts)) ?? (await beginArticle(scope, null, first.locale, now));
  if (id === undefined) return undefined;
  const actions = new Map<string, FileAction>();
  for (const text of group.texts) {
    const { article, texts } = await openArticle(scope, id);
    const stored = (await viewArticle(scope, id)).texts.find(({ locale }) => locale === text.locale);
    const body = bodies.get(text.path) ?? text.body;
    const action = actionOf(stored, text, body);
    actions.set(text.path, action);
    if (action === 'unchanged') continue;
    const { locale, title, slug, summary } = text;
    const request = { id, locale, title, slug, summary, body, version: stored?.version ?? 0, machine: false };
    await writeText(scope, { article, texts, request, author, now, reader });
    await setStatus(scope, id, text, stored, now);
  }
  await place(scope, id, group.texts, now);
  return actions;
}

async function setStatus(
  scope: TenantScope,
  id: string,
  { status, locale }: FileText,
  stored: ArticleText | undefined,
  now: number,
): Promise<void> {
  if (status === 'published') await publishArticle(scope, id, locale, now);
  else if (status === 'archived') await withdrawArticle(scope, id, locale, true);
  else if (stored && stored.status !== 'scheduled') await withdrawArticle(scope, id, locale, false);
}

/** Puts the article where its original says; translations name the categories in their languages. */
async function place(scope: TenantScope, id: string, texts: readonly FileText[], now: number): Promise<void> {
  const [first] = texts;
  if (first?.category === undefined || first.category.length === 0) return;
  const category = await ensureCategory(scope, first.category, first.locale);
  if (category === null) return;
  const { article } = await openArticle(scope, id);
  if (article.category_id !== category) await moveInto(scope, [id], category, now);
  for (const { category: path, locale } of texts.slice(1))
    if (path?.length === first.category.length) await nameCategories(scope, category, path, locale);
  await noteChange(scope);
}
