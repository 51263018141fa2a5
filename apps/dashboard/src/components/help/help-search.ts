import { ARTICLE_STATUSES, ARTICLE_VISIBILITIES, isLocale, type ArticleStatus, type ArticleVisibility, type Locale } from '@lobby/contract';

export type StatusFilter = ArticleStatus | 'missing' | 'outdated';
export const STATUS_FILTERS: readonly StatusFilter[] = [...ARTICLE_STATUSES, 'missing', 'outdated'];

/** What the address of the screen says: the filters, the page, and the article that is open in which language. */
export interface HelpSearch {
  readonly q?: string;
  /** Id of a category, or `none`. */
  readonly category?: string;
  readonly status?: StatusFilter;
  readonly locale?: Locale;
  readonly visibility?: ArticleVisibility;
  /** From 1; the first page goes without. */
  readonly page?: number;
  /** Id of the open article, or `new`. */
  readonly article?: string;
  /** Language that is being written. */
  readonly text?: Locale;
}

/** Reads the address; what it does not understand it leaves out. */
export function readHelpSearch(raw: Record<string, unknown>): HelpSearch {
  const { locale, text, status, visibility } = raw;
  const [q, category, article] = [textOf(raw['q']), textOf(raw['category']), textOf(raw['article'])];
  const page = Number(raw['page']);
  return {
    ...(q !== '' && { q }),
    ...(category !== '' && { category }),
    ...((STATUS_FILTERS as readonly unknown[]).includes(status) && { status: status as StatusFilter }),
    ...(isLocale(locale) && { locale }),
    ...((ARTICLE_VISIBILITIES as readonly unknown[]).includes(visibility) && { visibility: visibility as ArticleVisibility }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(article !== '' && { article }),
    ...(isLocale(text) && { text }),
  };
}

/** A search like 123 reaches the address as a number. */
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
