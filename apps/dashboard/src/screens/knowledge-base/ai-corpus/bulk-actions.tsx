import { LOCALE_NAMES, LOCALES, type EntryAction } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, FolderInput, Languages, MoreHorizontal, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useApi } from '#/data/api.ts';
import { shelvesQuery, type Which } from '#/data/corpus-shelf.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { useBulkWork } from '#/components/corpus/use-bulk-work.ts';
import { filtersOf, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

const TagDialog = lazy(() => import('./tag-dialog.tsx').then((module) => ({ default: module.TagDialog })));

/** What can be done with the chosen rows, or with all that match. @param total how many match */
export function BulkActions({ total }: { total: number }) {
  const t = useT('corpus');
  const common = useT('common');
  const { entries, matching } = useAppSelector((state) => state.selection);
  const { search } = useCorpusSearch();
  const { busy, change, remove } = useBulkWork();
  const { data: shelves } = useQuery(shelvesQuery(useApi()));
  const [tagging, setTagging] = useState<'tag' | 'untag'>();
  const ids = Object.keys(entries);
  const which: Which = matching > 0 ? { filter: filtersOf(search) } : { ids };
  const run = (action: EntryAction) => void change(which, action);
  return (
    <>
      <AllThatMatch total={total} chosen={ids.length} />
      <Button size="small" variant="ghost" icon={<Send size={15} />} disabled={busy} onClick={() => run({ kind: 'publish' })}>
        {t('bulk.publish')}
      </Button>
      {shelves && shelves.items.length > 1 ? (
        <MenuOnDemand
          label={t('bulk.move_to')}
          size="small"
          trigger={<Trigger icon={<FolderInput size={15} aria-hidden="true" />} label={t('bulk.move')} />}
          entries={shelves.items.map(({ id, name }) => ({ id, label: name, onAction: () => run({ kind: 'move', corpus_id: id }) }))}
        />
      ) : null}
      <MenuOnDemand
        label={t('bulk.translate')}
        size="small"
        trigger={<Trigger icon={<Languages size={15} aria-hidden="true" />} label={t('bulk.translate')} />}
        entries={LOCALES.map((locale) => ({ id: locale, label: LOCALE_NAMES[locale], onAction: () => run({ kind: 'translate', locale }) }))}
      />
      <Button size="small" variant="ghost" icon={<Archive size={15} />} disabled={busy} onClick={() => run({ kind: 'archive' })}>
        {t('bulk.archive')}
      </Button>
      <MenuOnDemand
        label={t('bulk.more')}
        size="small"
        trigger={<Trigger icon={<MoreHorizontal size={15} aria-hidden="true" />} label={t('bulk.more')} />}
        entries={[
          { id: 'tag', label: t('bulk.tag'), onAction: () => setTagging('tag') },
          { id: 'untag', label: t('bulk.untag'), onAction: () => setTagging('untag') },
          { id: 'review', label: t('bulk.review'), onAction: () => run({ kind: 'review' }) },
          { id: 'draft', label: t('bulk.draft'), onAction: () => run({ kind: 'draft' }) },
          {
            id: 'delete',
            label: common('actions.delete'),
            tone: 'danger',
            onAction: () => void remove(which, Object.values(entries), matching > 0 ? matching : ids.length),
          },
        ]}
      />
      {tagging ? (
        <Suspense fallback={null}>
          <TagDialog
            kind={tagging}
            known={shelves?.tags ?? []}
            onClose={() => setTagging(undefined)}
            onTag={(tag) => {
              setTagging(undefined);
              run({ kind: tagging, tag });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Trigger({ icon, label }: { icon: React.ReactNode; label: string }) {
  return (
    <>
      {icon}
      {label}
    </>
  );
}

/** From the rows of this page to all rows of all pages. */
function AllThatMatch({ total, chosen }: { total: number; chosen: number }) {
  const t = useT('corpus');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const matching = useAppSelector((state) => state.selection.matching);
  if (matching > 0)
    return <span className="px-2 text-13 text-accent-text">{t('bulk.all_chosen', { shown: formats.number(matching) })}</span>;
  if (chosen >= total) return null;
  return (
    <Button size="small" variant="link" onClick={() => dispatch(selectionSlice.actions.allChosen(total))}>
      {t('bulk.all', { shown: formats.number(total) })}
    </Button>
  );
}
