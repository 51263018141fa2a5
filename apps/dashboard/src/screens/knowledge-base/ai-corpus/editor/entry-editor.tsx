import { useLocale, useT } from '@lobby/i18n';
import { ErrorState, Sheet, Skeleton, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { entryQuery } from '#/data/corpus.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import { newEntry, valuesOf } from './entry-values.ts';
import { keptDrafts } from './kept-draft.ts';

interface EntryEditorProps extends Pick<EntryFormProps, 'onClose' | 'onOpen' | 'onRemove'> {
  /** Id of an entry, or `new`. */
  id: string;
  /** What a new entry starts with. */
  question?: string | undefined;
}

/** Writes or changes one entry, in a sheet beside the table. */
export function EntryEditor({ id, question, ...acts }: EntryEditorProps) {
  const t = useT('corpus');
  const locale = useLocale();
  const [fresh] = useState(() => newEntry(locale, question));
  if (id !== 'new') return <StoredEntry id={id} {...acts} />;
  const kept = question === undefined ? keptDrafts.read('new') : undefined;
  return <EntryForm title={t('editor.new')} id="new" stored={fresh} version={undefined} kept={kept} {...acts} />;
}

function StoredEntry({ id, ...acts }: Omit<EntryEditorProps, 'question'>) {
  const t = useT('corpus');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(entryQuery(useApi(), id));
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);
  if (first) {
    return (
      <EntryForm
        title={t('editor.edit')}
        id={id}
        stored={valuesOf(first)}
        version={first.version}
        entry={first}
        kept={keptDrafts.read(id)}
        {...acts}
      />
    );
  }
  return (
    <Sheet open onClose={acts.onClose} title={t('editor.edit')}>
      {error ? (
        <ErrorState title={t('editor.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <EditorSkeleton />
      )}
    </Sheet>
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
