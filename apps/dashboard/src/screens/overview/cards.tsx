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
  return (
    <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
      {own ? null : <ChannelHealth />}
      {mayWrite ? <OpenGaps /> : null}
      {readsSessions ? <Ratings figures={figures} own={own} /> : null}
      <TopEntries entries={figures.top_entries} />
      <EntriesSummary entries={figures.entries} />
    </div>
  );
}
