import { ARTICLE_SLUG_MAX } from '@lobby/contract';

/** A slug from a title: letters and digits of any language, parted by hyphens. Pure. */
export function makeSlug(title: string): string {
  const plain = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  // Half of a character that takes two places is none.
  const slug = plain
    .slice(0, ARTICLE_SLUG_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-+$/, '');
  return slug === '' ? 'article' : slug;
}

/** The first of slug, slug-2, slug-3 … that is free. Pure. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? '' : `-${number}`;
    const wanted = `${slug.slice(0, ARTICLE_SLUG_MAX - tail.length).replace(/-+$/, '')}${tail}`;
    if (!taken.has(wanted)) return wanted;
  }
}
