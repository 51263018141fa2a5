import { ENTRY_STATUSES, isLocale, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useAppDispatch } from '#/state/use-store.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import type { StatusFilter } from './corpus-search.ts';
import { ExportMenu } from './export-menu.tsx';
import { SearchEntries } from './search-entries.tsx';
import { isFiltered, useCorpusSearch } from './use-corpus-search.ts';

/** Search, language and state; all of it lives in the address. */
export function CorpusFilters() {
  const t = useT('corpus');
  const common = useT('common');
  const dispatch = useAppDispatch();
  const { search, change } = useCorpusSearch();
  const filter = (wanted: Parameters<typeof change>[0]) => {
    // What is chosen but no longer shown would be changed unseen.
    dispatch(selectionSlice.actions.selectionCleared());
    change({ ...wanted, page: undefined });
  };
  const statuses: { value: StatusFilter | 'usual'; label: string }[] = [
    { value: 'usual', label: t('filter.not_archived') },
    ...ENTRY_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
    { value: 'all', label: t('filter.all_statuses') },
  ];
  const locales = [
    { value: 'all', label: t('filter.all_languages') },
    ...LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] })),
  ];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchEntries value={search.q ?? ''} onSearch={(q) => filter({ q: q === '' ? undefined : q })} />
      <SelectOnDemand
        label={t('filter.language')}
        className="w-40 max-sm:w-auto max-sm:flex-1"
        options={locales}
        value={search.locale ?? 'all'}
        onChange={(value) => filter({ locale: isLocale(value) ? value : undefined })}
      />
      <SelectOnDemand
        label={t('filter.status')}
        className="w-40 max-sm:w-auto max-sm:flex-1"
        options={statuses}
        value={search.status ?? 'usual'}
        onChange={(value) => filter({ status: value === 'usual' ? undefined : value })}
      />
      {isFiltered(search) ? (
        <Button variant="ghost" onClick={() => filter({ q: undefined, locale: undefined, status: undefined })}>
          {common('actions.clear')}
        </Button>
      ) : null}
      <div className="ml-auto">
        <ExportMenu />
      </div>
    </div>
  );
}
