import { createFileRoute } from '@tanstack/react-router';
import { readAnalysisSearch } from '#/components/analysis/analysis-search.ts';
import { AnalysisOverviewScreen } from '#/screens/data-analysis/overview/overview-screen.tsx';

export const Route = createFileRoute('/dashboard/data-analysis/overview')({
  validateSearch: readAnalysisSearch,
  loader: ({ context }) => context.loadTexts(['analysis', 'controls']),
  component: AnalysisOverviewScreen,
});
