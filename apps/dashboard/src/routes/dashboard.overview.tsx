import { createFileRoute } from '@tanstack/react-router';
import { readStartSearch } from '#/components/first-site/start-search.ts';
import { OverviewScreen } from '#/screens/overview/overview-screen.tsx';

export const Route = createFileRoute('/dashboard/overview')({
  validateSearch: readStartSearch,
  component: OverviewScreen,
});
