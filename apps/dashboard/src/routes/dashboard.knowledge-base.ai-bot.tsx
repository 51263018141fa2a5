import { createFileRoute } from '@tanstack/react-router';
import { BotScreen } from '#/screens/knowledge-base/ai-bot/bot-screen.tsx';
import { readBotSearch } from '#/screens/knowledge-base/ai-bot/bot-search.ts';

export const Route = createFileRoute('/dashboard/knowledge-base/ai-bot')({
  validateSearch: readBotSearch,
  loader: ({ context }) => context.loadTexts(['bot', 'copilot']),
  component: BotScreen,
});
