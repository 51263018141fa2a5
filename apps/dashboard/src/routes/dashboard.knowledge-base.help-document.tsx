import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '#/screens/knowledge-base/help-document/help-screen.tsx';
import { readHelpSearch } from '#/components/help/help-search.ts';

export const Route = createFileRoute('/dashboard/knowledge-base/help-document')({
  validateSearch: readHelpSearch,
  loader: ({ context }) => context.loadTexts(['help', 'copilot']),
  component: HelpScreen,
});
