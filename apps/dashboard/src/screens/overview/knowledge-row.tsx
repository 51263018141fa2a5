import type { OverviewFigures } from '#/data/analysis.ts';
import { EntriesSummary } from './entries-summary.tsx';
import { TopEntries } from './top-entries.tsx';
import { Unanswered } from './unanswered.tsx';

/** How the knowledge does: what found no answer, what is used most, and what there is. It stands below what a first look shows. */
export function KnowledgeRow({ figures }: { figures: OverviewFigures }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
      <Unanswered figures={figures} />
      <TopEntries entries={figures.top_entries} />
      <EntriesSummary entries={figures.entries} />
    </div>
  );
}
