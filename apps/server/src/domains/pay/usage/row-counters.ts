import type { USAGE_METRICS } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { countEntries } from '#/domains/corpus/count-entries.ts';
import { countSeats } from '#/domains/tenant/count-seats.ts';
import type { CountedMetric } from './reserve-usage.ts';

type RowMetric = Exclude<(typeof USAGE_METRICS)[number], CountedMetric>;

/** The chat page of a business, which it has without connecting anything. */
const WEB_CHANNELS = 1;

/** How the limits that rows use up are counted, each by the domain of its rows. */
export const ROW_COUNTERS: Record<RowMetric, (scope: TenantScope) => Promise<number>> = {
  corpus_entries: countEntries,
  seats: countSeats,
  // A business has no files yet, and no channel but the web.
  storage_mb: () => Promise.resolve(0),
  channels: () => Promise.resolve(WEB_CHANNELS),
};
