import { createFileRoute } from '@tanstack/react-router';
import { PlatformScreen } from '#/screens/ai-access/platform/platform-screen.tsx';

export const Route = createFileRoute('/dashboard/ai-access/platform')({
  loader: ({ context }) => context.loadTexts(['access']),
  component: PlatformScreen,
});
