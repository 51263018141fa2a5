import { useEffect, useState } from 'react';
import type { Command, CommandSearch } from './command.ts';

/** How long typing rests before it is looked up, in ms. */
export const SEARCH_PAUSE_MS = 180;

/** What one search has come to; what it found before stays until it has found something else. */
export interface SearchResult {
  id: string;
  label: string;
  state: 'searching' | 'found' | 'failed';
  commands: readonly Command[];
}

interface Found {
  /** What was asked for. */
  query: string;
  byId: ReadonlyMap<string, Pick<SearchResult, 'state' | 'commands'>>;
}

const NOTHING: Found = { query: '', byId: new Map() };

/** Asks every search for what is typed, once typing rests; nothing while the query is empty. */
export function useCommandSearch(searches: readonly CommandSearch[], query: string): readonly SearchResult[] {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (query === '') return undefined;
    const gone = new AbortController();
    const place = (id: string, state: 'found' | 'failed', commands: readonly Command[]) => {
      if (gone.signal.aborted) return;
      setFound((held) => {
        const others =
          held.query === query
            ? held.byId
            : new Map([...held.byId].map(([each, { commands: old }]) => [each, { state: 'searching', commands: old }] as const));
        return { query, byId: new Map(others).set(id, { state, commands }) };
      });
    };
    const timer = setTimeout(() => {
      for (const { id, search } of searches) {
        search(query, gone.signal).then(
          (commands) => place(id, 'found', commands),
          () => place(id, 'failed', []),
        );
      }
    }, SEARCH_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [searches, query]);
  if (query === '') return [];
  return searches.map(({ id, label }) => {
    const { state = 'searching', commands = [] } = found.byId.get(id) ?? {};
    return { id, label, commands, state: found.query === query ? state : 'searching' };
  });
}
