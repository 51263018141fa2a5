import { ENTRY_STATUSES, isLocale, type EntryStatus, type Locale } from '@lobby/contract';

/** The parts of the screen, in their order; the first goes without a word in the address. */
export const CORPUS_TABS = ['entries', 'sources', 'gaps', 'suggestions', 'conflicts'] as const;
export type CorpusTab = (typeof CORPUS_TABS)[number];

/** Which entries by their state; without one, all that are not archived. */
export const STATUS_FILTERS = [...ENTRY_STATUSES, 'expired', 'upcoming', 'all'] as const satisfies readonly (
  | EntryStatus
  | 'expired'
  | 'upcoming'
  | 'all'
)[];
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export const ATTENTIONS = ['any', 'poor', 'review', 'outdated'] as const;
export type Attention = (typeof ATTENTIONS)[number];
export type CorpusSort = 'updated_at' | 'hit_count' | 'question' | 'health';

/** What the address of the screen says: the filters, the order, the page, and the entry that is open. */
export interface CorpusSearch {
  readonly tab?: CorpusTab;
  readonly q?: string;
  readonly locale?: Locale;
  readonly status?: StatusFilter;
  /** Id of the corpus. */
  readonly corpus?: string;
  readonly tag?: string;
  readonly attention?: Attention;
  readonly sort?: CorpusSort;
  readonly order?: 'asc' | 'desc';
  /** From 1; the first page goes without. */
  readonly page?: number;
  /** Id of the open entry, or `new`. */
  readonly entry?: string;
  /** Id of the open source, or `new`. */
  readonly source?: string;
  /** Question that a new entry starts with. */
  readonly question?: string;
  /** What the open entry is written for: a gap, a suggestion; or what it is made of: an original to translate, into which language, or an entry to merge. */
  readonly gap?: string;
  readonly suggestion?: string;
  readonly original?: string;
  readonly into?: Locale;
  readonly merge?: string;
  /** State of what a tab beside the entries shows; the usual one goes without. */
  readonly state?: string;
  /** The import, open. */
  readonly import?: true;
}

/** Orders that the address names; the usual one, by change, goes without. */
const SORTS: ReadonlySet<unknown> = new Set<CorpusSort>(['hit_count', 'question', 'health']);

/** Reads the address; what it does not understand it leaves out. */
export function readCorpusSearch(raw: Record<string, unknown>): CorpusSearch {
  const q = textOf(raw['q']);
  const question = textOf(raw['question']);
  const entry = textOf(raw['entry']);
  const source = textOf(raw['source']);
  const page = Number(raw['page']);
  const { locale, status, sort, order } = raw;
  const tab = CORPUS_TABS.find((each) => each === raw['tab']);
  return {
    ...(tab !== undefined && tab !== 'entries' && { tab }),
    ...(q !== '' && { q }),
    ...(isLocale(locale) && { locale }),
    ...(isStatus(status) && { status }),
    ...words(raw, ['corpus', 'tag', 'gap', 'suggestion', 'original', 'merge', 'state']),
    ...(isLocale(raw['into']) && { into: raw['into'] }),
    ...(isAttention(raw['attention']) && { attention: raw['attention'] }),
    ...(SORTS.has(sort) && { sort: sort as CorpusSort }),
    ...((order === 'asc' || order === 'desc') && { order }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(entry !== '' && { entry }),
    ...(source !== '' && { source }),
    ...(question !== '' && { question }),
    ...(raw['import'] === true && { import: true as const }),
  };
}

/** A search like 123 or true reaches the address as a number or a boolean. */
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

function isStatus(value: unknown): value is StatusFilter {
  return (STATUS_FILTERS as readonly unknown[]).includes(value);
}

function isAttention(value: unknown): value is Attention {
  return (ATTENTIONS as readonly unknown[]).includes(value);
}

/** The parts of the address that are plain words; what is empty goes without. */
function words<Name extends string>(raw: Record<string, unknown>, names: readonly Name[]): Partial<Record<Name, string>> {
  const said = names.map((name) => [name, textOf(raw[name])] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(said) as Partial<Record<Name, string>>;
}
