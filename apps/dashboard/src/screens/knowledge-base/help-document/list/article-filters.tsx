import { isLocale, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { STATUS_FILTERS } from '#/components/help/help-search.ts';
import { isFiltered, useHelpSearch } from '#/components/help/use-help-search.ts';
import { PausedSearch } from '#/components/paused-search.tsx';

const WIDTH = 'w-40 max-sm:w-auto max-sm:flex-1';

/** Search, state, language and who sees it; all of it lives in the address. */
export function ArticleFilters() {
  const t = useT('help');
  const common = useT('common');
  const { search, filter } = useHelpSearch();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <PausedSearch
        label={t('search')}
        className="max-w-56 min-w-44 flex-1 max-sm:max-w-none max-sm:basis-full"
        value={search.q ?? ''}
        onSearch={(q) => filter({ q: q === '' ? undefined : q })}
      />
      <SelectOnDemand
        label={t('filter.status')}
        className={WIDTH}
        options={[
          { value: 'any', label: t('filter.any_status') },
          ...STATUS_FILTERS.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        value={search.status ?? 'any'}
        onChange={(value) => filter({ status: STATUS_FILTERS.find((each) => each === value) })}
      />
      <SelectOnDemand
        label={t('filter.language')}
        className={WIDTH}
        options={[
          { value: 'any', label: t('filter.any_language') },
          ...LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] })),
        ]}
        value={search.locale ?? 'any'}
        onChange={(value) => filter({ locale: isLocale(value) ? value : undefined })}
      />
      <SelectOnDemand
        label={t('filter.visibility')}
        className={WIDTH}
        options={[
          { value: 'any', label: t('filter.any_visibility') },
          { value: 'public', label: t('public') },
          { value: 'internal', label: t('internal') },
        ]}
        value={search.visibility ?? 'any'}
        onChange={(value) => filter({ visibility: value === 'public' || value === 'internal' ? value : undefined })}
      />
      {isFiltered(search) ? (
        <Button
          variant="ghost"
          onClick={() => filter({ q: undefined, status: undefined, locale: undefined, visibility: undefined, category: undefined })}
        >
          {common('actions.clear')}
        </Button>
      ) : null}
    </div>
  );
}
