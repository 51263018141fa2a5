import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import type { OverviewFigures } from '#/data/analysis.ts';
import { useOwnCells, useTeamCells, type Cell } from './today-cells.tsx';

/** The rows of a cell are those of its neighbours: values stand on one line whatever wraps above them. */
const CELL = 'row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0.5 rounded-lg px-5 py-4 max-sm:px-3 max-sm:py-3';

/** The same in two parts, where the note leads elsewhere. */
const HEAD = 'row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0.5 rounded-lg px-5 pt-4 max-sm:px-3 max-sm:pt-3';
const FOOT = 'min-w-0 rounded-lg px-5 pb-4 underline-offset-4 hover:underline max-sm:px-3 max-sm:pb-3';
const NOTE = 'text-muted text-pretty max-sm:text-xs';

interface TodayStripProps {
  figures: OverviewFigures;
  /** Of whoever answers and leads nobody: their own work. */
  own: boolean;
}

/** Today in six figures, each leading to what it counts: one card of six cells, three by two on phones. */
export function TodayStrip({ figures, own }: TodayStripProps) {
  return own ? <OwnStrip figures={figures} /> : <TeamStrip figures={figures} />;
}

function OwnStrip({ figures }: { figures: OverviewFigures }) {
  return <Strip cells={useOwnCells(figures)} />;
}

function TeamStrip({ figures }: { figures: OverviewFigures }) {
  return <Strip cells={useTeamCells(figures)} />;
}

function Strip({ cells }: { cells: readonly Cell[] }) {
  const t = useT('dashboard');
  return (
    <section
      aria-label={t('overview.today.label')}
      className="grid grid-cols-3 rounded-card border border-border bg-surface xl:grid-cols-6"
    >
      {cells.map(({ id, label, value, note, link, noteLink }, index) => (
        <div
          key={id}
          className={classNames(
            'row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0.5 border-separator',
            index % 3 > 0 && 'border-l',
            index === 3 && 'xl:border-l',
            index > 2 && 'max-xl:border-t',
          )}
        >
          {link(
            <>
              <span className="text-muted text-pretty">{label}</span>
              <span className="truncate text-xl font-semibold tabular-nums max-sm:text-base">{value}</span>
              {noteLink ? null : <span className={NOTE}>{note}</span>}
            </>,
            noteLink ? HEAD : CELL,
          )}
          {noteLink?.(<span className={NOTE}>{note}</span>, FOOT)}
        </div>
      ))}
    </section>
  );
}
