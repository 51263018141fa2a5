import {
  ARTICLE_STATUSES,
  ARTICLE_SUMMARY_MAX,
  articleWords,
  isLocale,
  nearestLocale,
  type ArticleStatus,
  type Locale,
} from '@lobby/contract';
import { makeSlug } from '#/domains/help/article/make-slug.ts';
import { articleMarkdown } from './article-markdown.ts';
import { readFrontMatter } from './front-matter.ts';

/** Why a file is left out. */
export type FileFault =
  | 'no_title'
  | 'unknown_language'
  | 'unknown_status'
  | 'bad_words'
  | 'not_text'
  | 'twice'
  | 'image_missing'
  | 'image_refused'
  | 'too_many_articles'
  | 'failed';

/** One language of an article as a file says it. */
export interface FileText {
  path: string;
  locale: Locale;
  title: string;
  slug: string;
  summary: string;
  body: string;
  status: ArticleStatus;
  /** Names of categories from the outermost in, in the language of the file; undefined where the file says nothing. */
  category: string[] | undefined;
  /** Files with the same key are languages of one article. */
  key: string;
  /** Slug that says where a file lies, for one whose name alone is taken; undefined where it names its own. */
  placeSlug: string | undefined;
}

const CATEGORY_SEPARATOR = ' > ';
const LEVEL = ' > ';
const HEADING = /^#[ \t]([^\n]*)(?:\n|$)/;

/** Reads a file by its own words, or by where it lies: `ja-JP/returns.md` is Japanese. Pure. @param fallback language of files that say none */
export function readFile(path: string, bytes: Uint8Array, fallback: Locale): FileText | { path: string; fault: FileFault } {
  const text = decoded(bytes);
  if (text === undefined) return { path, fault: 'not_text' };
  const { fields, body: written } = readFrontMatter(text);
  const body = articleMarkdown(written.replaceAll('\r\n', '\n')).replace(/^\n+/, '');
  const heading = HEADING.exec(body);
  const title = fields.get('title') ?? titleOf(heading?.[1] ?? '');
  if (title === '') return { path, fault: 'no_title' };
  const named =
    fields.get('language') ??
    nearestLocale(fields.get('lang') ?? fields.get('locale') ?? '') ??
    path.split('/').find((part) => isLocale(part)) ??
    fallback;
  if (!isLocale(named)) return { path, fault: 'unknown_language' };
  const status = ARTICLE_STATUSES.find((each) => each === (fields.get('status') ?? 'draft'));
  if (status === undefined) return { path, fault: 'unknown_status' };
  const place = placeOf(path);
  const slug = fields.get('slug') ?? makeSlug(place.at(-1) ?? '');
  const description = fields.get('description') ?? '';
  // A heading that is the title is not said twice.
  const words = {
    title,
    slug,
    summary: fields.get('summary') ?? (description.length > ARTICLE_SUMMARY_MAX ? '' : description),
    body: fields.has('title') ? body : body.slice(heading?.[0].length ?? 0),
  };
  const checked = articleWords.safeParse(words);
  if (!checked.success) return { path, fault: 'bad_words' };
  const category = fields.get('category');
  return {
    ...checked.data,
    slug: checked.data.slug.normalize('NFKC').toLowerCase(),
    body: checked.data.body.replaceAll('\r\n', '\n').replace(/^\n+/, ''),
    path,
    locale: named,
    status,
    category:
      category === undefined
        ? undefined
        : category
            .replaceAll(/\s/g, ' ')
            .split(LEVEL)
            .map((each) => each.trim())
            .filter((each) => each !== ''),
    key: fields.get('article') ?? slug,
    placeSlug: fields.has('slug') ? undefined : makeSlug(place.join(' ')),
  };
}

/** Where a file lies, whatever its language: `en-US/guide/index.md` is the page of its folder. */
function placeOf(path: string): string[] {
  const place = path
    .replace(/\.(?:md|markdown)$/i, '')
    .split('/')
    .filter((part) => !isLocale(part));
  return place.length > 1 && /^(?:index|readme)$/i.test(place.at(-1) ?? '') ? place.slice(0, -1) : place;
}

export function categoryPath(names: readonly string[]): string {
  return names.join(CATEGORY_SEPARATOR);
}

/** What a heading says, without the signs that may close it. */
function titleOf(line: string): string {
  const text = line.trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return text.slice(0, end).trim();
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
