import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '#/screens/team/team-screen.tsx';
import { readTeamSearch } from '#/screens/team/team-search.ts';

export const Route = createFileRoute('/dashboard/team')({
  validateSearch: readTeamSearch,
  loader: ({ context }) => context.loadTexts(['team', 'mailbox']),
  component: TeamScreen,
});
