import type { ReportPage } from '@lobby/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SavedViewsMenu } from '#/components/saved-views/saved-views-menu.tsx';
import { shelfOf } from '#/components/saved-views/view-shelf.ts';
import { useApi } from '#/data/api.ts';
import { savedReportsQuery, useChooseReport, useRemoveReport, useSaveReport } from '#/data/saved-report.ts';
import { placeOfReport, reportFilterOf } from './report-search.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

/** The saved reports: opening one goes to its page, with its days and filters. */
export function ReportsMenu({ page }: { page: ReportPage }) {
  const { search } = useAnalysisSearch();
  const navigate = useNavigate();
  const { items: views = [], default_id: firstId = null } = useQuery(savedReportsQuery(useApi())).data ?? {};
  const { mutateAsync: save } = useSaveReport();
  const { mutateAsync: remove } = useRemoveReport();
  const { mutateAsync: choose } = useChooseReport();
  const open = ({ filter }: (typeof views)[number]) => {
    const place = placeOfReport(filter);
    void navigate({ to: place.to, search: place.search as never });
  };
  const shown = { filter: reportFilterOf(page, search), sort: 'day' as const };
  const shelf = shelfOf({ noun: 'reports', views, shown, open, save, remove, first: { id: firstId, choose } });
  return <SavedViewsMenu shelf={shelf} isNamed />;
}
