import { ENTRY_STATUSES, isLocale, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, IconButton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import { PausedSearch } from '#/components/paused-search.tsx';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import { ATTENTIONS, type StatusFilter } from '#/components/corpus/corpus-search.ts';
import { EntriesExport } from './entries-export.tsx';
import { isFiltered, NO_FILTER, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

/** The choice that narrows nothing. */
const EVERY = 'all';

/** Search, corpus, language, state, tag; all of it lives in the address. */
export function CorpusFilters({ onManage }: { onManage: () => void }) {
  const t = useT('corpus');
  const common = useT('common');
  const dispatch = useAppDispatch();
  const { search, change } = useCorpusSearch();
  const filter = (wanted: Parameters<typeof change>[0]) => {
    // What is chosen but no longer shown would be changed unseen.
    dispatch(selectionSlice.actions.selectionCleared());
    change({ ...wanted, page: undefined });
  };
  const { data: shelves } = useQuery(shelvesQuery(useApi()));
  const formats = useFormats();
  const mayEdit = useMay()('corpus.edit');
  const statuses: { value: StatusFilter | 'usual'; label: string }[] = [
    { value: 'usual', label: t('filter.not_archived') },
    ...ENTRY_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
    { value: 'expired', label: t('filter.expired') },
    { value: 'upcoming', label: t('filter.upcoming') },
    { value: 'all', label: t('filter.all_statuses') },
  ];
  const locales = [
    { value: EVERY, label: t('filter.all_languages') },
    ...LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] })),
  ];
  const corpora = [
    { value: EVERY, label: t('filter.all_corpora') },
    ...(shelves?.items ?? []).map(({ id, name, entries }) => ({ value: id, label: `${name} · ${formats.number(entries)}` })),
  ];
  const tags = [...new Set([...(search.tag === undefined ? [] : [search.tag]), ...(shelves?.tags ?? [])])];
  const chosen = (value: string) => (value === EVERY ? undefined : value);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <PausedSearch
        label={t('filter.search')}
        className="max-w-56 min-w-32 flex-1 max-sm:max-w-none max-sm:basis-full"
        value={search.q ?? ''}
        onSearch={(q) => filter({ q: q === '' ? undefined : q })}
      />
      {corpora.length > 2 ? (
        <SelectOnDemand
          label={t('filter.corpus')}
          className="w-36 min-[1720px]:hidden max-sm:w-auto max-sm:flex-1"
          options={corpora}
          value={search.corpus ?? EVERY}
          onChange={(value) => filter({ corpus: chosen(value) })}
        />
      ) : null}
      <SelectOnDemand
        label={t('filter.language')}
        className="w-36 max-sm:w-auto max-sm:flex-1"
        options={locales}
        value={search.locale ?? EVERY}
        onChange={(value) => filter({ locale: isLocale(value) ? value : undefined })}
      />
      <SelectOnDemand
        label={t('filter.status')}
        className="w-36 max-sm:w-auto max-sm:flex-1"
        options={statuses}
        value={search.status ?? 'usual'}
        onChange={(value) => filter({ status: value === 'usual' ? undefined : value })}
      />
      <SelectOnDemand
        label={t('filter.attention')}
        className="w-36 max-sm:w-auto max-sm:flex-1"
        options={[
          { value: EVERY, label: t('filter.attention_none') },
          ...ATTENTIONS.map((each) => ({ value: each, label: each === 'any' ? t('filter.attention') : t(`filter.attention_${each}`) })),
        ]}
        value={search.attention ?? EVERY}
        onChange={(value) => filter({ attention: ATTENTIONS.find((each) => each === value) })}
      />
      {tags.length > 0 ? (
        <SelectOnDemand
          label={t('filter.tag')}
          className="w-32 max-sm:w-auto max-sm:flex-1"
          options={[{ value: EVERY, label: t('filter.all_tags') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          value={search.tag ?? EVERY}
          onChange={(value) => filter({ tag: chosen(value) })}
        />
      ) : null}
      {isFiltered(search) ? (
        <Button variant="ghost" onClick={() => filter(NO_FILTER)}>
          {common('actions.clear')}
        </Button>
      ) : null}
      <div className="ml-auto flex items-center gap-1">
        {mayEdit ? (
          <IconButton label={t('shelves.manage')} icon={<Library size={16} />} onClick={onManage} className="min-[1720px]:hidden" />
        ) : null}
        <EntriesExport />
      </div>
    </div>
  );
}
