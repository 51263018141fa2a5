import type { help, HelpImportReport, Locale } from '@lobby/contract';
import { setImmediate } from 'node:timers/promises';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { viewArticle } from '#/domains/help/article/write-article.ts';
import { listCategories } from '#/domains/help/category/list-categories.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { missingCategories } from '#/domains/help/category/ensure-category.ts';
import { articleMarkdown } from './article-markdown.ts';
import { groupFiles, type FileGroup } from './group-files.ts';
import { keepImage, knownImage } from './keep-image.ts';
import { readFile, type FileFault, type FileText } from './read-file.ts';
import { isZip, readZip, ZipRefused } from './read-zip.ts';
import { pathOf, relativeImages, replaceImages } from './relative-images.ts';
import { knownTexts } from './transfer.repository.ts';
import { actionOf, writeGroup, type FileAction } from './write-group.ts';

type ImportCall = Call<typeof help.import>;
type Item = HelpImportReport['items'][number];
type Files = ReadonlyMap<string, Uint8Array>;

/** What files of one bundle may lead to: pictures, and the slugs of the others. */
interface Bundle {
  files: Files;
  slugs: ReadonlyMap<string, string>;
}

const MARKDOWN = /\.(?:md|markdown)$/i;
/** What systems put into zips beside the files. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.)/;

/**
 * Takes articles in from a Markdown file or a zip of them, article by article; with `dry_run` says what it would do. The same again
 * changes nothing. @throws BusinessError invalid_request for a file that cannot be opened
 */
export async function importArticles(call: ImportCall): Promise<HelpImportReport> {
  const { request, actor, services, locale } = call;
  const files = await openFile(call);
  const tenant = await findTenant(services, String(actor.tenantId));
  const fallback = request.locale ?? tenant?.defaultLocale ?? locale;
  const read: ReturnType<typeof readFile>[] = [];
  for (const [path, bytes] of files) {
    if (!MARKDOWN.test(path) || BESIDE.test(path)) continue;
    read.push(readFile(path, bytes, fallback));
    // Whoever else waits for this process has a turn after each file.
    await setImmediate();
  }
  const refused = read.flatMap((each) => ('fault' in each ? [refusal(each.path, each.fault, locale)] : []));
  const texts = read.flatMap((each) => ('fault' in each ? [] : [each]));
  const { groups, rejected } = await inTenant(services.database, actor.tenantId, async (scope) =>
    groupFiles(texts, await knownTexts(scope)),
  );
  const items: Item[] = [...refused, ...rejected.map(({ path, fault }) => refusal(path, fault, locale))];
  let [images, categories] = [0, 0];
  const slugs = new Map(groups.flatMap(({ texts: all }) => all.map(({ path, slug }) => [path, slug])));
  for (const group of groups) {
    const done = await takeIn(call, group, { files, slugs });
    items.push(...done.items);
    images += done.images;
    categories += done.categories;
  }
  return { dry_run: request.dry_run, items: items.toSorted((a, b) => (a.path < b.path ? -1 : 1)), images, categories };
}

async function openFile({ file, locale }: ImportCall): Promise<Files> {
  const refuse = (code: Parameters<typeof say>[1]) =>
    new BusinessError('invalid_request', { fields: [{ path: 'file', message: say(locale, code) }] });
  if (!file) throw refuse('fields.required');
  if (!isZip(file.bytes)) {
    if (!MARKDOWN.test(file.name)) throw refuse('help_import.not_markdown');
    return new Map([[file.name, file.bytes]]);
  }
  try {
    return await readZip(file.bytes);
  } catch (error) {
    throw error instanceof ZipRefused ? Object.assign(refuse(`help_import.${error.fault}`), { cause: error }) : error;
  }
}

function refusal(path: string, fault: FileFault, locale: Locale): Item {
  return { path, action: 'refused', title: '', locale: null, reason: say(locale, `help_import.${fault}`) };
}

interface Taken {
  items: Item[];
  images: number;
  categories: number;
}

/** One article: its pictures, then its words. What goes wrong with it leaves the others alone. */
async function takeIn(call: ImportCall, group: FileGroup, bundle: Bundle): Promise<Taken> {
  const { request, actor, services, locale } = call;
  const items: Item[] = [];
  const bodies = new Map<string, string>();
  const good: FileText[] = [];
  let images = 0;
  for (const text of group.texts) {
    const pictured = await picture(call, text, bundle);
    if (typeof pictured === 'string') items.push(refusal(text.path, pictured, locale));
    else {
      good.push(text);
      bodies.set(text.path, pictured.body);
      images += pictured.added;
    }
  }
  const now = services.now();
  const kept = { ...group, texts: good };
  const tell = (actions: ReadonlyMap<string, FileAction>) =>
    good.map(({ path, title, locale: of }): Item => ({ path, title, locale: of, action: actions.get(path) ?? 'unchanged', reason: '' }));
  const planned = await plan(call, kept, bodies);
  if (request.dry_run || good.length === 0) return { items: [...items, ...tell(planned.actions)], images, categories: planned.categories };
  try {
    const actions = await inTenant(services.database, actor.tenantId, (scope) =>
      writeGroup(scope, { group: kept, bodies, author: actor.name, now, reader: locale }),
    );
    const told = actions ? tell(actions) : good.map(({ path }) => refusal(path, 'too_many_articles', locale));
    return { items: [...items, ...told], images, categories: planned.categories };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { items: [...items, ...good.map(({ path }) => refusal(path, 'failed', locale))], images, categories: 0 };
  }
}

function plan({ actor, services }: ImportCall, group: FileGroup, bodies: ReadonlyMap<string, string>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = group.articleId === undefined ? [] : (await viewArticle(scope, group.articleId)).texts;
    const actions = group.texts.map((text): [string, FileAction] => {
      const row = stored.find(({ locale }) => locale === text.locale);
      return [text.path, actionOf(row, text, bodies.get(text.path) ?? text.body)];
    });
    const [first] = group.texts;
    const path = first?.category ?? [];
    const categories = first && path.length > 0 ? missingCategories(await listCategories(scope), path, first.locale) : 0;
    return { actions: new Map(actions), categories };
  });
}

/** Where a link from one file of a bundle to another leads as an article. */
function linkedArticle({ actor }: ImportCall, from: string, { slugs }: Bundle): (address: string) => string | undefined {
  return (address) => {
    const path = pathOf(from, address)
      ?.replace(/[?#].*$/, '')
      .replace(/\/$/, '');
    const folder = path === '.' ? '' : `${path}/`;
    const ways = path === undefined ? [] : [path, `${path}.md`, `${folder}index.md`, `${folder}README.md`];
    const slug = ways.map((way) => slugs.get(way)).find((each) => each !== undefined);
    return slug === undefined ? undefined : `/chat/${actor.tenantId}/faq/${encodeURIComponent(slug)}`;
  };
}

/** A text with the addresses of its links and pictures; in a dry run pictures that are new keep the paths of the file. */
async function picture(
  call: ImportCall,
  text: FileText,
  bundle: Bundle,
): Promise<{ body: string; added: number } | 'image_missing' | 'image_refused'> {
  const { request, actor, services } = call;
  const addresses = new Map<string, string>();
  let added = 0;
  const linked = articleMarkdown(text.body, linkedArticle(call, text.path, bundle));
  for (const path of relativeImages(text.path, linked)) {
    const known = await knownImage(services, actor.tenantId, path);
    const bytes = bundle.files.get(path);
    if (known === undefined && !bytes) return 'image_missing';
    if (known === undefined) added += 1;
    try {
      const address = known ?? (bytes && !request.dry_run ? await keepImage(services, actor, path, bytes) : undefined);
      if (address !== undefined) addresses.set(path, address);
    } catch (error) {
      if (error instanceof BusinessError) return 'image_refused';
      throw error;
    }
  }
  return { body: replaceImages(text.path, linked, (path) => addresses.get(path)), added };
}
