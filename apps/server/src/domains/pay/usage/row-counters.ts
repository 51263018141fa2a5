import type { USAGE_METRICS } from '@lobby/contract';
import { countChannels } from '#/channels/count-channels.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { countEntries } from '#/domains/corpus/count-entries.ts';
import { countCharacters, countPages } from '#/domains/source/count-sources.ts';
import { countSeats } from '#/domains/tenant/count-seats.ts';
import { countStorage } from '#/domains/upload/count-storage.ts';
import type { CountedMetric } from './reserve-usage.ts';

type RowMetric = Exclude<(typeof USAGE_METRICS)[number], CountedMetric>;

/** The chat page of a business, which it has without connecting anything. */
const WEB_CHANNELS = 1;

/** How the limits that rows use up are counted, each by the domain of its rows. */
export const ROW_COUNTERS: Record<RowMetric, (scope: TenantScope, now: number) => Promise<number>> = {
  corpus_entries: countEntries,
  source_pages: countPages,
  source_chars: countCharacters,
  seats: countSeats,
  storage_mb: countStorage,
  channels: async (scope) => WEB_CHANNELS + (await countChannels(scope)),
};
