import { readResultSearch, type ResultSearch } from './results/result-search.ts';

/** Parts of the form, each behind a tab; the texts are `sections.<id>`. */
export const SECTIONS = ['persona', 'knowledge', 'handoff', 'tools', 'tests', 'versions', 'results', 'answers'] as const;
export type Section = (typeof SECTIONS)[number];

/** What the address of the screen says. */
export interface BotSearch extends ResultSearch {
  /** The open part; the first where it says nothing. */
  readonly section?: Section;
  /** The test chat is open from the start, also where it has no room beside the form. */
  readonly test?: true;
}

/** Reads the address; what it does not understand it leaves out. */
export function readBotSearch(raw: Record<string, unknown>): BotSearch {
  const section = SECTIONS.find((name) => name === raw['section']);
  const test = raw['test'] === true ? { test: true as const } : {};
  return section && section !== SECTIONS[0] ? { section, ...test, ...(section === 'results' && readResultSearch(raw)) } : test;
}
