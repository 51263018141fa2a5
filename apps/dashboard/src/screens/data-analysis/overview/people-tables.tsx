import { valueOf, type AnalysisReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { FigureTable, type FigureColumn } from '#/components/analysis/figure-table.tsx';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { useAnalysisText } from '#/components/analysis/use-analysis-text.ts';

type Person = AnalysisReport['agents'][number];

/** Who replied first in how many conversations, how fast and how well; and the same of teams. */
export function PeopleTables({ report: { agents, teams } }: { report: AnalysisReport }) {
  const t = useT('analysis');
  const { write } = useAnalysisText();
  const {
    open,
    times: { reply },
  } = useAnalysisSearch();
  const columns: FigureColumn<Person>[] = [
    { id: 'conversations', name: t('figure.conversations'), cell: (row) => write('count', row.conversations) },
    { id: 'first_reply', name: t(`figure.${reply}`), cell: (row) => write('time', row[`${reply}_ms`]) },
    { id: 'csat', name: t('figure.csat'), cell: (row) => write('stars', valueOf('csat', row)) },
  ];
  const shared = {
    head: t('people.name'),
    columns,
    nameOf: ({ name }: Person) => name || t('gone'),
    see: (figure: string) => t('see', { figure }),
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <FigureTable
        {...shared}
        title={t('people.agents')}
        rows={agents}
        none={t('people.none')}
        onOpen={({ key }) => open({ part: 'conversations', who: Number(key) })}
      />
      {teams.length > 0 ? (
        <FigureTable
          {...shared}
          title={t('people.teams')}
          rows={teams}
          none={t('people.no_teams')}
          onOpen={({ key }) => open({ part: 'conversations', group: key })}
        />
      ) : null}
    </div>
  );
}
