import { createFileRoute } from '@tanstack/react-router';
import { SessionScreen } from '#/screens/session/session-screen.tsx';
import { readSessionSearch } from '#/components/conversation/session-search.ts';

export const Route = createFileRoute('/dashboard/session')({
  validateSearch: readSessionSearch,
  loader: ({ context }) =>
    context.loadTexts(['controls', 'session', 'desk', 'bot', 'canned', 'cards', 'copilot', 'upload', 'orders', 'settings']),
  component: SessionScreen,
});
