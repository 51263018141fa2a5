import { createFileRoute } from '@tanstack/react-router';
import { readAnalysisSearch } from '#/components/analysis/analysis-search.ts';
import { AnalysisChannelScreen } from '#/screens/data-analysis/channel/channel-screen.tsx';

export const Route = createFileRoute('/dashboard/data-analysis/channel')({
  validateSearch: readAnalysisSearch,
  loader: ({ context }) => context.loadTexts(['analysis', 'controls', 'messaging']),
  component: AnalysisChannelScreen,
});
