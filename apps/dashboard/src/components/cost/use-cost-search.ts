import type { Currency, Locale, Period } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { getRouteApi } from '@tanstack/react-router';
import { useAppSelector } from '#/state/use-store.ts';
import { readCostSearch, type CostSearch } from './cost-search.ts';

const route = getRouteApi('/dashboard/cost-center');

const HOME_CURRENCY: Readonly<Record<Locale, Currency>> = { 'en-US': 'USD', 'zh-CN': 'CNY', 'zh-HK': 'HKD', 'ja-JP': 'JPY' };

type Change = { readonly [Key in keyof CostSearch]?: CostSearch[Key] | undefined };

/** The address of the screen, read and changed. */
export function useCostSearch() {
  // The router passes on what the route left out as well.
  const search = readCostSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const move = (change: Change, replace: boolean) =>
    void navigate({ search: (before) => withoutGaps({ ...before, ...change }), replace, resetScroll: false });
  return {
    search,
    /** Changes parts of the address, leaving no history entry; undefined takes a part away. */
    change: (change: Change) => move(change, true),
    /** The same, as a step that the back button undoes. */
    go: (change: Change) => move(change, false),
  };
}

/** Prices are shown for this period in this currency: the chosen one, else the one that is paid in now, else the language's. */
export function usePriceTerms(): { period: Period; currency: Currency } {
  const { search } = useCostSearch();
  const locale = useLocale();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const paidIn = subscription?.amount ? subscription.currency : undefined;
  return { period: search.period ?? 'month', currency: search.currency ?? paidIn ?? HOME_CURRENCY[locale] };
}

function withoutGaps(search: Change): CostSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
