import { createFileRoute, redirect } from '@tanstack/react-router';
import { placeOfReport } from '#/components/analysis/report-search.ts';
import { savedReportsQuery } from '#/data/saved-report.ts';

export const Route = createFileRoute('/dashboard/data-analysis/')({
  beforeLoad: async ({ context: { api, queryClient } }) => {
    // The figures are worth seeing also where the reports cannot be read.
    const reports = await queryClient.query(savedReportsQuery(api)).catch(() => undefined);
    const first = reports?.items.find(({ id }) => id === reports.default_id);
    const { to, search } = placeOfReport(first?.filter ?? { page: 'overview' });
    throw redirect({ to, search: search as never, replace: true });
  },
});
