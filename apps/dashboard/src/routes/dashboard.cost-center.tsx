import { createFileRoute } from '@tanstack/react-router';
import { CostCenterScreen } from '#/screens/cost-center/cost-center-screen.tsx';
import { readCostSearch } from '#/components/cost/cost-search.ts';

export const Route = createFileRoute('/dashboard/cost-center')({
  validateSearch: readCostSearch,
  loader: ({ context }) => context.loadTexts(['cost']),
  component: CostCenterScreen,
});
