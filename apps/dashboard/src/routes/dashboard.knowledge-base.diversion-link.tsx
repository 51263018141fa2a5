import { createFileRoute } from '@tanstack/react-router';
import { readDiversionSearch } from '#/components/diversion/diversion-search.ts';
import { DiversionScreen } from '#/screens/knowledge-base/diversion-link/diversion-screen.tsx';

export const Route = createFileRoute('/dashboard/knowledge-base/diversion-link')({
  validateSearch: readDiversionSearch,
  loader: ({ context }) => context.loadTexts(['diversion']),
  component: DiversionScreen,
});
