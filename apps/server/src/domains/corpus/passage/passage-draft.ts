import type { Locale } from '@lobby/contract';

/** Where passages come from. */
export interface PassageOrigin {
  kind: 'source' | 'article';
  id: string;
}

/** A piece of a longer text, short enough to be an answer. */
export interface PassageDraft {
  /** Of the whole text: a page's title, a file's name. */
  title: string;
  /** Headings above the piece, the nearest last; '' without any. */
  heading: string;
  body: string;
  locale: Locale;
  /** Where a reader finds the whole text: a web address or a path of this Lobby; undefined where it cannot be opened. */
  address?: string | undefined;
}
