import { createFileRoute } from '@tanstack/react-router';
import { readWebSearch } from '#/components/integration/web-search.ts';
import { WebScreen } from '#/screens/integration/web/web-screen.tsx';

export const Route = createFileRoute('/dashboard/integration/web')({
  validateSearch: readWebSearch,
  loader: ({ context }) => context.loadTexts(['integration', 'apps']),
  component: WebScreen,
});
