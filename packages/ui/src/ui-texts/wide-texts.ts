/** Further texts, of the components that only the wide style door dresses: a page that uses none of them does not carry these. */
export interface WideTexts {
  /** The button that chooses which columns are shown, and the heading of its list. */
  columns: string;
  commands: string;
  commandPlaceholder: string;
  commandHintChoose: string;
  commandHintClose: string;
  commandHintMove: string;
  noMatch: string;
  noMatchText: string;
  recent: string;
  remove: (name: string) => string;
  /** How many rows there are: the number formatted, and as it is. */
  rows: (total: string, count: number) => string;
  searchFailed: string;
  searching: string;
  showAllColumns: string;
  showOptions: string;
}

/** What a component says where no app has given its texts. */
export const ENGLISH_WIDE_TEXTS: WideTexts = {
  columns: 'Columns',
  commands: 'Search or jump to',
  commandPlaceholder: 'Where to, or what for?',
  commandHintChoose: 'choose',
  commandHintClose: 'close',
  commandHintMove: 'move',
  noMatch: 'Nothing matches',
  noMatchText: 'Try fewer or other words.',
  recent: 'Recent',
  remove: (name) => `Remove ${name}`,
  rows: (total, count) => (count === 1 ? `${total} row` : `${total} rows`),
  searchFailed: 'The search did not get through. Type on to try again.',
  searching: 'Searching',
  showAllColumns: 'Show all columns',
  showOptions: 'Show options',
};
