import type { FileFault, FileText } from './read-file.ts';
import type { KnownText } from './transfer.repository.ts';

/** Files that are languages of one article, which may be there already. */
export interface FileGroup {
  articleId: string | undefined;
  /** The original first. */
  texts: FileText[];
}

/** Gives files of one name in different folders slugs of their own: the first keeps the name, the others say where they lie. */
function apart(texts: readonly FileText[]): FileText[] {
  const places = new Map<string, string>();
  for (const { slug, placeSlug } of texts) if (placeSlug === undefined) places.set(slug, '');
  return texts.map((text) => {
    const { slug, placeSlug, key } = text;
    if (placeSlug === undefined) return text;
    if (!places.has(slug)) places.set(slug, placeSlug);
    return places.get(slug) === placeSlug ? text : { ...text, slug: placeSlug, key: key === slug ? placeSlug : key };
  });
}

/** Puts files together that are one article, and finds it by its slugs; a second file for the same slug is left out. Pure. */
export function groupFiles(
  texts: readonly FileText[],
  known: readonly KnownText[],
): { groups: FileGroup[]; rejected: { path: string; fault: FileFault }[] } {
  const bySlug = new Map(known.map((text) => [`${text.locale} ${text.slug}`, text.articleId]));
  const byOriginal = new Map(known.filter(({ isOriginal }) => isOriginal).map((text) => [text.slug, text.articleId]));
  const seen = new Set<string>();
  const rejected: { path: string; fault: FileFault }[] = [];
  const kept = apart(texts).filter((text) => {
    // One article has each language once, and each slug of a language is one article's.
    const names = [`slug ${text.locale} ${text.slug}`, `key ${text.locale} ${text.key}`];
    const isTwice = names.some((name) => seen.has(name));
    if (isTwice) rejected.push({ path: text.path, fault: 'twice' });
    for (const name of names) seen.add(name);
    return !isTwice;
  });
  const groups = [...Map.groupBy(kept, ({ key }) => key)].map(([key, files]) => ({
    articleId: files.map(({ locale, slug }) => bySlug.get(`${locale} ${slug}`)).find((id) => id !== undefined) ?? byOriginal.get(key),
    texts: files.toSorted((a, b) => Number(b.slug === key) - Number(a.slug === key)),
  }));
  return { groups, rejected };
}
