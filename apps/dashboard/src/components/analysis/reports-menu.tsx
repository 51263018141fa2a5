import type { ReportFilter, ReportPage, SavedReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SavedViewsMenu } from '#/components/saved-views/saved-views-menu.tsx';
import { shelfOf } from '#/components/saved-views/view-shelf.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { savedReportsQuery, useChooseReport, useRemoveReport, useSaveReport } from '#/data/saved-report.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { placeOfReport, reportFilterOf } from './report-search.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })));
const SaveViewDialog = lazy(() =>
  import('#/components/saved-views/save-view-dialog.tsx').then((module) => ({ default: module.SaveViewDialog })),
);

/** The saved reports, and when they are mailed. Opening one goes to its page, with its days and filters. */
export function ReportsMenu({ page }: { page: ReportPage }) {
  const t = useT('analysis');
  const { search } = useAnalysisSearch();
  const navigate = useNavigate();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const may = useMay();
  const { items: views = [], default_id: firstId = null } = useQuery(savedReportsQuery(useApi())).data ?? {};
  const { mutateAsync: save } = useSaveReport();
  const { mutateAsync: remove } = useRemoveReport();
  const { mutateAsync: choose } = useChooseReport();
  const [asked, setAsked] = useState<'schedule' | 'save'>();
  const open = ({ filter }: SavedReport) => {
    const place = placeOfReport(filter);
    void navigate({ to: place.to, search: place.search as never });
  };
  const filter = reportFilterOf(page, search);
  const shelf = shelfOf({
    noun: 'reports',
    views,
    shown: { filter, sort: 'day' as const },
    open,
    save,
    remove,
    first: { id: firstId, choose },
  });
  const own = views.filter(({ owner, shared }) => owner.id === me?.id || (shared && may('team.edit')));
  return (
    <>
      <SavedViewsMenu shelf={shelf} isNamed />
      <Button
        variant="ghost"
        icon={<Mail size={15} aria-hidden="true" />}
        aria-label={t('schedule.open')}
        onClick={() => setAsked('schedule')}
      >
        <span className="max-sm:hidden">{t('schedule.open')}</span>
      </Button>
      <Suspense fallback={null}>
        {asked === 'schedule' ? (
          <ScheduleDialog
            reports={own}
            shownId={own.find((each) => isSame(each.filter, filter))?.id}
            onSave={() => setAsked('save')}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
        {asked === 'save' ? <SaveViewDialog shelf={shelf} onClose={() => setAsked('schedule')} /> : null}
      </Suspense>
    </>
  );
}

const isSame = (one: ReportFilter, other: ReportFilter) => {
  const parts = (filter: ReportFilter) => JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return parts(one) === parts(other);
};
