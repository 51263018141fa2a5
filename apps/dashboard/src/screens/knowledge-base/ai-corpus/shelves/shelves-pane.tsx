import { useFormats, useT } from '@lobby/i18n';
import { classNames, IconButton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

/** The corpora with what is in them, left of the table where there is room. */
export function ShelvesPane({ onManage }: { onManage: () => void }) {
  const t = useT('corpus');
  const { data } = useQuery(shelvesQuery(useApi()));
  const mayEdit = useMay()('corpus.edit');
  const items = data?.items ?? [];
  const all = items.reduce((sum, { entries }) => sum + entries, 0);
  return (
    <nav
      aria-label={t('shelves.title')}
      className="hidden w-52 shrink-0 overflow-y-auto border-r border-border px-3 py-4 min-[1720px]:block"
    >
      <div className="mb-1 flex items-center justify-between px-2">
        <h2 className="text-13 text-muted">{t('shelves.title')}</h2>
        {mayEdit ? <IconButton size="small" label={t('shelves.manage')} icon={<Settings2 size={14} />} onClick={onManage} /> : null}
      </div>
      <ul className="flex flex-col gap-0.5">
        <ShelfRow name={t('shelves.all')} count={all} id={undefined} />
        {items.map(({ id, name, entries }) => (
          <ShelfRow key={id} id={id} name={name} count={entries} />
        ))}
      </ul>
    </nav>
  );
}

function ShelfRow({ id, name, count }: { id: string | undefined; name: string; count: number }) {
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const { search, change } = useCorpusSearch();
  const isChosen = search.corpus === id;
  const choose = () => {
    dispatch(selectionSlice.actions.selectionCleared());
    change({ corpus: id, page: undefined });
  };
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={choose}
        className={classNames(
          'flex w-full items-center gap-2 rounded-lg px-2 py-1.5 text-left text-sm',
          isChosen ? 'bg-accent-pale text-accent-text' : 'hover:bg-surface-hover',
        )}
      >
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="text-xs text-muted tabular-nums">{formats.number(count)}</span>
      </button>
    </li>
  );
}
