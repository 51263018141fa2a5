import { readResultSearch, type ResultSearch } from './results/result-search.ts';

/** Parts of the form, each behind a tab; the texts are `sections.<id>`. */
export const SECTIONS = ['persona', 'knowledge', 'handoff', 'tools', 'tests', 'versions', 'results', 'answers'] as const;
export type Section = (typeof SECTIONS)[number];

/** What the address of the screen says. */
export interface BotSearch extends ResultSearch {
  /** The open part; the first where it says nothing. */
  readonly section?: Section;
}

/** Reads the address; what it does not understand it leaves out. */
export function readBotSearch(raw: Record<string, unknown>): BotSearch {
  const section = SECTIONS.find((name) => name === raw['section']);
  return section && section !== SECTIONS[0] ? { section, ...(section === 'results' && readResultSearch(raw)) } : {};
}
