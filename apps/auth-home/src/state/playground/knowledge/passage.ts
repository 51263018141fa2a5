import type { Locale } from '@lobby/contract';

/** A piece of what was put in that can be an answer. */
export interface Passage {
  /** Its number from 1, as a text. */
  readonly id: string;
  /** What it is about: a heading, or the question of a FAQ; empty where the text has none. */
  readonly heading: string;
  /** Other ways to ask the same. */
  readonly wordings: readonly string[];
  readonly body: string;
  readonly locale: Locale | undefined;
}

/** How what was put in was understood. */
export type KnowledgeKind = 'text' | 'faq' | 'table';

export interface Knowledge {
  readonly kind: KnowledgeKind;
  readonly passages: readonly Passage[];
  /** Characters of the whole. */
  readonly characters: number;
  /** Passages that were left out because there are too many. */
  readonly leftOut: number;
}

/** A passage before it has its number and its language. */
export type Piece = Pick<Passage, 'heading' | 'body'> & { readonly wordings?: readonly string[] };

/** The largest text that is taken, in bytes of UTF-8. */
export const TEXT_MAX_BYTES = 1024 * 1024;

/** What a passage is called in a list: its heading, or how it begins. */
export function nameOf({ heading, body }: Pick<Passage, 'heading' | 'body'>): string {
  if (heading !== '') return heading;
  const [first = ''] = body.split('\n');
  const [begin = ''] = first.match(BEGINNING) ?? [];
  return begin.length < first.length ? `${begin.trimEnd()}…` : first;
}

/** A beginning that stands for a heading: 32 characters. */
const BEGINNING = /^.{1,32}/u;
