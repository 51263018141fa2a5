import { lazy, Suspense } from 'react';
import { useBulkWork } from '#/components/corpus/use-bulk-work.ts';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

const EntryEditor = lazy(() => import('./editor/entry-editor.tsx').then((module) => ({ default: module.EntryEditor })));

/** The editor of the entry that the address names, above whichever part of the screen is open. */
export function EditorHost() {
  const { search, change } = useCorpusSearch();
  const { remove } = useBulkWork();
  if (search.entry === undefined) return null;
  const { entry, gap, suggestion, original, into, merge } = search;
  return (
    <Suspense fallback={null}>
      <EntryEditor
        key={[entry, gap, suggestion, original, into, merge].join(' ')}
        id={entry}
        search={search}
        onClose={() => change(NO_ENTRY)}
        onOpen={(id) => change({ ...NO_ENTRY, entry: id })}
        onRemove={({ wordings, ...named }) => remove({ ids: [named.id] }, [{ ...named, wordings: wordings.length }], 1)}
      />
    </Suspense>
  );
}
