import { useLocale, useT } from '@lobby/i18n';
import { ErrorState, Sheet, Skeleton, useLate } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import type { CorpusSearch } from '#/components/corpus/corpus-search.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import { keptDrafts } from './kept-draft.ts';
import { useStart, type Start } from './use-start.ts';

interface EntryEditorProps extends Pick<EntryFormProps, 'onClose' | 'onOpen' | 'onRemove'> {
  /** Id of an entry, or `new`. */
  id: string;
  /** What the address says of the entry that is written. */
  search: CorpusSearch;
}

/** Writes or changes one entry, in a sheet beside the table. */
export function EntryEditor({ id, search, ...acts }: EntryEditorProps) {
  const t = useT('corpus');
  const errorText = useErrorText();
  const { start, error, isFetching, retry } = useStart(id, search, useLocale());
  const title = id === 'new' ? t('editor.new') : t('editor.edit');
  if (start) return <Opened id={id} title={title} start={start} {...acts} />;
  return (
    <Sheet open onClose={acts.onClose} title={title} description={search.original ? t('editor.preparing') : undefined}>
      {error ? (
        <ErrorState title={t('editor.failed')} onRetry={retry} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <EditorSkeleton />
      )}
    </Sheet>
  );
}

type OpenedProps = Omit<EntryEditorProps, 'search'> & { title: string; start: Start };

/** What is fetched again while the form is open changes nothing in it. */
function Opened({ id, title, start: latest, ...acts }: OpenedProps) {
  const [start] = useState(latest);
  const kept = start.keptAs === undefined ? undefined : keptDrafts.read(start.keptAs);
  return (
    <EntryForm
      id={id}
      title={title}
      stored={start.stored}
      version={start.entry?.version}
      {...(start.entry && { entry: latest.entry ?? start.entry })}
      kept={kept}
      keptAs={start.keptAs}
      prefilled={start.prefilled}
      note={start.note}
      writtenFor={start.writtenFor}
      afterSave={start.afterSave}
      {...acts}
    />
  );
}

function EditorSkeleton() {
  if (!useLate(true)) return null;
  return (
    <div aria-busy="true" className="space-y-5">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
