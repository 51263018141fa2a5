import { classNames } from '@lobby/ui';
import { useServesSessions } from '#/components/session-link.tsx';
import { useMay } from '#/components/use-may.ts';
import type { OverviewFigures } from '#/data/analysis.ts';
import { ChannelHealth } from './channel-health.tsx';
import { EntriesSummary } from './entries-summary.tsx';
import { OpenGaps } from './open-gaps.tsx';
import { Ratings } from './ratings.tsx';
import { TopEntries } from './top-entries.tsx';

/** What stands below the first look: channels, what found no answer, what visitors thought, and how the knowledge does. */
export function Cards({ figures, own }: { figures: OverviewFigures; own: boolean }) {
  const mayWrite = useMay()('corpus.edit');
  const readsSessions = useServesSessions();
  const cards = [
    ...(own ? [] : [<ChannelHealth key="channels" />]),
    ...(mayWrite ? [<OpenGaps key="gaps" />] : []),
    ...(readsSessions ? [<Ratings key="ratings" figures={figures} own={own} />] : []),
    <TopEntries key="top" entries={figures.top_entries} />,
    <EntriesSummary key="entries" entries={figures.entries} />,
  ];
  // The first column has one, the others share the rest: no card is stretched to another's length, and none stands alone in a row.
  const half = Math.ceil((cards.length - 1) / 2);
  const columns = [cards.slice(0, 1), cards.slice(1, 1 + half), cards.slice(1 + half)];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
      {columns.map((column, at) => (
        <div
          key={column[0]?.key}
          className={classNames(
            'grid min-w-0 items-start gap-5',
            at === columns.length - 1 && column.length > 1 && 'lg:max-xl:col-span-2 lg:max-xl:grid-cols-2',
          )}
        >
          {column}
        </div>
      ))}
    </div>
  );
}
