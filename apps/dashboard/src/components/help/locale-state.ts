import type { ArticleLocale } from '@lobby/contract';

export type LocaleState = ArticleLocale['status'] | 'missing' | 'outdated' | 'machine' | 'changed';

/** The one thing to know about a language of an article, the most pressing first. Pure. */
export function localeState(found: ArticleLocale | undefined): LocaleState {
  if (!found) return 'missing';
  if (found.status === 'archived') return 'archived';
  if (found.outdated) return 'outdated';
  if (found.machine) return 'machine';
  return found.changed ? 'changed' : found.status;
}
