import type { CorpusView } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, ErrorState, IconButton, Sheet, Skeleton, toast, useConfirm } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useCorpusChanged } from '#/data/corpus.ts';
import { removeCorpus, shelvesQuery } from '#/data/corpus-shelf.ts';
import { CorpusDialog } from './corpus-dialog.tsx';

/** Adds, names and removes corpora; what is in a removed one moves to the first. */
export function ShelvesSheet({ onClose }: { onClose: () => void }) {
  const t = useT('corpus');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(shelvesQuery(useApi()));
  const [edited, setEdited] = useState<CorpusView | 'new'>();
  const first = data?.items.find((each) => each.is_first);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('shelves.manage')}
      footer={
        <Button variant="primary" icon={<Plus size={15} />} onClick={() => setEdited('new')}>
          {t('shelves.add')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState title={t('shelves.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : data ? (
        <ul className="divide-y divide-separator rounded-xl border border-border">
          {data.items.map((corpus) => (
            <CorpusRow key={corpus.id} corpus={corpus} firstName={first?.name ?? ''} onEdit={() => setEdited(corpus)} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
      {edited ? <CorpusDialog stored={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} /> : null}
    </Sheet>
  );
}

function CorpusRow({ corpus, firstName, onEdit }: { corpus: CorpusView; firstName: string; onEdit: () => void }) {
  const t = useT('corpus');
  const formats = useFormats();
  const api = useApi();
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const { confirm } = useConfirm();
  const { id, name, description, entries, is_first: isFirst } = corpus;
  const remove = async () => {
    const answer = await confirm({
      title: t('shelves.remove_title', { name }),
      text: t('shelves.remove_text', { first: firstName }),
      tone: 'danger',
      confirmLabel: t('shelves.remove'),
    });
    if (answer !== 'confirmed') return;
    try {
      const moved = await removeCorpus(api, id);
      toast.success(t('shelves.removed', { count: moved, shown: formats.number(moved) }));
    } catch (error) {
      toast.error(errorText(error));
    }
    await corpusChanged();
  };
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-13 text-muted">
          {[
            t('shelves.entries', { count: entries, shown: formats.number(entries) }),
            description || (isFirst ? t('shelves.first_hint') : ''),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <IconButton label={t('shelves.edit')} icon={<PenLine size={15} />} onClick={onEdit} />
      {isFirst ? null : <IconButton label={t('shelves.remove')} icon={<Trash2 size={15} />} onClick={() => void remove()} />}
    </li>
  );
}
