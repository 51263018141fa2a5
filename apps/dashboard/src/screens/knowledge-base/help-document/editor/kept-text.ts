import type { ArticleWords, Locale } from '@lobby/contract';

/** What was typed but not saved, and the version that it was typed over. */
export interface KeptText {
  readonly words: ArticleWords;
  readonly machine: boolean;
  readonly version: number;
}

const keyOf = (id: string, locale: Locale) => `lobby-article:${id}:${locale}`;

/** Unsaved articles of this browser; they outlive a reload and a closed tab. */
export const keptTexts = {
  read(id: string, locale: Locale): KeptText | undefined {
    try {
      const text = localStorage.getItem(keyOf(id, locale));
      return text === null ? undefined : (JSON.parse(text) as KeptText);
    } catch {
      return undefined;
    }
  },
  /** A browser that keeps nothing still has what is typed in the form. */
  keep(id: string, locale: Locale, kept: KeptText): boolean {
    try {
      localStorage.setItem(keyOf(id, locale), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  },
  drop: (id: string, locale: Locale): void => localStorage.removeItem(keyOf(id, locale)),
};
